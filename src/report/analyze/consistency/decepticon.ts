import { binomialError } from '../../../stats/index.ts';
import type { Part } from '../part.ts';
import { oneDecimal } from '../susbench/reconstruct.ts';
import {
  BY_CATEGORY,
  CATEGORIES,
  OPEN_MODELS,
  OVERALL,
  OVERALL_COLUMNS,
  TASKS,
} from './decepticon-published.ts';

/** Attempts that the paper made at each task (section 4.1). */
const ATTEMPTS = 10;

/** A printed rate, and the numbers of samples from which its error may come. */
interface Check {
  readonly operator: string;
  readonly figure: string;
  readonly rate: number;
  readonly printed: number;
  readonly n: number;
}

/** The errors of table 2 (a). */
export function overallErrors(): Check[] {
  return Object.entries(OVERALL).flatMap(([operator, row]) =>
    row.map(([rate, printed], i) => {
      const wild = operator === 'Human' ? TASKS.humanWild : TASKS.wild;
      return {
        operator,
        figure: OVERALL_COLUMNS[i] as string,
        rate,
        printed,
        n: i < 4 ? TASKS.generated : wild,
      };
    }),
  );
}

/** The errors of table 2 (b); those of humans are of all 600 completions. */
export function categoryErrors(): Check[] {
  return Object.entries(BY_CATEGORY).flatMap(([operator, row]) =>
    Object.entries(CATEGORIES).map(([figure, tasks], i) => {
      const [rate, printed] = row[i] as readonly [number, number];
      return {
        operator,
        figure: `DP ${figure}`,
        rate,
        printed,
        n: operator === 'Human' ? TASKS.generated : tasks,
      };
    }),
  );
}

/** The standard error of a printed percent, as it would be printed. */
export function errorOf(rate: number, n: number): number {
  return oneDecimal(binomialError((rate / 100) * n, n) * 100);
}

/** Standard errors of DECEPTICON's table 2, recomputed. */
export function errorTable(
  id: string,
  title: string,
  checks: readonly Check[],
  notes: readonly string[],
): Part {
  const rows = checks
    .filter(({ rate }) => rate > 0 && rate < 100)
    .map(({ operator, figure, rate, printed, n }) => ({
      operator,
      figure,
      rate: rate / 100,
      printed: printed / 100,
      n,
      recomputed: errorOf(rate, n) / 100,
      attempts: operator === 'Human' ? null : errorOf(rate, n * ATTEMPTS) / 100,
      agrees: errorOf(rate, n) === printed ? 'yes' : 'no',
    }));
  const agree = rows.filter(({ agrees }) => agrees === 'yes').length;
  return {
    id,
    title,
    columns: [
      { key: 'operator', label: 'operator', shown: 'text' },
      { key: 'figure', label: 'figure', shown: 'text' },
      { key: 'rate', label: 'rate %', shown: 'percent' },
      { key: 'printed', label: 'SE printed', shown: 'percent' },
      { key: 'n', label: 'n', shown: 'count' },
      { key: 'recomputed', label: 'SE of n', shown: 'percent' },
      { key: 'attempts', label: 'SE of 10 n', shown: 'percent' },
      { key: 'agrees', label: 'agrees', shown: 'text' },
    ],
    rows,
    notes: [
      `${agree} of ${rows.length} errors are sqrt(p (1 - p) / n) with n in tasks; of 10 attempts a task (sections 4.1 and D.1) they would be a third of that.`,
      ...notes,
    ],
  };
}

/** What the counts behind table 3 can be. */
export function openModelTable(): Part {
  const counts = (rate: number, n: number): number[] =>
    Array.from({ length: n + 1 }, (_, k) => k).filter((k) => oneDecimal((k / n) * 100) === rate);
  return {
    id: 'decepticon-table-3',
    title: 'DECEPTICON, table 3: on how many tasks agents with open models were run',
    columns: [
      { key: 'model', label: 'model', shown: 'text' },
      { key: 'n', label: 'tasks', shown: 'count' },
      { key: 'sr', label: 'SR of n', shown: 'count' },
      { key: 'dp', label: 'DP of n', shown: 'count' },
      { key: 'fail', label: 'fail of n', shown: 'count' },
    ],
    rows: Object.entries(OPEN_MODELS).map(([model, rates]) => {
      const n = Array.from({ length: 60 }, (_, i) => i + 1).find((size) =>
        rates.every((rate) => counts(rate, size).length > 0),
      );
      const [sr, dp, fail] = rates.map((rate) => (n === undefined ? null : (counts(rate, n)[0] ?? null)));
      return { model, n: n ?? null, sr: sr ?? null, dp: dp ?? null, fail: fail ?? null };
    }),
    notes: [
      'The smallest number of tasks that gives all three printed rates of a model. For most it is 60 or a part of it, for one 59: the table is of about 60 tasks, not of the 600 that its title implies.',
    ],
  };
}
