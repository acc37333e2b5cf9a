import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { openStore } from '../store/index.ts';
import { temporaryFolder } from '../store/testing/folder.ts';
import { expandPlan } from './matrix.ts';
import { fakeEnvironment } from './testing/fake-environment.ts';
import { tinyPlan } from './testing/tiny-plan.ts';

/** Works on a run in a process of its own, and kills that once it has begun so many episodes. Says whether it came to its end before. */
async function workAndKill(args: readonly string[], episodes: number): Promise<boolean> {
  const script = new URL('testing/work.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  let begun = 0;
  let done = false;
  for await (const line of createInterface(child.stdout)) {
    if (line === 'all done') done = true;
    if (line === 'started' && ++begun === episodes) child.kill('SIGKILL');
  }
  await exited;
  return done;
}

test('a run that is killed again and again ends with exactly its episodes, each whole', async () => {
  const folder = await temporaryFolder();
  expect(await workAndKill([folder], 25)).toBe(false);
  const store = openStore(folder);
  const [run] = await store.runs.list();
  if (!run) throw new Error('the run was created');
  expect(run.status).toBe('interrupted');
  const first = (await store.episodes.keys(run.id)).size;
  expect(first).toBeGreaterThan(10);
  expect(first).toBeLessThan(60);

  expect(await workAndKill([folder, run.id], 30)).toBe(false);
  expect((await store.episodes.keys(run.id)).size).toBeGreaterThan(first);
  expect(await workAndKill([folder, run.id], Number.POSITIVE_INFINITY)).toBe(true);

  const { episodes } = await expandPlan(tinyPlan({ repeat: 20 }), fakeEnvironment());
  const saved = await store.episodes.keys(run.id);
  expect([...saved.keys()].sort()).toEqual(episodes.map(({ key }) => key).sort());
  expect(new Set(saved.values())).toEqual(new Set(['ok']));
  for (const key of saved.keys()) {
    const record = await store.episodes.get(run.id, key);
    if (record?.status !== 'ok') throw new Error('each has a verdict');
    expect(record.steps).toHaveLength(2);
    expect(record.verdict.scores.facts).toBe(record.facts.length);
  }
  expect((await store.runs.get(run.id))?.manifest).toMatchObject({ status: 'done', counts: { ok: 120 } });
  await store.close();
}, 60_000);
