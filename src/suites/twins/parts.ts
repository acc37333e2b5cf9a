import type { Condition } from '../../core/mechanism.ts';
import type { Task } from '../../core/task.ts';
import type { Channel } from './channel.ts';
import { CHANNELS } from './channels/index.ts';
import type { Scenario } from './scenario.ts';

/** The id of a scenario's task. */
export function taskId(scenario: Scenario): string {
  return `twins/${scenario.id}`;
}

/** The scenario of a task. Throws RangeError for a task of none of them. */
export function scenarioIn(scenarios: readonly Scenario[], task: Task): Scenario {
  const scenario = scenarios.find((candidate) => taskId(candidate) === task.id);
  if (!scenario) throw new RangeError(`${task.id} is no task of the twins suite`);
  return scenario;
}

/** The channels of a condition. Throws RangeError for a mechanism of another suite. */
export function channelsOf(condition: Condition): Channel[] {
  return condition.mechanisms.map((id) => {
    const channel = CHANNELS.find(({ mechanism }) => mechanism.id === id);
    if (!channel) throw new RangeError(`"${id}" is no mechanism of the twins suite`);
    return channel;
  });
}
