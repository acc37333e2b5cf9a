import { afterAll, beforeAll, expect, test } from 'vitest';
import { BudgetSpent } from '../../src/agents/model/index.ts';
import { limitRun, unlimitRun } from '../../src/agents/model/run-budget.ts';
import { planSchema } from '../../src/core/plan.ts';
import { totalUsage } from '../../src/core/usage.ts';
import { startRun } from '../../src/run/index.ts';
import { mocked } from '../mocked.ts';
import { startProviders } from './provider.ts';

/**
 * The real libraries and the APIs of three providers: each asks through Siren's meter, in the provider's own form, and
 * only the meter has the key. What stands in for the providers says one word, which no agent can use.
 */

const KEY = 'a-key-of-no-account';
const bench = mocked({
  PYTHONDONTWRITEBYTECODE: '1',
  OPENAI_API_KEY: KEY,
  ANTHROPIC_API_KEY: KEY,
  GOOGLE_GENERATIVE_AI_API_KEY: KEY,
});

let providers: Awaited<ReturnType<typeof startProviders>>;
beforeAll(async () => {
  providers = await startProviders();
});
afterAll(() => providers.close());

const HEADERS = { openai: 'authorization', anthropic: 'x-api-key', google: 'x-goog-api-key' } as const;
type Name = keyof typeof HEADERS;
/** What finds out whether a model answers, and sees, asks so often. */
const CHECKS = 2;
const LONG = 240_000;

/** Runs an agent for one episode with a model of a provider; gives the episode and what the provider got. */
async function run(agent: string, provider: Name) {
  const before = providers.got.length;
  const baseUrl = `${providers.origin}${provider === 'google' ? '/v1beta' : '/v1'}`;
  const plan = planSchema.parse({
    suites: ['twins'],
    tasks: ['twins/cart'],
    conditions: ['control'],
    limits: { episodeMs: LONG, stepMs: LONG },
    agents: [{ agent, settings: { model: `${provider}:m`, baseUrl } }],
  });
  const carried = provider === 'openai' ? `Bearer ${KEY}` : KEY;
  const got = () =>
    providers.got.slice(before).map(({ path, headers }) => [path, headers[HEADERS[provider]] === carried]);
  const running = startRun({ plan, store: bench.store, tries: 1, retryDelayMs: 0 });
  return {
    got,
    record: running.then(async (summary) => {
      const [head] = await bench.store.episodes.list(summary.run);
      return head && bench.store.episodes.get(summary.run, head.key);
    }),
  };
}

test.each<[string, Name, string]>([
  ['browser-use', 'openai', '/v1/chat/completions'],
  ['browser-use', 'anthropic', '/v1/messages'],
  ['stagehand', 'openai', '/v1/responses'],
  ['stagehand', 'anthropic', '/v1/messages'],
  ['stagehand', 'google', '/v1beta/models/m:generateContent'],
  ['magnitude', 'openai', '/v1/chat/completions'],
  ['magnitude', 'google', '/v1beta/models/m:generateContent'],
])(
  '%s asks %s as it asks there, and what it used is known',
  async (agent, provider, path) => {
    const { record, got } = await run(agent, provider);
    const episode = await record;
    if (episode?.status !== 'ok') throw new Error(episode?.message ?? 'There is no episode.');
    expect(episode.end).toBe('agent-failure');
    const asked = got().slice(CHECKS);
    expect(asked).toEqual(asked.map(() => [path, true]));
    const used = totalUsage(episode.steps.flatMap(({ remark }) => remark.usage ?? []));
    expect(used).toMatchObject({ requests: asked.length, outputTokens: asked.length });
    expect(used.requests).toBeGreaterThan(0);
  },
  LONG,
);

// It asks again and again; so its budget is what ends it.
test(
  'browser-use asks google as it asks there, and its budget holds',
  async () => {
    limitRun({ maxRequests: CHECKS + 1 });
    try {
      const { record, got } = await run('browser-use', 'google');
      await expect(record).rejects.toThrow(BudgetSpent);
      expect(got()).toEqual(Array(CHECKS + 1).fill(['/v1beta/models/m:generateContent', true]));
    } finally {
      unlimitRun();
    }
  },
  LONG,
);

test('magnitude asks anthropic at its own address: another one, or a budget, would have no effect', async () => {
  const { record, got } = await run('magnitude', 'anthropic');
  await expect(record).rejects.toThrow(/no base URL for anthropic/);
  expect(got()).toEqual([]);
});
