import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAgent } from '../agents/index.ts';
import type { Fact } from '../core/fact.ts';
import { markets } from '../suites/markets/index.ts';
import { type DefaultEnvironment, defaultEnvironment } from './default-environment.ts';
import { runEpisode } from './episode.ts';

let environment: DefaultEnvironment;
beforeAll(async () => {
  environment = await defaultEnvironment();
});
afterAll(() => environment.browser.close());

const firsts = [...Map.groupBy(markets.tasks, ({ site }) => site).values()].flatMap(([first]) => first ?? []);

/** What happened, but for the parts of pages that only browsers ask for. */
const told = (facts: readonly Fact[]) =>
  facts.filter(({ kind }) => kind !== 'page-served').map(({ kind, host, data }) => ({ kind, host, data }));

describe('without a browser', () => {
  it.each(firsts.map((task) => [task.id, task] as const))(
    '%s leaves the facts that it leaves in one',
    async (_, task) => {
      const [condition] = task.conditions.filter(({ id }) => id === 'treatment');
      if (condition === undefined) throw new Error(`${task.id} has no treatment`);
      const walk = async (where: DefaultEnvironment['plain']) => {
        const agent = await createAgent('path:faithful');
        const spec = {
          ...{
            suite: 'markets',
            task: task.id,
            condition,
            agent: agent.card,
            repetition: 0,
            seed: 1,
            content: '',
          },
          ...{ viewport: { width: 1280, height: 720 }, limits: task.limits, firstLook: 'settled' as const },
        };
        const artifacts = { put: async () => '' };
        return runEpisode({ spec, suite: markets, task, agent }, where, { artifacts, record: 'none' });
      };
      const [plain, browser] = [await walk(environment.plain), await walk(environment)];
      expect(plain.verdict).toMatchObject({ success: true, harm: false });
      expect(told(plain.facts)).toEqual(told(browser.facts));
    },
    120_000,
  );
});
