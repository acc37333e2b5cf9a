import { chiSquaredQuantile } from '../chi-squared.ts';
import { checkLevel, type Interval, LEVEL } from '../interval.ts';
import { type LogisticFit, refuseSeparated } from './logistic.ts';
import { maximise } from './maximise.ts';

const MOST_DOUBLINGS = 40;

/**
 * The profile likelihood interval of one coefficient: the values at which the (penalised) log-likelihood, maximised
 * over all others, falls short of its maximum by no more than half the chi-squared quantile.
 *
 * @throws RangeError for a column that the design has not, and for a fit by maximum likelihood with separated rows.
 */
export function profileInterval(fit: LogisticFit, column: number, level: number = LEVEL): Interval {
  checkLevel(level);
  refuseSeparated(fit);
  const center = fit.coefficients[column];
  if (center === undefined) throw new RangeError(`the design has no column ${column}`);
  const variance = fit.covariance[column]?.[column] as number;
  const slopes = fit.coefficients.map((_, j) => (fit.covariance[column]?.[j] as number) / variance);
  const target = fit.maximum.objective - chiSquaredQuantile(level, 1) / 2;
  const end = (side: 1 | -1): number => {
    let last: ArrayLike<number> = fit.coefficients;
    const above = (value: number): number => {
      // The others move along, or a covariate far from 0 would throw every row's log odds out of reach.
      const change = value - (last[column] as number);
      const start = fit.coefficients.map((_, j) => (last[j] as number) + change * (slopes[j] as number));
      const maximum = maximise(fit.data, fit.method, new Map([[column, value]]), start);
      last = maximum.beta;
      return maximum.objective - target;
    };
    let inside = { value: center, above: fit.maximum.objective - target };
    for (let i = 0, width = Math.sqrt(variance); i < MOST_DOUBLINGS; i++, width *= 2) {
      const value = center + side * width;
      const outside = { value, above: above(value) };
      if (outside.above < 0) return root(above, inside, outside);
      inside = outside;
    }
    throw new Error(`the profile likelihood of column ${fit.data.columns[column]} does not fall`);
  };
  return { low: end(-1), high: end(1) };
}

interface Side {
  readonly value: number;
  readonly above: number;
}

/** The zero between two values of opposite sign, by the Illinois form of false position. */
function root(f: (value: number) => number, inside: Side, outside: Side): number {
  let [a, b] = [inside, outside];
  for (let i = 0; i < 200; i++) {
    const value = b.value - (b.above * (b.value - a.value)) / (b.above - a.above);
    const next = { value, above: f(value) };
    if (next.above === 0 || Math.abs(value - b.value) <= 1e-10 * (1 + Math.abs(value))) return value;
    a = Math.sign(next.above) === Math.sign(b.above) ? { value: a.value, above: a.above / 2 } : b;
    b = next;
  }
  return b.value;
}
