import { afterEach, describe, expect, test } from 'vitest';
import { runBudget, unlimitRun } from '../agents/model/run-budget.ts';
import { limitSpending } from './spending.ts';

type Stored = Parameters<typeof limitSpending>[0];

/** A store that has one run, with these episodes and what their steps used. */
function storeWith(episodes: Readonly<Record<string, readonly ['ok' | 'error', number]>>): Stored {
  const unused = () => Promise.reject(new Error('not needed'));
  return {
    runs: { list: async () => [{ id: 'run-1' }], get: unused } as unknown as Stored['runs'],
    episodes: {
      keys: async () => new Map(Object.entries(episodes).map(([key, [status]]) => [key, status])),
      steps: async (_run: string, key: string) => {
        const usage = { requests: episodes[key]?.[1] ?? 0, inputTokens: 5, outputTokens: 1, ms: 1 };
        return [{ remark: { usage } }, { remark: {} }];
      },
    } as unknown as Stored['episodes'],
  };
}

afterEach(unlimitRun);

describe('limits of what models may use', () => {
  test('are none unless one is given', async () => {
    await limitSpending(storeWith({}), {}, 'latest');
    expect(runBudget()).toBeUndefined();
  });

  test('begin at what the finished episodes of a resumed run used', async () => {
    const store = storeWith({ a: ['ok', 3], b: ['ok', 4], c: ['error', 100] });
    await limitSpending(store, { maxRequests: 10 }, 'latest');
    expect(runBudget()?.spent).toMatchObject({ requests: 7, inputTokens: 10, outputTokens: 2 });
    await limitSpending(store, { maxCost: 2, maxTotalTokens: 50 });
    expect(runBudget()).toMatchObject({ limits: { maxCost: 2, maxTokens: 50 }, spent: { requests: 0 } });
  });
});
