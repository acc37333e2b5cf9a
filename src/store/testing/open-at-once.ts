import { openStore } from '../open.ts';
import { aManifest, anEpisode } from './records.ts';

/**
 * Opens a store that other processes open at the same time, saves episodes of one run and prints how many it kept.
 * Arguments: the store's folder, the run, how many episodes.
 */
const [folder = '', run = '', count = '0'] = process.argv.slice(2);
const store = openStore(folder);
await store.runs.create(aManifest(run)).catch(() => {});
while (!(await store.runs.get(run))) await new Promise((resolve) => setTimeout(resolve, 1));
let kept = 0;
for (let i = 0; i < Number(count); i++) {
  if (await store.episodes.save(run, anEpisode(`key-${i}`))) kept++;
}
await store.close();
console.log(JSON.stringify({ kept }));
