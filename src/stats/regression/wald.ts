import { cholesky, inverseForm } from './cholesky.ts';
import { type LogisticFit, refuseSeparated } from './logistic.ts';

/**
 * Wald's statistic for the coefficients of `columns` being all 0: b' V^-1 b over these columns.
 *
 * @throws RangeError for a fit by maximum likelihood with separated rows.
 */
export function waldStatistic(fit: LogisticFit, columns: readonly number[]): number {
  refuseSeparated(fit);
  if (columns.length === 0) return 0;
  const size = columns.length;
  const part = Float64Array.from({ length: size * size }, (_, at) => {
    const [row, column] = [columns[Math.floor(at / size)] as number, columns[at % size] as number];
    return fit.covariance[row]?.[column] as number;
  });
  const factor = cholesky(part, size);
  if ('failedAt' in factor) {
    throw new Error(
      `Wald test: the error of column ${fit.data.columns[columns[factor.failedAt] as number]} is lost in rounding`,
    );
  }
  return inverseForm(
    factor.lower,
    columns.map((column) => fit.coefficients[column] as number),
  );
}
