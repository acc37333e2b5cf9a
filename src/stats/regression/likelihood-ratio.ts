import type { LogisticFit } from './logistic.ts';
import { maximise } from './maximise.ts';

/**
 * Twice what the (penalised) log-likelihood loses when the coefficients of `columns` are held at 0. Under Firth's
 * method the determinant stays that of the full design (Heinze and Schemper 2002; the convention of logistf).
 */
export function likelihoodRatio(fit: LogisticFit, columns: readonly number[]): number {
  if (columns.length === 0) return 0;
  const held = new Map(columns.map((column) => [column, 0]));
  const reduced = maximise(fit.data, fit.method, held);
  return Math.max(0, 2 * (fit.maximum.objective - reduced.objective));
}
