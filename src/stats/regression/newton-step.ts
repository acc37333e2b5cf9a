import { type BinomialData, weightedGram } from './binomial-data.ts';
import { cholesky, solve } from './cholesky.ts';
import { penalisedInformation } from './penalised-information.ts';
import type { Method, Point } from './point.ts';

/** Where separation leaves an information matrix that rounding made singular, its diagonal grows by this share. */
const RIDGE = 1e-12;
/** With more rows than this an exact step costs more than the steps that it saves. */
const MOST_ROWS = 2000;

/**
 * The step from a point towards the maximum over the free columns; 0 in all others. Usually Newton's for the samples
 * joined by those that Firth's penalty stands for: h/2 successes and h/2 failures in a row of leverage h. In a saturated
 * design that is exact; elsewhere h seldom changes much from step to step. When `exact` is asked for, Newton's own.
 */
export function newtonStep(
  data: BinomialData,
  method: Method,
  here: Point,
  free: readonly number[],
  exact: boolean,
): Float64Array {
  const step = new Float64Array(data.columns.length);
  const score = new Float64Array(free.length);
  const weight = new Float64Array(data.x.length);
  data.x.forEach((row, i) => {
    const [k, n, eta] = [data.k[i] as number, data.n[i] as number, here.eta[i] as number];
    const h = here.leverage[i] as number;
    // k - n p + h (1/2 - p), so written that no digits are lost where p is next to 1.
    const residual = k / (1 + Math.exp(eta)) - (n - k) * (here.p[i] as number) - 0.5 * h * Math.tanh(eta / 2);
    const joined = method === 'firth' && n > 0 ? (n + h) / n : 1;
    weight[i] = (here.weight[i] as number) * joined;
    free.forEach((column, j) => {
      score[j] = (score[j] as number) + residual * (row[column] as number);
    });
  });
  const lower =
    (exact && method === 'firth' && exactFactor(data, here, free)) || joinedFactor(data, weight, free);
  const solved = solve(lower, score);
  free.forEach((column, j) => {
    step[column] = solved[j] as number;
  });
  return step;
}

/** Undefined where the exact information is not positive definite, so that its step may lead away. */
function exactFactor(data: BinomialData, here: Point, free: readonly number[]): Float64Array | undefined {
  if (data.x.length > MOST_ROWS) return undefined;
  const information = penalisedInformation(data, here, free);
  const factor = information && cholesky(information, free.length);
  return factor && 'lower' in factor ? factor.lower : undefined;
}

/** @throws Error for a column of which the rows say nothing at these weights. */
function joinedFactor(data: BinomialData, weight: Float64Array, free: readonly number[]): Float64Array {
  const size = free.length;
  const information = weightedGram(data.x, weight, free);
  let factor = cholesky(information, size);
  for (let ridge = RIDGE; 'failedAt' in factor; ridge *= 100) {
    const column = free[factor.failedAt] as number;
    if (ridge > 1) throw new Error(`logistic regression: nothing is known of column ${data.columns[column]}`);
    for (let j = 0; j < size; j++)
      information[j * size + j] = (information[j * size + j] as number) * (1 + ridge);
    factor = cholesky(information, size);
  }
  return factor.lower;
}
