import { checkReplicates, type Draws } from '../draws.ts';
import type { BinomialData } from './binomial-data.ts';
import { fitLogistic, type LogisticFit } from './logistic.ts';
import { type LogisticModel, termNamed } from './model.ts';
import { columnStatistic, relativesOf, type TermTestOptions } from './term-tests.ts';

/** How a parametric bootstrap is done. */
export interface BootstrapTestOptions extends TermTestOptions {
  readonly random: Draws;
  /** Number of simulated data sets. 999, unless given. */
  readonly replicates?: number;
}

/** A p-value by simulation. */
export interface BootstrapTest {
  readonly term: string;
  readonly statistic: number;
  /** (1 + number of simulated statistics that reach the observed one) / (replicates + 1). */
  readonly p: number;
  readonly replicates: number;
  /** Mean of the simulated statistics: next to the degrees of freedom where the chi-squared distribution holds. */
  readonly simulatedMean: number;
}

/** Rates are drawn to one part in this. */
const GRAIN = 2 ** 32;
/** Two statistics that differ by less are equal but for rounding: a table has few possible values. */
const EQUAL = 1e-9;

/**
 * The p-value of a term by parametric bootstrap, for tables too sparse for the chi-squared distribution. Data are
 * simulated from the model without the term (by Firth's method, so that no rate is 0 or 1) with every cell's n, and
 * tested as the observed ones are. The same random numbers give the same p.
 *
 * @throws RangeError when the model has no such term, for fewer than 1 replicate, and for Wald tests of a fit by maximum
 *   likelihood: simulated cells may be separated.
 */
export function bootstrapTermP(
  model: LogisticModel,
  name: string,
  options: BootstrapTestOptions,
): BootstrapTest {
  const { random, replicates = 999, kind = 'lr', type = 3 } = options;
  checkReplicates(replicates);
  if (kind === 'wald' && model.fit.method === 'ml') {
    throw new RangeError(
      'bootstrap: Wald tests need the method firth, since simulated cells may be separated',
    );
  }
  const term = termNamed(model, name);
  const relatives = relativesOf(model, term, type);
  const dropped = [...term.columns, ...relatives];
  const rates = fitLogistic(without(model.fit.data, dropped), 'firth').maximum.p;
  const of = (fit: LogisticFit): number => columnStatistic(fit, kind, term.columns, relatives);
  const statistic = of(model.fit);
  let reached = 0;
  let sum = 0;
  for (let b = 0; b < replicates; b++) {
    const simulated = of(fitLogistic(simulate(model.fit.data, rates, random), model.fit.method));
    if (simulated >= statistic - EQUAL) reached += 1;
    sum += simulated;
  }
  return {
    term: term.name,
    statistic,
    p: (1 + reached) / (replicates + 1),
    replicates,
    simulatedMean: sum / replicates,
  };
}

function without(data: BinomialData, dropped: readonly number[]): BinomialData {
  const kept = <T>(list: readonly T[]): T[] => list.filter((_, column) => !dropped.includes(column));
  return { ...data, columns: kept(data.columns), x: data.x.map((row) => kept(row)) };
}

function simulate(data: BinomialData, rates: ArrayLike<number>, random: Draws): BinomialData {
  const k = data.n.map((n, row) => {
    let hits = 0;
    for (let i = 0; i < n; i++) if (random.below(GRAIN) < (rates[row] as number) * GRAIN) hits += 1;
    return hits;
  });
  return { ...data, k };
}
