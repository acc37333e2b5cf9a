import { chiSquaredQuantile } from '../chi-squared.ts';
import { checkLevel, type Interval, LEVEL } from '../interval.ts';
import type { LogisticFit } from './logistic.ts';
import { maximise } from './maximise.ts';

const MOST_DOUBLINGS = 40;

/**
 * The profile likelihood interval of one coefficient: the values at which the (penalised) log-likelihood, maximised
 * over all others, falls short of its maximum by no more than half the chi-squared quantile. Under maximum likelihood
 * an end may be infinite.
 *
 * @throws RangeError for a column that the design has not.
 */
export function profileInterval(fit: LogisticFit, column: number, level: number = LEVEL): Interval {
  checkLevel(level);
  const center = fit.coefficients[column];
  if (center === undefined) throw new RangeError(`the design has no column ${column}`);
  const error = Math.sqrt(fit.covariance[column]?.[column] as number);
  const target = fit.maximum.objective - chiSquaredQuantile(level, 1) / 2;
  const end = (side: 1 | -1): number => {
    let start: ArrayLike<number> = fit.coefficients;
    const above = (value: number): number => {
      const maximum = maximise(fit.data, fit.method, new Map([[column, value]]), start);
      start = maximum.beta;
      return maximum.objective - target;
    };
    // A separated coefficient's own error is without bound, and so no measure for the first step.
    let inside = { value: center, above: fit.maximum.objective - target };
    let width = fit.maximum.separated.length > 0 ? 1 : error;
    for (let i = 0; i < MOST_DOUBLINGS; i++, width *= 2) {
      const value = center + side * width;
      const outside = { value, above: above(value) };
      if (outside.above < 0) return root(above, inside, outside);
      inside = outside;
    }
    return side * Number.POSITIVE_INFINITY;
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
