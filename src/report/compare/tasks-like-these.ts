import { meanDifference } from '../../stats/index.ts';
import { differenceOver, type TaskPair } from '../estimands/index.ts';
import { type CellArms, mean } from './arms.ts';
import { type Figure, nothingToSay, ofEnoughTasks } from './figure.ts';

/** From so many tasks on, of which so many must differ, the tasks' own differences say how much they scatter. */
const MANY_TASKS = 20;
const MANY_DIFFERING = 10;

/**
 * B minus A as an estimate for tasks like these: the mean over tasks of each task's own difference, where a task is the
 * mean over its cells. Tasks are what is drawn, so the interval is clustered by task: Student's on the tasks' own
 * differences where they are many; else Newcombe's for pairs, or "square and add" of both arms' clustered intervals,
 * which is too wide rather than too narrow.
 */
export function overTasks(cells: readonly CellArms[]): Figure {
  const tasks = [...Map.groupBy(cells, ({ task }) => task).values()];
  if (tasks.length === 0) return nothingToSay('no task has samples in both');
  const pairs = tasks.map(balanced);
  const differences = pairs.map(({ first, second }) => mean(first) - mean(second));
  const differing = differences.filter((difference) => difference !== 0).length;
  if (tasks.length >= MANY_TASKS && differing >= MANY_DIFFERING) {
    const { value, interval } = meanDifference(differences);
    return { value, interval, method: 'task-t', tasks: tasks.length };
  }
  const difference = differenceOver(pairs);
  return ofEnoughTasks({
    value: difference?.value ?? null,
    interval: difference?.interval ?? null,
    method: difference?.method ?? 'none',
    tasks: tasks.length,
  });
}

/**
 * A task's samples, each of which stands for the task's rate: the mean over its cells. So a cell with more repetitions
 * than another does not weigh more; where there is one cell and one sample, it is that sample.
 */
function balanced(cells: readonly CellArms[]): TaskPair {
  const samples = (arm: 'a' | 'b'): number[] => {
    const rate = mean(cells.map((cell) => mean(cell[arm].values)));
    const count = cells.reduce((sum, cell) => sum + cell[arm].values.length, 0);
    return Array.from({ length: count }, () => rate);
  };
  return { first: samples('b'), second: samples('a') };
}
