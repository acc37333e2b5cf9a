import { openStore } from '../open.ts';

/** Asks a store something as somebody who may not write there, and prints what that says. Argument: the store's folder. */
const [folder = ''] = process.argv.slice(2);
// Root may write everywhere.
if (process.getuid?.() === 0) process.setuid?.(65534);
try {
  await openStore(folder).runs.list();
  console.log('opened');
} catch (error) {
  console.log((error as Error).message);
}
