import { type BinomialData, indices, weightedGram } from './binomial-data.ts';
import { cholesky, solve } from './cholesky.ts';
import { type Maximum, type Method, pointsOf, product } from './point.ts';

/** Log odds that stand for infinite ones: what the likelihood lacks of its bound there is below rounding. */
const ENDLESS = 36;

/**
 * The log odds of k successes in n samples. Under Firth's method half a success and half a failure are added (which is
 * its estimate in a saturated design); under maximum likelihood they are infinite for k = 0 and k = n.
 */
export function rowLogit(k: number, n: number, method: Method): number {
  const extra = method === 'firth' ? 0.5 : 0;
  return Math.log((k + extra) / (n - k + extra));
}

/** The maximum of a design with a column for each row, in closed form: its rates are the rows'. Undefined when the design is not saturated, or too near to being singular. */
export function saturatedMaximum(data: BinomialData, method: Method): Maximum | undefined {
  const size = data.columns.length;
  if (data.x.length !== size) return undefined;
  const factor = cholesky(weightedGram(data.x, new Float64Array(size).fill(1), indices(size)), size);
  if ('failedAt' in factor) return undefined;
  const logits = data.k.map((k, i) => rowLogit(k, data.n[i] as number, method));
  const separated = indices(size).filter((i) => !Number.isFinite(logits[i]));
  const bounded = logits.map((logit) => Math.max(-ENDLESS, Math.min(ENDLESS, logit)));
  const beta = coefficientsFor(data, factor.lower, bounded);
  const drift = coefficientsFor(
    data,
    factor.lower,
    logits.map((logit) => (Number.isFinite(logit) ? 0 : Math.sign(logit))),
  );
  const point = pointsOf(data, method)(beta);
  return point && { ...point, separated, drift };
}

/** The coefficients that give the rows these log odds. */
function coefficientsFor(data: BinomialData, lower: Float64Array, eta: readonly number[]): Float64Array {
  const beta = new Float64Array(eta.length);
  // Squaring the design costs digits; two rounds of refinement bring them back.
  for (let round = 0; round < 3; round++) {
    const right = new Float64Array(eta.length);
    data.x.forEach((row, i) => {
      const rest = (eta[i] as number) - product(row, beta);
      row.forEach((value, j) => {
        right[j] = (right[j] as number) + value * rest;
      });
    });
    solve(lower, right).forEach((change, j) => {
      beta[j] = (beta[j] as number) + change;
    });
  }
  return beta;
}
