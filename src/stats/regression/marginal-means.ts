import { checkLevel, type Interval, LEVEL } from '../interval.ts';
import { normalQuantile } from '../normal.ts';
import { cellLogits } from './cell-logits.ts';
import type { LogisticModel } from './model.ts';

/**
 * The estimated marginal mean of a level: the unweighted mean of the log odds of its cells. Every figure is null where
 * it has no estimate: under maximum likelihood, when a cell of it holds successes or failures only.
 */
export interface MarginalMean {
  readonly level: string;
  /** The level of the other factor in which the mean was taken. Null: over all cells. */
  readonly within: string | null;
  readonly logit: number | null;
  readonly se: number | null;
  readonly logitInterval: Interval | null;
  /** The logit as a rate. For several cells that is not their mean rate. */
  readonly rate: number | null;
  readonly rateInterval: Interval | null;
}

/** The means of a factor's levels within one stratum, with the covariance that their contrasts need. */
export interface Stratum {
  readonly within: string | null;
  readonly means: readonly MarginalMean[];
  /** Covariance of the log odds of two means, by index. Only for means that have an estimate. */
  readonly covariance: readonly (readonly number[])[];
}

/**
 * The marginal means of a factor's levels: over all other factors, or within each level of one of them. Levels and
 * strata come in the order of their factors.
 *
 * @throws RangeError for a factor that the model has not, or that is to be taken within itself.
 */
export function marginalMeans(
  model: LogisticModel,
  factor: string,
  within?: string,
  level: number = LEVEL,
): Stratum[] {
  checkLevel(level);
  if (factor === within) throw new RangeError(`the means of ${factor} can't be taken within ${factor}`);
  const own = factorIndex(model, factor);
  const other = within === undefined ? undefined : factorIndex(model, within);
  const z = normalQuantile(1 - (1 - level) / 2);
  const cells = cellLogits(model);
  const stratum = (chosen: number | undefined): Stratum => {
    const name = other === undefined ? null : (model.factors[other]?.levels[chosen as number] as string);
    const members = (model.factors[own]?.levels ?? []).map((_, i) =>
      model.cells.flatMap(({ at }, index) =>
        at[own] === i && (other === undefined || at[other] === chosen) ? [index] : [],
      ),
    );
    const covariance = members.map((a) => members.map((b) => meanCovariance(a, b, cells.covariance)));
    const means = members.map((indices, i): MarginalMean => {
      const label = { level: model.factors[own]?.levels[i] as string, within: name };
      const logit = indices.reduce((sum, index) => sum + (cells.logits[index] as number), 0) / indices.length;
      return Number.isFinite(logit)
        ? { ...label, ...estimate(logit, Math.sqrt(covariance[i]?.[i] as number), z) }
        : { ...label, logit: null, se: null, logitInterval: null, rate: null, rateInterval: null };
    });
    return { within: name, means, covariance };
  };
  if (other === undefined) return [stratum(undefined)];
  return (model.factors[other]?.levels ?? []).map((_, i) => stratum(i));
}

function factorIndex(model: LogisticModel, name: string): number {
  const index = model.factors.findIndex((factor) => factor.name === name);
  if (index >= 0) return index;
  const known = model.factors.map((factor) => factor.name).join(', ');
  throw new RangeError(`the model has no factor ${name}; its factors are ${known}`);
}

function meanCovariance(
  a: readonly number[],
  b: readonly number[],
  covariance: (a: number, b: number) => number,
): number {
  const sum = a.reduce((all, i) => all + b.reduce((part, j) => part + covariance(i, j), 0), 0);
  return sum / (a.length * b.length);
}

function estimate(logit: number, se: number, z: number): Omit<MarginalMean, 'level' | 'within'> {
  const low = logit - z * se;
  const high = logit + z * se;
  return {
    logit,
    se,
    logitInterval: { low, high },
    rate: rate(logit),
    rateInterval: { low: rate(low), high: rate(high) },
  };
}

function rate(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}
