import { normalUpper } from '../normal.ts';
import { type BinomialData, checkData, indices, weightedGram } from './binomial-data.ts';
import { cholesky, inverse } from './cholesky.ts';
import { maximise } from './maximise.ts';
import type { Maximum, Method } from './point.ts';

/** A logistic regression. */
export interface LogisticFit {
  readonly data: BinomialData;
  readonly method: Method;
  /** One for each column. When rows are separated those of `ml` are only where the search stood still. */
  readonly coefficients: readonly number[];
  /** (X'WX)^-1 at the coefficients. */
  readonly covariance: readonly (readonly number[])[];
  readonly maximum: Maximum;
}

/** A coefficient with its Wald test. */
export interface Coefficient {
  readonly column: string;
  readonly estimate: number;
  readonly se: number;
  readonly z: number;
  /** Two-sided. */
  readonly p: number;
}

/**
 * Fits a logistic regression to grouped binomial rows: by maximum likelihood, or by Firth's penalised likelihood
 * (Biometrika 80, 1993; equal to the default of R's brglm2), whose estimates are finite under separation too.
 *
 * @throws RangeError that names the row or the column which can't be used: no rows, k above n, an aliased column.
 */
export function fitLogistic(data: BinomialData, method: Method): LogisticFit {
  checkData(data);
  const maximum = maximise(data, method);
  let covariance: number[][] | undefined;
  return {
    data,
    method,
    coefficients: [...maximum.beta],
    // Made when it is asked for: a likelihood ratio needs none.
    get covariance() {
      covariance ??= covarianceOf(data, maximum);
      return covariance;
    },
    maximum,
  };
}

function covarianceOf(data: BinomialData, { weight }: Maximum): number[][] {
  const size = data.columns.length;
  const factor = cholesky(weightedGram(data.x, weight, indices(size)), size);
  // Only a separated fit by maximum likelihood has so little information left that rounding eats it.
  if ('failedAt' in factor) return indices(size).map(() => indices(size).map(() => Number.POSITIVE_INFINITY));
  return inverse(factor.lower, size);
}

/**
 * The coefficients with standard errors and Wald tests.
 *
 * @throws RangeError for a fit by maximum likelihood with separated rows: its coefficients are infinite.
 */
export function coefficientsOf(fit: LogisticFit): Coefficient[] {
  refuseSeparated(fit);
  return fit.data.columns.map((column, j) => {
    const estimate = fit.coefficients[j] as number;
    const se = Math.sqrt(fit.covariance[j]?.[j] as number);
    const z = estimate / se;
    return { column, estimate, se, z, p: Math.min(1, 2 * normalUpper(Math.abs(z))) };
  });
}

/** @throws RangeError when rows are separated, so that no Wald test means anything. */
export function refuseSeparated(fit: LogisticFit): void {
  const row = fit.maximum.separated[0];
  if (row === undefined) return;
  throw new RangeError(
    `row ${row + 1} (k = ${fit.data.k[row]} of n = ${fit.data.n[row]}) is separated: its estimate by maximum likelihood is infinite; use the method firth, or a likelihood ratio`,
  );
}
