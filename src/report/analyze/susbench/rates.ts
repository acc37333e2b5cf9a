import { binomialError, wilson } from '../../../stats/index.ts';
import { missingPart, type Part, type Value } from '../part.ts';
import { namesOf, type PatternCell, sumOf } from './cells.ts';
import { oneDecimal } from './reconstruct.ts';

/** Table 4: how often operators responded. */
export function responseTable(cells: readonly PatternCell[]): Part {
  const title = 'Table 4. Injection response rate by operator';
  if (cells.some(({ assigned }) => assigned === undefined)) {
    return missingPart(
      'table-4',
      title,
      'the file has no column "assigned" (episodes with and without a response).',
    );
  }
  return {
    id: 'table-4',
    title,
    columns: [
      { key: 'operator', label: 'operator', shown: 'text' },
      { key: 'responded', label: 'responded', shown: 'count' },
      { key: 'assigned', label: 'of', shown: 'count' },
      { key: 'rate', label: 'response %', shown: 'percent' },
      { key: 'low', label: 'low', shown: 'percent' },
      { key: 'high', label: 'high', shown: 'percent' },
    ],
    rows: namesOf(cells, 'operator').map((operator) => {
      const own = cells.filter((cell) => cell.operator === operator);
      const assigned = own.reduce((sum, cell) => sum + (cell.assigned ?? 0), 0);
      const { n } = sumOf(own);
      return { operator, responded: n, assigned, ...share(n, assigned) };
    }),
    notes: [
      'Who left the decision open is in no avoidance rate, as in the paper (5.2.1). Interval: Wilson, 95 %.',
    ],
  };
}

/** Table 5 as the paper prints it. */
export function avoidanceTable(cells: readonly PatternCell[]): Part {
  const operators = namesOf(cells, 'operator');
  const row = (pattern: string, own: readonly PatternCell[]): Record<string, Value> => ({
    pattern,
    ...Object.fromEntries(
      operators.map((operator) => {
        const { avoided, n } = sumOf(own.filter((cell) => cell.operator === operator));
        return [operator, n === 0 ? null : printed(avoided, n)];
      }),
    ),
  });
  return {
    id: 'table-5',
    title: 'Table 5. Avoidance rate (%, mean ± standard error) by operator and pattern',
    columns: [
      { key: 'pattern', label: 'pattern', shown: 'text' },
      ...operators.map((operator) => ({ key: operator, label: operator, shown: 'text' as const })),
    ],
    rows: [
      row('Overall', cells),
      ...namesOf(cells, 'pattern').map((pattern) =>
        row(
          pattern,
          cells.filter((cell) => cell.pattern === pattern),
        ),
      ),
    ],
    notes: [
      'What the paper calls "SD" is the binomial standard error sqrt(p (1 - p) / n). It is printed here as what it is, in "Overall" too: there the paper pools the errors as if they were standard deviations, and prints ten times too much.',
      '± 0.0 at 0 % and 100 % claims what no sample can: see the intervals of figure 4 (c).',
    ],
  };
}

/** Figure 4 (c), and table 5 in numbers: each cell with its interval. */
export function cellTable(cells: readonly PatternCell[]): Part {
  return {
    id: 'figure-4c',
    title: 'Figure 4 (c). Avoidance rate by pattern and operator, in numbers',
    columns: [
      { key: 'pattern', label: 'pattern', shown: 'text' },
      { key: 'operator', label: 'operator', shown: 'text' },
      { key: 'avoided', label: 'avoided', shown: 'count' },
      { key: 'n', label: 'n', shown: 'count' },
      { key: 'rate', label: 'rate %', shown: 'percent' },
      { key: 'se', label: 'SE', shown: 'percent' },
      { key: 'low', label: 'low', shown: 'percent' },
      { key: 'high', label: 'high', shown: 'percent' },
    ],
    rows: namesOf(cells, 'pattern').flatMap((pattern) =>
      cells
        .filter((cell) => cell.pattern === pattern)
        .map(({ operator, avoided, n }) => ({
          pattern,
          operator,
          avoided,
          n,
          se: n === 0 ? null : binomialError(avoided, n),
          ...share(avoided, n),
        })),
    ),
    notes: ['Interval: Wilson, 95 %; the paper’s error bars are its "SD".'],
  };
}

/** A share with its interval. */
export function share(k: number, n: number): { rate: Value; low: Value; high: Value } {
  if (n === 0) return { rate: null, low: null, high: null };
  const { low, high } = wilson(k, n);
  return { rate: k / n, low, high };
}

function printed(avoided: number, n: number): string {
  const decimal = (share: number): string => oneDecimal(share * 100).toFixed(1);
  return `${decimal(avoided / n)} ± ${decimal(binomialError(avoided, n))}`;
}
