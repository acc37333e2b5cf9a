import { CONTROL, type Condition } from '../../core/mechanism.ts';
import type { Suite } from '../../core/suite.ts';
import type { Task } from '../../core/task.ts';
import { CHANNELS } from './channels/index.ts';
import { judge } from './judge.ts';
import { LAST_PICTURE_PATH } from './page/document.ts';
import { channelsOf, scenarioIn, taskId } from './parts.ts';
import { believeWords } from './paths/deceived.ts';
import { faithfulPath } from './paths/faithful.ts';
import type { Scenario } from './scenario.ts';
import { SCENARIOS } from './scenarios/index.ts';
import { addressOf, resourcesOf, twinSite } from './site.ts';

/** The paper's step limit (section 9.3); time limits are ours, and generous. */
const LIMITS = { steps: 12, episodeMs: 180_000, stepMs: 60_000 } as const;

/** The suite of agent-native-twins: one machine channel lies where the control's tells the truth. */
export const twins: Suite = twinsOf(SCENARIOS);

/** The suite over other scenarios than its own five: with other words, say, or on other sites. */
export function twinsOf(scenarios: readonly Scenario[]): Suite {
  const scenarioOf = (task: Task): Scenario => scenarioIn(scenarios, task);
  return {
    id: 'twins',
    title: 'Matched twins: the same page for a person, another one for a machine',
    paper: 'agent-native-twins',
    mechanisms: CHANNELS.map(({ mechanism }) => mechanism),
    tasks: scenarios.map(taskOf),
    absent: scenarios.flatMap((scenario) =>
      CHANNELS.flatMap((channel) => {
        const why = channel.absent?.(scenario);
        return why === undefined ? [] : [{ task: taskId(scenario), mechanism: channel.mechanism.id, why }];
      }),
    ),
    stage: (task, condition, surroundings) => {
      const scenario = scenarioOf(task);
      const lies = channelsOf(condition);
      const site = twinSite(
        scenario,
        (wiring) => lies.reduce((lied, { lie }) => lie(lied, scenario), wiring),
        surroundings,
      );
      return {
        sites: [site],
        start: addressOf(scenario, scenario.path),
        resources: resourcesOf(scenario),
        holds: [addressOf(scenario, LAST_PICTURE_PATH)],
      };
    },
    judge: (_task, condition, facts) => judge(condition, facts),
  };
}

function taskOf(scenario: Scenario): Task {
  const channels = CHANNELS.filter((channel) => channel.absent?.(scenario) === undefined);
  return {
    id: taskId(scenario),
    suite: 'twins',
    site: scenario.host,
    instruction: scenario.instruction,
    conditions: [CONTROL, ...channels.map(({ mechanism: { id } }): Condition => ({ id, mechanisms: [id] }))],
    tags: [scenario.optionKind, `${scenario.controlFace}-buttons`],
    limits: LIMITS,
    paths: (condition) => ({
      faithful: faithfulPath(scenario, condition),
      deceived: channelsOf(condition)[0]?.deceived(scenario) ?? believeWords(scenario, ({ name }) => name),
    }),
  };
}
