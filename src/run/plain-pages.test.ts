import { expect, test } from 'vitest';
import { UsageError } from '../core/errors.ts';
import { openStore } from '../store/index.ts';
import { temporaryFolder } from '../store/testing/folder.ts';
import { expandPlan } from './matrix.ts';
import { startRun } from './start.ts';
import { fakeEnvironment } from './testing/fake-environment.ts';
import { anAgent, WALKER } from './testing/tiny-agents.ts';
import { tinyPlan } from './testing/tiny-plan.ts';
import { TINY } from './testing/tiny-suite.ts';

const shopper = anAgent(WALKER.run, { ...WALKER.card, shopper: true });
const readable = { suites: [{ ...TINY, worksWithoutScript: true as const }], agents: [shopper] };
const plan = tinyPlan({ browser: 'plain' });

test('plain pages are other episodes than those of a browser', async () => {
  const keys = async (browser?: 'chromium' | 'plain') =>
    (await expandPlan(tinyPlan(browser && { browser }), fakeEnvironment(readable))).keys;
  expect(await keys('plain')).not.toBe(await keys());
  expect(await keys('chromium')).toBe(await keys());
});

test('a run of plain pages opens them alone, and takes no pictures', async () => {
  const store = openStore(await temporaryFolder());
  const never = async (): Promise<never> => Promise.reject(new Error('a browser was opened'));
  const environment = {
    ...fakeEnvironment({ ...readable, faults: { open: never } }),
    plain: fakeEnvironment(readable),
  };
  const summary = await startRun({ plan, store, environment });
  expect(summary).toMatchObject({ status: 'done', episodes: 6, errors: 0 });
  for (const key of (await store.episodes.keys(summary.run)).keys()) {
    const record = await store.episodes.get(summary.run, key);
    expect(record).toMatchObject({ status: 'ok', spec: { browser: 'plain' } });
    const steps = record?.status === 'ok' ? record.steps : [];
    expect(steps.filter(({ screenshot }) => screenshot !== undefined)).toEqual([]);
  }
  await store.close();
});

test('plain pages are refused to suites that need script, and to agents that look elsewhere', async () => {
  const scripted = fakeEnvironment({ agents: [shopper] });
  await expect(expandPlan(plan, scripted)).rejects.toThrow(/pages work without script.*found tiny/);
  const seeing = fakeEnvironment({ ...readable, agents: [WALKER] });
  await expect(expandPlan(plan, seeing)).rejects.toThrow(/scripted shoppers.*found walker/);
  const store = openStore(await temporaryFolder());
  await expect(startRun({ plan, store, environment: fakeEnvironment(readable) })).rejects.toThrow(UsageError);
  await store.close();
});
