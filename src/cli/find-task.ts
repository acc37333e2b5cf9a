import { CONTROL, type Condition } from '../core/mechanism.ts';
import { unknownName } from '../core/nearest.ts';
import type { Suite } from '../core/suite.ts';
import type { Task } from '../core/task.ts';
import { SUITES } from '../suites/index.ts';

/** A task by its id, with its suite. Throws UsageError with the nearest ids for an unknown one. */
export function taskNamed(id: string): { suite: Suite; task: Task } {
  for (const suite of SUITES) {
    const task = suite.tasks.find((candidate) => candidate.id === id);
    if (task) return { suite, task };
  }
  const known = SUITES.flatMap((suite) => suite.tasks.map((task) => task.id));
  throw unknownName('task', id, known, 'siren list');
}

/** A condition of a task. Throws UsageError with the nearest ids for one that it doesn't have. */
export function conditionNamed(task: Task, id: string = CONTROL.id): Condition {
  const condition = task.conditions.find((candidate) => candidate.id === id);
  if (condition) return condition;
  const known = task.conditions.map((candidate) => candidate.id);
  throw unknownName(`condition of ${task.id}`, id, known, 'siren list --json');
}
