import { expect, test } from 'vitest';
import type { Agent, AgentSession } from '../core/agent.ts';
import type { Suite } from '../core/suite.ts';
import type { Task } from '../core/task.ts';
import { runEpisode } from './episode.ts';
import { expandPlan } from './matrix.ts';
import { fakeEnvironment } from './testing/fake-environment.ts';
import { anAgent } from './testing/tiny-agents.ts';
import { tinyPlan } from './testing/tiny-plan.ts';
import { TINY } from './testing/tiny-suite.ts';

async function answerOf({
  suite,
  agent,
  variants,
}: {
  readonly suite: Suite;
  readonly agent: Agent;
  readonly variants?: string[];
}): Promise<string> {
  const environment = fakeEnvironment({ agents: [agent], suites: [suite] });
  const plan = tinyPlan({
    cells: ['tiny/door:control'],
    agents: [agent.card.id],
    ...(variants && { variants }),
  });
  const [planned] = (await expandPlan(plan, environment)).episodes;
  if (!planned) throw new Error('the plan has an episode');
  const artifacts = { put: async () => 'hash' };
  return (await runEpisode(planned, environment, { artifacts, record: 'none' })).answer;
}

test('shoppers alone are handed the structured request', async () => {
  const request = { noun: 'door', configuration: [], requirements: [], preferences: [] };
  const [task] = TINY.tasks;
  const suite = { ...TINY, tasks: [{ ...(task as Task), request }] };
  const look = async ({ request: given }: AgentSession) => JSON.stringify(given ?? 'nothing');
  const shopper = anAgent(look, { shopper: true });
  expect(await answerOf({ suite, agent: shopper })).toBe(JSON.stringify(request));
  expect(await answerOf({ suite, agent: anAgent(look) })).toBe('"nothing"');
  expect(await answerOf({ suite: TINY, agent: shopper })).toBe('"nothing"');
});

test('a variant is the wording that the agent is told', async () => {
  const [task] = TINY.tasks;
  const variants = [{ id: 'curt', instruction: 'Door!' }];
  const suite = { ...TINY, tasks: [{ ...(task as Task), variants }] };
  const agent = anAgent(async ({ instruction }) => instruction);
  expect(await answerOf({ suite, agent, variants: ['curt'] })).toBe('Door!');
  expect(await answerOf({ suite, agent })).toBe('Open the door.');
});
