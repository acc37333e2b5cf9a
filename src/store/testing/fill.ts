import { openStore } from '../open.ts';
import { aManifest, anEpisode } from './records.ts';

/**
 * Saves large episodes until the store says no, then prints how many it kept and what it said.
 * Arguments: the store's folder, and the run to make.
 */
const [folder = '', run = ''] = process.argv.slice(2);
const store = openStore(folder);
await store.runs.create(aManifest(run));
let kept = 0;
try {
  for (; kept < 5000; kept++) {
    await store.episodes.save(run, anEpisode(`key-${kept}`, { answer: 'x'.repeat(20_000) }));
  }
  console.log(JSON.stringify({ kept }));
} catch (error) {
  const { name, trouble, message } = error as { name: string; trouble?: string; message: string };
  console.log(JSON.stringify({ kept, name, trouble, message }));
}
