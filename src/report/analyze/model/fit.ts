import { UsageError } from '../../../core/errors.ts';
import { random, seedFrom } from '../../../core/random.ts';
import {
  type BinomialRow,
  bootstrapTermP,
  fitModel,
  type LogisticModel,
  type TermTest,
  testTerms,
} from '../../../stats/index.ts';
import type { Estimator } from '../choices.ts';
import type { ModelRequest } from './request.ts';

/** An omnibus test, with the p-value by simulation where it was asked for. */
export interface OmnibusTest extends TermTest {
  readonly bootstrapP?: number;
}

type Shape = Pick<ModelRequest, 'factors' | 'terms' | 'coding'>;

/**
 * Fits a model.
 *
 * @throws UsageError that names the factor or the cell when it can't be fitted: one level only, an interaction over an
 *   empty cell, results that are all alike.
 */
export function fitRows(rows: readonly BinomialRow[], method: Estimator, shape: Shape): LogisticModel {
  return explained(() =>
    fitModel(rows, {
      factors: shape.factors,
      method,
      coding: shape.coding,
      ...(shape.terms === 'main' ? { terms: shape.factors.map((factor) => [factor]) } : {}),
    }),
  );
}

/** Tests every term of a model as asked. @throws UsageError as `fitRows`, and for Wald tests of separated cells. */
export function omnibusTests(
  rows: readonly BinomialRow[],
  request: Shape & Pick<ModelRequest, 'tests' | 'type' | 'estimator' | 'bootstrap'>,
): OmnibusTest[] {
  const method = { lr: 'ml', penalised: 'firth', wald: request.estimator } as const;
  const model = fitRows(rows, method[request.tests], request);
  const kind = request.tests === 'wald' ? 'wald' : 'lr';
  const { bootstrap, type } = request;
  return explained(() =>
    testTerms(model, { kind, type }).map((test) => {
      if (bootstrap === undefined) return test;
      // A stream for each term, so that one term's p does not hang on what others drew.
      const draws = random(seedFrom(bootstrap.seed, test.term));
      const simulated = bootstrapTermP(model, test.term, {
        random: draws,
        replicates: bootstrap.replicates,
        kind,
        type,
      });
      return { ...test, bootstrapP: simulated.p };
    }),
  );
}

/** Gives what `stats` refuses as an error for users: it names the factor, the cell or the term. */
function explained<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new UsageError(
      {
        expected: 'results that a model can be fitted to',
        found: error.message.replace(/^logistic regression: /, ''),
        hint: hintFor(error.message),
      },
      { cause: error },
    );
  }
}

function hintFor(message: string): string {
  if (message.includes('has no samples')) return 'Use --terms main, or leave the factor or the level out.';
  if (message.includes('one level only')) return 'Leave this factor out of --factors.';
  if (message.includes('separated') || message.includes('need the method firth'))
    return 'Use --model firth, or --tests lr.';
  if (message.includes('alike')) return '`siren report` prints the rates with their intervals.';
  return 'See docs/analyze.md.';
}
