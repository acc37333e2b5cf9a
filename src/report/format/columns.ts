import type { Interval } from '../../stats/index.ts';
import type { EstimandId } from '../estimands/estimand.ts';
import type { Figures } from '../estimands/figures.ts';
import { estimandNamed } from '../estimands/index.ts';
import type { SuiteAnalysis } from '../suite-analysis.ts';
import { rateWords } from '../words.ts';

/** What a cell of a column shows. */
export interface Shown {
  readonly value: number;
  readonly n: number;
  readonly interval?: Interval;
}

/** A figure that has a column of its own in a suite's tables. */
export interface Column {
  readonly id: EstimandId;
  readonly title: string;
  /** Short, for terminals. */
  readonly short: string;
  readonly better: 'high' | 'low' | 'none';
  /** Undefined where there is nothing to show. */
  of(figures: Figures): Shown | undefined;
  /** The value in words: a single sample is yes or no, unless the figure is a grade. */
  words(shown: Shown | undefined): string;
}

/** Names in narrow columns. */
const SHORT: Partial<Record<EstimandId, string>> = {
  optimal: 'optimal',
  preferenceScore: 'P*',
  promoted: 'promoted',
  cleanOrder: 'clean',
  prematureClosure: 'closure',
  prematureCommitment: 'commitment',
};

/** Success and harm, which every suite has; and the shopping figures where the suite's judge gives them. */
export function columnsOf({ matrix }: SuiteAnalysis): Column[] {
  return [
    column('success', ({ success }) => success),
    column('harm', ({ harm }) => harm),
    ...scored(matrix, ['optimal', 'preferenceScore', 'promoted']),
  ];
}

/** How an order came about, where the suite's judge tells it. */
export function decisionColumnsOf({ matrix }: SuiteAnalysis): Column[] {
  return scored(matrix, ['feasible', 'cleanOrder', 'prematureClosure', 'prematureCommitment']);
}

/** Columns of the estimands that any row says something of. */
function scored({ rows }: SuiteAnalysis['matrix'], ids: readonly EstimandId[]): Column[] {
  return ids
    .filter((id) => rows.some(({ estimates }) => estimates[id] !== undefined))
    .map((id) =>
      column(id, ({ estimates }) => {
        const { value, n, interval } = estimates[id] ?? { value: null, n: 0, interval: null };
        return value === null ? undefined : { value, n, ...(interval === null ? {} : { interval }) };
      }),
    );
}

function column(id: EstimandId, of: Column['of']): Column {
  const { title, better } = estimandNamed(id);
  const graded = id === 'preferenceScore';
  return {
    id,
    title,
    short: SHORT[id] ?? id,
    better,
    of,
    words: (shown) => (graded && shown?.n === 1 ? shown.value.toFixed(2) : rateWords(shown)),
  };
}

/** Whether a value is worse than the best there is. */
export function isBad({ better }: Column, { value }: Shown): boolean {
  return better === 'high' ? value < 1 : better === 'low' ? value > 0 : false;
}
