import { posix } from 'node:path';
import { UsageError } from '../core/errors.ts';
import type { Condition } from '../core/mechanism.ts';
import { unknownName } from '../core/nearest.ts';
import type { Plan } from '../core/plan.ts';
import type { Suite } from '../core/suite.ts';
import type { Task } from '../core/task.ts';

/** A task in a condition. */
export interface Cell {
  readonly suite: Suite;
  readonly task: Task;
  readonly condition: Condition;
}

/**
 * The tasks and conditions that a plan asks for, each pair once, in the suites' own order.
 *
 * @throws UsageError for a name or glob that matches nothing (the nearest names are offered), and when no pair is left.
 */
export function cellsOf(
  plan: Pick<Plan, 'suites' | 'tasks' | 'conditions' | 'cells' | 'variants'>,
  suites: readonly Suite[],
): Cell[] {
  const chosen = [...new Set(plan.suites)].map((name) => {
    const suite = suites.find(({ id }) => id === name);
    if (!suite)
      throw unknownName(
        'suite',
        name,
        suites.map(({ id }) => id),
        'siren list suites',
      );
    return suite;
  });
  const tasks = chosen.flatMap((suite) => suite.tasks.map((task) => ({ suite, task })));
  const taskIds = tasks.map(({ task }) => task.id);
  const wantedTasks = plan.tasks
    ? new Set(plan.tasks.flatMap((glob) => tasksMatching(glob, taskIds)))
    : new Set(taskIds);
  const variantIds = [...new Set(tasks.flatMap(({ task }) => task.variants?.map(({ id }) => id) ?? []))];
  const noVariant = plan.variants?.find((name) => !variantIds.includes(name));
  if (noVariant !== undefined) throw unknownName('variant', noVariant, variantIds, 'siren list');
  const all = tasks
    .filter(({ task }) => wantedTasks.has(task.id) && hasVariant(task, plan.variants))
    .flatMap(({ suite, task }) => task.conditions.map((condition) => ({ suite, task, condition })));

  const conditionIds = [...new Set(all.map(({ condition }) => condition.id))];
  const unknown = plan.conditions?.find((name) => !conditionIds.includes(name));
  if (unknown !== undefined) throw unknownName('condition', unknown, conditionIds, 'siren list');
  const crossed = all.filter(({ condition }) => plan.conditions?.includes(condition.id) ?? true);
  if (!plan.cells) return notEmpty(crossed);

  const names = crossed.map(nameOf);
  const wantedCells = new Set(plan.cells.flatMap((cell) => cellsMatching(cell, names)));
  return notEmpty(crossed.filter((cell) => wantedCells.has(nameOf(cell))));
}

function hasVariant({ variants = [] }: Task, wanted: Plan['variants']): boolean {
  return wanted === undefined || variants.some(({ id }) => wanted.includes(id));
}

const nameOf = ({ task, condition }: Cell): string => `${task.id}:${condition.id}`;

/** A glob without a slash is matched against the part after the suite's name, too: `cart` finds `twins/cart`. */
function tasksMatching(glob: string, ids: readonly string[]): string[] {
  const matching = ids.filter(
    (id) => posix.matchesGlob(id, glob) || posix.matchesGlob(id.slice(id.indexOf('/') + 1), glob),
  );
  if (matching.length === 0) throw unknownName('task', glob, ids, 'siren list');
  return matching;
}

function cellsMatching(cell: string, names: readonly string[]): string[] {
  const matching = names.filter((name) => posix.matchesGlob(name, cell));
  if (matching.length === 0) throw unknownName('cell (task:condition)', cell, names, 'siren list');
  return matching;
}

function notEmpty(cells: Cell[]): Cell[] {
  if (cells.length > 0) return cells;
  throw new UsageError({
    expected: 'a plan with at least one episode',
    found: 'none: no task of these suites is left',
    hint: 'Widen the tasks, conditions or cells; see `siren list`.',
  });
}
