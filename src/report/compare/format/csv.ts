import { csvLine } from '../../format/csv-line.ts';
import type { Changes, Comparison } from '../comparison.ts';

const HEADING = [
  'a',
  'b',
  'level',
  'task',
  'variant',
  'condition',
  'estimand',
  'value_a',
  'value_b',
  'difference',
  'low',
  'high',
  'method',
  'tasks',
  'episodes_a',
  'episodes_b',
  'errors_a',
  'errors_b',
];

/** One row for each estimand, overall, of each condition and of each cell (`level`). What does not exist is empty. */
export function csvOf(comparisons: readonly Comparison[]): string {
  const rows = comparisons.flatMap((comparison) => {
    const rowsOf = (
      level: string,
      { task, variant, condition, changes, episodes, errors }: Changes,
    ): string[] =>
      changes.map(({ estimand, a, b, difference }) =>
        csvLine([
          comparison.a.name,
          comparison.b.name,
          level,
          task,
          variant,
          condition,
          estimand.id,
          a,
          b,
          difference.value,
          difference.interval?.low,
          difference.interval?.high,
          difference.method,
          difference.tasks,
          episodes.a,
          episodes.b,
          errors.a,
          errors.b,
        ]),
      );
    return [
      ...rowsOf('overall', comparison.overall),
      ...comparison.conditions.flatMap((changes) => rowsOf('condition', changes)),
      ...comparison.cells.flatMap((changes) => rowsOf('cell', changes)),
    ];
  });
  return `${[csvLine(HEADING), ...rows].join('\n')}\n`;
}
