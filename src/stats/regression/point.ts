import { type BinomialData, indices, weightedGram } from './binomial-data.ts';
import { cholesky, inverseForm, logDeterminant } from './cholesky.ts';

/**
 * `ml`: maximum likelihood. `firth`: the likelihood times the square root of the determinant of the information
 * (Firth 1993), which has a finite maximum whatever the data.
 */
export type Method = 'ml' | 'firth';

/** The likelihood and what follows from it at given coefficients. */
export interface Point {
  readonly beta: Float64Array;
  /** Log odds of each row. */
  readonly eta: Float64Array;
  /** Fitted probability of each row. */
  readonly p: Float64Array;
  /** n p (1 - p) of each row. */
  readonly weight: Float64Array;
  /** Leverage of each row over all its samples; they sum to the number of columns. All zero under `ml`. */
  readonly leverage: Float64Array;
  /** Of the samples one by one: without the binomial coefficients. */
  readonly logLikelihood: number;
  /** log det X'WX of the full design. 0 under `ml`. */
  readonly logDeterminant: number;
  /** What is maximised: the log-likelihood, under `firth` plus half the log determinant. */
  readonly objective: number;
}

/** A maximum, and in which rows maximum likelihood has none. */
export interface Maximum extends Point {
  /** Indices of the rows whose log odds grow without end. Under `firth` there are none. */
  readonly separated: readonly number[];
  /** The direction in which the coefficients grow; all zero when no row is separated. */
  readonly drift: Float64Array;
}

/** A function from coefficients to their point. It gives undefined where the information is singular in rounding. */
export function pointsOf(data: BinomialData, method: Method): (beta: Float64Array) => Point | undefined {
  const penalty = method === 'ml' ? none(data) : square(data) ? ofSquare(data) : ofTall(data);
  return (beta) => {
    const rows = data.x.length;
    const eta = new Float64Array(rows);
    const p = new Float64Array(rows);
    const weight = new Float64Array(rows);
    let likelihood = 0;
    for (let i = 0; i < rows; i++) {
      const [k, n] = [data.k[i] as number, data.n[i] as number];
      const odds = product(data.x[i] as readonly number[], beta);
      eta[i] = odds;
      p[i] = 1 / (1 + Math.exp(-odds));
      weight[i] = n * (p[i] as number) * (1 / (1 + Math.exp(odds)));
      likelihood += rowLogLikelihood(k, n, odds);
    }
    const determined = penalty(weight);
    const objective = likelihood + (determined?.logDeterminant ?? 0) / 2;
    if (!determined || !Number.isFinite(objective)) return undefined;
    return { beta, eta, p, weight, logLikelihood: likelihood, objective, ...determined };
  };
}

/** The log-likelihood of k successes in n samples at log odds `eta`, without the binomial coefficient. */
export function rowLogLikelihood(k: number, n: number, eta: number): number {
  const logP = eta >= 0 ? -Math.log1p(Math.exp(-eta)) : eta - Math.log1p(Math.exp(eta));
  const logQ = eta >= 0 ? -eta - Math.log1p(Math.exp(-eta)) : -Math.log1p(Math.exp(eta));
  return (k === 0 ? 0 : k * logP) + (k === n ? 0 : (n - k) * logQ);
}

/** The product of a row of the design with coefficients. */
export function product(row: readonly number[], beta: ArrayLike<number>): number {
  let sum = 0;
  for (let j = 0; j < row.length; j++) sum += (row[j] as number) * (beta[j] as number);
  return sum;
}

interface Penalty {
  readonly leverage: Float64Array;
  readonly logDeterminant: number;
}

function none(data: BinomialData): (weight: Float64Array) => Penalty | undefined {
  const penalty = { leverage: new Float64Array(data.x.length), logDeterminant: 0 };
  return () => penalty;
}

function square(data: BinomialData): boolean {
  return data.x.length === data.columns.length;
}

/** With as many rows as columns X'WX has determinant det(X)^2 prod w, and each row has leverage 1. */
function ofSquare(data: BinomialData): (weight: Float64Array) => Penalty | undefined {
  const size = data.columns.length;
  const leverage = new Float64Array(size).fill(1);
  const factor = cholesky(weightedGram(data.x, leverage, indices(size)), size);
  if ('failedAt' in factor) return () => undefined;
  const constant = logDeterminant(factor.lower, size);
  return (weight) => ({
    leverage,
    logDeterminant: weight.reduce((sum, w) => sum + Math.log(w), constant),
  });
}

function ofTall(data: BinomialData): (weight: Float64Array) => Penalty | undefined {
  const size = data.columns.length;
  const all = indices(size);
  return (weight) => {
    const factor = cholesky(weightedGram(data.x, weight, all), size);
    if ('failedAt' in factor) return undefined;
    return {
      leverage: weight.map((w, i) => w * inverseForm(factor.lower, data.x[i] as readonly number[])),
      logDeterminant: logDeterminant(factor.lower, size),
    };
  };
}
