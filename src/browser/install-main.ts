import { messageOf } from '../core/errors.ts';
import { findBrowser } from './find.ts';
import { installBrowser } from './install.ts';

/** For the set-up: finds a browser, else installs one, and says in one line which. Exit code 2 when there is none in the end. */
try {
  const found = await findBrowser();
  const binary = found ?? (await installBrowser((line) => console.log(line)));
  console.log(`Browser: ${binary.path} (${binary.kind}${found ? '' : ', just installed'})`);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 2;
}
