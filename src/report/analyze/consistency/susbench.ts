import { binomialError } from '../../../stats/index.ts';
import type { Part } from '../part.ts';
import { type PatternCell, sumOf } from '../susbench/cells.ts';
import { AVOIDANCE, OPERATORS, OVERALL, RESPONSE_RATES, TASKS } from '../susbench/published.ts';
import { countsOf, FITTED, reconstruct } from '../susbench/reconstruct.ts';

/** How many pairs of whole numbers each cell of SusBench's table 5 can come from. */
export function solutionTable(): Part {
  const cells = Object.entries(AVOIDANCE).flatMap(([pattern, row]) =>
    row.map((printed) => ({ pattern, solutions: printed[1] === 0 ? undefined : countsOf(printed).length })),
  );
  const alone = OPERATORS.filter(
    (_, i) => Object.values(AVOIDANCE).filter((row) => row[i]?.[1] === 0).length === 1,
  );
  const below = cells.flatMap(({ solutions }) => solutions ?? []);
  return {
    id: 'susbench-cells',
    title: 'SusBench, table 5: counts that give a cell’s mean and "SD"',
    columns: [
      { key: 'cells', label: 'cells', shown: 'text' },
      { key: 'count', label: 'number', shown: 'count' },
      { key: 'unique', label: 'with one solution', shown: 'count' },
    ],
    rows: [
      { cells: 'below 100 %', count: below.length, unique: below.filter((count) => count === 1).length },
      { cells: '100 %, from table 4', count: cells.length - below.length, unique: alone.length },
    ],
    notes: [
      `Solutions are sought up to n = 400, with the "SD" as sqrt(p (1 - p) / n). Open is how the 53 episodes of ${FITTED.operator} in its two cells of 100 % split; ${FITTED.n} and ${53 - FITTED.n} were chosen because they give table 6.`,
    ],
  };
}

/** Each operator of SusBench: the totals that its cells must give. */
export function operatorTable(): Part {
  const cells = reconstruct();
  return {
    id: 'susbench-operators',
    title: 'SusBench, tables 4 and 5: totals of each operator',
    columns: [
      { key: 'operator', label: 'operator', shown: 'text' },
      { key: 'avoided', label: 'avoided', shown: 'count' },
      { key: 'n', label: 'n', shown: 'count' },
      { key: 'mean', label: 'mean %', shown: 'percent' },
      { key: 'mean_printed', label: 'printed', shown: 'percent' },
      { key: 'sd', label: '"SD" %', shown: 'percent' },
      { key: 'sd_printed', label: 'printed', shown: 'percent' },
      { key: 'se', label: 'true SE', shown: 'percent' },
      { key: 'response', label: 'response %', shown: 'percent' },
      { key: 'response_printed', label: 'printed', shown: 'percent' },
    ],
    rows: OPERATORS.map((operator, i) => {
      const own = cells.filter((cell) => cell.operator === operator);
      const { avoided, n } = sumOf(own);
      const [mean, sd] = OVERALL[i] as readonly [number, number];
      return {
        operator,
        avoided,
        n,
        mean: avoided / n,
        mean_printed: mean / 100,
        sd: combinedSd(own),
        sd_printed: sd / 100,
        se: binomialError(avoided, n),
        response: n / TASKS,
        response_printed: (RESPONSE_RATES[i] as number) / 100,
      };
    }),
    notes: [
      'The overall "SD" is sqrt((Σ (n - 1) SE² + Σ n (m - M)²) / (N - 9)): it takes the standard errors of cells for standard deviations, and is ten times the error of the overall rate.',
    ],
  };
}

/** The paper's "combined SD" over an operator's cells. */
export function combinedSd(cells: readonly PatternCell[]): number {
  const { avoided, n: total } = sumOf(cells);
  const squares = cells.reduce(
    (sum, cell) =>
      sum +
      (cell.n - 1) * binomialError(cell.avoided, cell.n) ** 2 +
      cell.n * (cell.avoided / cell.n - avoided / total) ** 2,
    0,
  );
  return Math.sqrt(squares / (total - cells.length));
}
