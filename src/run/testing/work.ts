import { setTimeout as delay } from 'node:timers/promises';
import { openStore } from '../../store/index.ts';
import { resumeRun, startRun } from '../start.ts';
import { fakeEnvironment } from './fake-environment.ts';
import { tinyPlan } from './tiny-plan.ts';

/**
 * Works on a tiny run in a process of its own, and prints a line for each episode that it begins.
 * Arguments: the store's folder, and the run to resume; a new one is started when that is left out.
 */
const [folder = '', run] = process.argv.slice(2);
const store = openStore(folder);
const options = {
  store,
  environment: fakeEnvironment({ faults: { act: () => delay(3) } }),
  onEvent: (event: { type: string }) => event.type === 'started' && console.log('started'),
};
if (run) await resumeRun({ ...options, run });
else await startRun({ ...options, plan: tinyPlan({ repeat: 20 }) });
await store.close();
console.log('all done');
