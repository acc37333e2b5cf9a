import type { LogisticModel } from './model.ts';
import { product } from './point.ts';
import { rowLogit } from './saturated.ts';

/** Estimated log odds of every combination of levels, and the covariance of their errors. */
export interface CellLogits {
  /** In the order of the model's cells. Plus or minus infinity where maximum likelihood has no estimate. */
  readonly logits: readonly number[];
  /** Covariance of two cells, by index. Infinite for a cell without estimate against itself. */
  covariance(a: number, b: number): number;
}

/** A variance beyond this is no estimate but a row whose log odds grow without end. */
const ENDLESS = 1e6;
const MOVING = 1e-3;

/** The log odds of a model's cells; of a saturated one in closed form. */
export function cellLogits(model: LogisticModel): CellLogits {
  return model.saturated ? saturatedLogits(model) : fittedLogits(model);
}

/**
 * A saturated model is its table. Under Firth's method each cell gains half a success and half a failure:
 * logit (k + 1/2) / (n - k + 1/2), error 1 / sqrt(n p (1 - p)) at p = (k + 1/2) / (n + 1).
 */
function saturatedLogits({ cells, fit }: LogisticModel): CellLogits {
  const logits = cells.map(({ k, n }) => rowLogit(k, n, fit.method));
  const variances = cells.map(({ n }, i) => {
    const logit = logits[i] as number;
    return ((1 + Math.exp(-logit)) * (1 + Math.exp(logit))) / n;
  });
  return { logits, covariance: (a, b) => (a === b ? (variances[a] as number) : 0) };
}

function fittedLogits({ cells, design, fit }: LogisticModel): CellLogits {
  const rows = cells.map((cell) => design.row(cell.at));
  const spread = rows.map((row) => fit.covariance.map((line) => product(row, line)));
  const covariance = (a: number, b: number): number => product(rows[b] as number[], spread[a] as number[]);
  const endless = rows.map(
    (row, i) =>
      fit.maximum.separated.length > 0 &&
      (Math.abs(product(row, fit.maximum.drift)) > MOVING || !(covariance(i, i) < ENDLESS)),
  );
  return {
    logits: rows.map((row, i) => {
      const logit = product(row, fit.coefficients);
      return endless[i] ? Math.sign(logit) * Number.POSITIVE_INFINITY : logit;
    }),
    covariance: (a, b) => {
      if (endless[a] || endless[b]) return a === b ? Number.POSITIVE_INFINITY : 0;
      return covariance(a, b);
    },
  };
}
