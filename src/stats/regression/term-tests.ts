import { chiSquaredUpper } from '../chi-squared.ts';
import type { Term } from './design.ts';
import { likelihoodRatio } from './likelihood-ratio.ts';
import type { LogisticFit } from './logistic.ts';
import { type LogisticModel, termNamed } from './model.ts';
import { waldStatistic } from './wald.ts';

/** `lr`: the likelihood ratio, penalised where the fit is. */
export type TestKind = 'wald' | 'lr';

/**
 * What a term is tested in addition to. 3: all other terms, the interactions that contain it too. 2: all other terms
 * but those that contain it; the same in every coding.
 */
export type TestType = 2 | 3;

/** How terms are tested. */
export interface TermTestOptions {
  /** `lr`, unless given. */
  readonly kind?: TestKind;
  /** 3, unless given. */
  readonly type?: TestType;
}

/** An omnibus test of a term. */
export interface TermTest {
  readonly term: string;
  readonly kind: 'wald' | 'ml-lr' | 'penalised-lr';
  readonly type: TestType;
  readonly statistic: number;
  readonly df: number;
  /** From the chi-squared distribution. In sparse tables it is unreliable: see `bootstrapTermP`. */
  readonly p: number;
}

/**
 * Tests every term of a model, in the order of its design.
 *
 * @throws RangeError for Wald tests of a fit by maximum likelihood with separated cells.
 */
export function testTerms(model: LogisticModel, options: TermTestOptions = {}): TermTest[] {
  return model.design.terms.map((term) => testTerm(model, term.name, options));
}

/** Tests one term of a model, by its name. @throws RangeError as `testTerms`, or when the model has no such term. */
export function testTerm(model: LogisticModel, name: string, options: TermTestOptions = {}): TermTest {
  const { kind = 'lr', type = 3 } = options;
  const term = termNamed(model, name);
  const statistic = columnStatistic(model.fit, kind, term.columns, relativesOf(model, term, type));
  const df = term.columns.length;
  const lr = model.fit.method === 'ml' ? 'ml-lr' : 'penalised-lr';
  return {
    term: term.name,
    kind: kind === 'wald' ? 'wald' : lr,
    type,
    statistic,
    df,
    p: chiSquaredUpper(statistic, df),
  };
}

/** Columns of the terms that contain a term, when a test of its type leaves them out of account. */
export function relativesOf(model: LogisticModel, term: Term, type: TestType): number[] {
  if (type === 3) return [];
  return model.design.terms
    .filter((other) => other !== term && term.factors.every((factor) => other.factors.includes(factor)))
    .flatMap((other) => other.columns);
}

/**
 * What holding `columns` at 0 costs once `relatives` are held there. For Wald tests the difference of two forms in one
 * covariance matrix: the test of that part of the term which is uncorrelated with its relatives.
 */
export function columnStatistic(
  fit: LogisticFit,
  kind: TestKind,
  columns: readonly number[],
  relatives: readonly number[],
): number {
  const of = kind === 'wald' ? waldStatistic : likelihoodRatio;
  return Math.max(0, of(fit, [...columns, ...relatives]) - of(fit, relatives));
}
