import { type Alternative, AS_LIKELY } from './binomial-test.ts';
import { bisect } from './bisect.ts';
import { logGamma } from './gamma.ts';
import { checkLevel, LEVEL } from './interval.ts';
import type { OddsRatio } from './matched-odds-ratio.ts';
import { type FourFold, openStrata, type Stratum } from './table.ts';

/** An exact test of "the odds ratio is 1", with the ratio most likely given all margins. */
export interface ExactOdds extends OddsRatio {
  readonly p: number;
}

/** Log odds beyond which nothing is told apart in double precision. */
const FARTHEST = 700;

/** The chances, as logarithms, of each total count from `low` on of the first group's results, given all margins. */
interface Conditional {
  readonly low: number;
  readonly logs: readonly number[];
}

function ofStratum({ n1, n2, m1, n }: Stratum): Conditional {
  const choose = (from: number, k: number): number =>
    logGamma(from + 1) - logGamma(k + 1) - logGamma(from - k + 1);
  const low = Math.max(0, m1 - n2);
  const all = choose(n, m1);
  const size = Math.min(n1, m1) - low + 1;
  const logs = Array.from({ length: size }, (_, i) => choose(n1, low + i) + choose(n2, m1 - low - i) - all);
  return { low, logs };
}

/** In logarithms, as the far ends of large tables are smaller than any number. */
function convolve(x: Conditional, y: Conditional): Conditional {
  const logs = Array.from({ length: x.logs.length + y.logs.length - 1 }, (_, total) => {
    const first = Math.max(0, total - y.logs.length + 1);
    const last = Math.min(total, x.logs.length - 1);
    const parts: number[] = [];
    for (let i = first; i <= last; i++) parts.push((x.logs[i] as number) + (y.logs[total - i] as number));
    return logSum(parts);
  });
  return { low: x.low + y.low, logs };
}

function logSum(logs: readonly number[]): number {
  const most = logs.reduce((max, log) => Math.max(max, log), Number.NEGATIVE_INFINITY);
  return most + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - most), 0));
}

/** The chance of each count when the odds ratio is exp(`logOdds`). */
function chances(logs: readonly number[], logOdds: number): number[] {
  const tilted = logs.map((log, i) => log + i * logOdds);
  const all = logSum(tilted);
  return tilted.map((log) => Math.exp(log - all));
}

const sum = (values: readonly number[]): number =>
  Math.min(
    1,
    values.reduce((total, value) => total + value, 0),
  );

/**
 * The exact conditional test of independence in 2 x 2 tables, one a stratum, with the conditional maximum likelihood
 * estimate of their common odds ratio and its exact interval (R's `mantelhaen.test(exact = TRUE)`; Fisher's test when
 * there is one table). Two-sided, p is the chance of all results no more likely than the observed one. The interval
 * has two sides whatever the alternative is; its ends may be 0 and +Infinity, and so may the ratio.
 *
 * @throws RangeError for counts that are none, or when there are none at all.
 */
export function exactOdds(
  strata: readonly FourFold[],
  {
    alternative = 'two-sided',
    level = LEVEL,
  }: { readonly alternative?: Alternative; readonly level?: number } = {},
): ExactOdds {
  checkLevel(level);
  const open = openStrata(strata);
  const { low, logs } = open.map(ofStratum).reduce(convolve);
  const at = open.reduce((total, { a }) => total + a, 0) - low;
  const last = logs.length - 1;
  const alpha = (1 - level) / 2;
  const odds = (f: (chance: number[]) => number): number =>
    Math.exp(bisect((logOdds) => f(chances(logs, logOdds)), -FARTHEST, FARTHEST));
  const mean = (chance: number[]): number => chance.reduce((total, value, i) => total + i * value, 0);

  let ratio = at === 0 ? 0 : Number.POSITIVE_INFINITY;
  if (at > 0 && at < last) ratio = odds((chance) => mean(chance) - at);
  return {
    p: pValue(chances(logs, 0), at, alternative),
    ratio,
    interval: {
      low: at === 0 ? 0 : odds((chance) => sum(chance.slice(at)) - alpha),
      high: at === last ? Number.POSITIVE_INFINITY : odds((chance) => alpha - sum(chance.slice(0, at + 1))),
    },
  };
}

function pValue(chance: readonly number[], at: number, alternative: Alternative): number {
  if (alternative === 'greater') return at === 0 ? 1 : sum(chance.slice(at));
  if (alternative === 'less') return at === chance.length - 1 ? 1 : sum(chance.slice(0, at + 1));
  const most = (chance[at] as number) * AS_LIKELY;
  // What is left out is summed too, as a p of 1 must be exactly 1.
  return chance.every((value) => value <= most) ? 1 : sum(chance.filter((value) => value <= most));
}

/**
 * Fisher's exact test of a 2 x 2 table with the conditional odds ratio and its exact interval (R's `fisher.test`).
 * See `exactOdds`.
 *
 * @throws RangeError for counts that are none, or when there are none at all.
 */
export function fisherExact(
  table: FourFold,
  options: { readonly alternative?: Alternative; readonly level?: number } = {},
): ExactOdds {
  return exactOdds([table], options);
}
