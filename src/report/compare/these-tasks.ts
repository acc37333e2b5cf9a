import { type Arm as ArmInterval, squareAndAdd, wilson } from '../../stats/index.ts';
import { type Arm, type CellArms, mean } from './arms.ts';
import { type Figure, nothingToSay } from './figure.ts';

/**
 * B minus A on these very tasks: what would come out if they were repeated for ever. Tasks are given, so that only
 * repetitions scatter: the intervals of the cells' own differences are added up by their squares (a stratified Newcombe
 * interval), each task with the same weight and within it each cell. A deterministic agent's cell scatters not at all.
 */
export function onTheseTasks(cells: readonly CellArms[]): Figure {
  const tasks = [...Map.groupBy(cells, ({ task }) => task).values()];
  if (tasks.length === 0) return nothingToSay('no task has samples in both');
  let [value, down, up] = [0, 0, 0];
  for (const own of tasks) {
    const weight = 1 / (tasks.length * own.length);
    for (const { a, b } of own) {
      const difference = mean(b.values) - mean(a.values);
      const interval = squareAndAdd(intervalOf(b), intervalOf(a));
      value += weight * difference;
      down += (weight * (difference - interval.low)) ** 2;
      up += (weight * (interval.high - difference)) ** 2;
    }
  }
  const interval = { low: Math.max(-1, value - Math.sqrt(down)), high: Math.min(1, value + Math.sqrt(up)) };
  return { value, interval, method: 'stratified-newcombe', tasks: tasks.length };
}

function intervalOf({ values, exact }: Arm): ArmInterval {
  const rate = mean(values);
  if (exact) return { rate, low: rate, high: rate };
  return { rate, ...wilson(rate * values.length, values.length) };
}
