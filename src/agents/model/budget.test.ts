import { describe, expect, it } from 'vitest';
import { Budget, BudgetSpent } from './budget.ts';
import { completion, hello, modelAt, rejection } from './endpoint.fixture.ts';
import { openModel } from './open.ts';
import { limitRun, unlimitRun } from './run-budget.ts';

describe('budgets', () => {
  it('end the asking by requests, tokens and money, and say what to do', async () => {
    const prices = { input: 2, output: 10 };
    for (const [limits, asks] of [
      [{ maxRequests: 2 }, 2],
      [{ maxTokens: 2200 }, 2],
      [{ maxCost: 0.0059 }, 2],
      [{ maxCost: 0.0061 }, 3],
    ] as const) {
      const budget = new Budget(limits);
      const { model, got } = await modelAt(['a'], { prices }, { budget });
      for (let i = 0; i < asks; i++) await model.ask(hello);
      const error = await rejection(model.ask(hello));
      expect(error).toBeInstanceOf(BudgetSpent);
      expect(String(error)).toMatch(/siren resume/);
      expect(got).toHaveLength(asks);
    }
  });

  it('count requests that failed, and go on from what was used before', async () => {
    const budget = new Budget({ maxRequests: 5 }, [{ requests: 2, inputTokens: 10, outputTokens: 1, ms: 1 }]);
    const { model, got } = await modelAt([{ status: 500 }], {}, { budget });
    expect(await rejection(model.ask(hello))).toBeInstanceOf(BudgetSpent);
    expect(got).toHaveLength(3);
    expect(budget.spent).toMatchObject({ requests: 5, inputTokens: 10 });
  });

  it('of a run hold for all models that are opened from then on', async () => {
    limitRun({ maxRequests: 2 });
    try {
      const [first, second] = [await modelAt(['a']), await modelAt(['b'])];
      await first.model.ask(hello);
      await second.model.ask(hello);
      expect(await rejection(first.model.ask(hello))).toBeInstanceOf(BudgetSpent);
      expect(await rejection(second.model.ask(hello))).toBeInstanceOf(BudgetSpent);
    } finally {
      unlimitRun();
    }
    await (await modelAt(['c'])).model.ask(hello);
  });

  it('in money need prices, and in tokens an endpoint that tells them', async () => {
    const open = () =>
      openModel(
        { model: 'openai-compatible:m', baseUrl: 'http://127.0.0.1:9/v1' },
        {},
        { budget: new Budget({ maxCost: 1 }) },
      );
    expect(open).toThrow(/--price-in/);
    const budget = new Budget({ maxTokens: 1e6 });
    const { model } = await modelAt(
      [{ status: 200, body: completion('a', { usage: undefined }) }],
      {},
      { budget },
    );
    await model.ask(hello);
    expect(await rejection(model.ask(hello))).toMatchObject({
      explanation: { found: expect.stringContaining('unknown') },
    });
  });
});
