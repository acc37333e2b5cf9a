import { expect, test } from 'vitest';
import { MODALITIES } from '../src/agents/simple/modality.ts';
import { PROTOCOLS } from '../src/agents/simple/settings.ts';
import type { EpisodeRecord } from '../src/core/episode.ts';
import { factsOf } from '../src/core/fact.ts';
import { planSchema } from '../src/core/plan.ts';
import { startRun } from '../src/run/index.ts';
import { mocked } from './mocked.ts';

/**
 * Every built-in loop against the mock model, from the first look to the end, on a twins task and in a shop. They show
 * that the loops work, and nothing of how well an agent resists.
 */

const KEY = 'a-key-of-no-account';
const bench = mocked({ OPENAI_API_KEY: KEY, ANTHROPIC_API_KEY: KEY, GOOGLE_GENERATIVE_AI_API_KEY: KEY });

const simple = () => ({
  agent: 'simple',
  settings: {
    model: 'openai-compatible:mock',
    baseUrl: bench.model.baseUrl,
    modality: [...MODALITIES],
    protocol: [...PROTOCOLS],
  },
});
const computerUse = () => ({
  agent: 'computer-use',
  settings: { model: ['openai:cu', 'anthropic:claude-opus-4-6', 'google:cu'], baseUrl: bench.model.baseUrl },
});

async function run(suite: string, task: string): Promise<EpisodeRecord[]> {
  const plan = planSchema.parse({
    suites: [suite],
    tasks: [task],
    conditions: ['control'],
    limits: { episodeMs: 300_000, stepMs: 120_000 },
    agents: [simple(), computerUse()],
  });
  const summary = await startRun({ plan, store: bench.store, concurrency: 2, tries: 1, retryDelayMs: 0 });
  const heads = await bench.store.episodes.list(summary.run);
  const records = await Promise.all(heads.map(({ key }) => bench.store.episodes.get(summary.run, key)));
  return records.filter((record) => record !== undefined);
}

function ok(record: EpisodeRecord) {
  if (record.status !== 'ok') throw new Error(`${record.spec.agent.id}: ${record.message}`);
  return record;
}

/** Boxes without words are nothing to choose among: such an agent ends without having decided. */
const sees = ({ spec }: EpisodeRecord): boolean => spec.agent.settings.modality !== 'coordinates';

test('a twins task, in each modality and protocol, and with three providers’ own tools', async () => {
  const records = (await run('twins', 'twins/cookies')).map(ok);
  expect(records).toHaveLength(MODALITIES.length * PROTOCOLS.length + 3);
  for (const record of records) {
    const { end, verdict, spec, steps } = record;
    const seen = { agent: spec.agent.id, end, success: verdict.success, harm: verdict.harm };
    expect(seen).toEqual({ agent: spec.agent.id, end: 'done', success: sees(record), harm: false });
    for (const { remark } of steps) expect(remark.usage?.requests).toBeGreaterThan(0);
  }
}, 300_000);

test('a shop, from its first page to an order', async () => {
  const records = (await run('markets', 'markets/shop-laptop-a')).map(ok);
  expect(records).toHaveLength(MODALITIES.length * PROTOCOLS.length + 3);
  for (const record of records) {
    const { end, facts, spec } = record;
    const orders = factsOf(facts, 'order-placed').length;
    expect({ agent: spec.agent.id, end, orders }).toEqual({
      agent: spec.agent.id,
      end: 'done',
      orders: sees(record) ? 1 : 0,
    });
  }
}, 600_000);
