import { openStore } from '../open.ts';

/** Takes a run's lease, says so, and holds it until it is killed. Arguments: the store's folder, the run. */
const [folder = '', run = ''] = process.argv.slice(2);
const store = openStore(folder);
await store.runs.lease(run);
console.log('held');
setInterval(() => {}, 1000);
