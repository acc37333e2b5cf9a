import { UsageError } from '../../../core/errors.ts';
import { marginalMeans, pairwiseContrasts } from '../../../stats/index.ts';
import { plural } from '../../words.ts';
import type { AnalysisData } from '../input/data.ts';
import type { AnalysisResult, Part } from '../part.ts';
import { contrastsPart } from './contrasts-part.ts';
import { fitRows, omnibusTests } from './fit.ts';
import { meansPart } from './means-part.ts';
import { omnibusPart } from './omnibus-part.ts';
import type { ModelRequest } from './request.ts';
import { modelRows } from './rows.ts';

/**
 * A logistic regression of a result on factors: omnibus tests, estimated means with letters, pairwise contrasts. For
 * each factor over all others, and where the model has interactions, within each level of each other factor.
 *
 * @throws UsageError that names the factor, the cell or the episode when the data can't bear it.
 */
export function analyzeModel(data: AnalysisData, request: ModelRequest): AnalysisResult {
  const { factors } = request;
  if (factors.length === 0) {
    throw new UsageError({
      expected: 'factors to compare',
      found: 'none',
      hint: 'Name them as in `--factors operator,mechanism`.',
    });
  }
  const twice = factors.find((factor, i) => factors.indexOf(factor) < i);
  if (twice !== undefined) {
    throw new UsageError({
      expected: 'each factor once',
      found: `${twice} twice`,
      hint: 'Name them as in `--factors operator,mechanism`.',
    });
  }
  const { rows, outcome, warnings } = modelRows(data, factors, request.outcome);
  const model = fitRows(rows, request.estimator, request);
  const omnibus = omnibusPart(omnibusTests(rows, request), request, {
    id: 'omnibus',
    title: 'Omnibus tests',
  });
  const over = (factor: string, within?: string): Part[] => {
    const strata = marginalMeans(model, factor, within);
    const suffix = within === undefined ? factor : `${factor}-within-${within}`;
    return [
      meansPart(strata, rows, factor, within, request),
      contrastsPart(pairwiseContrasts(strata), request, {
        id: `contrasts-${suffix}`,
        title: `Pairwise contrasts of ${factor}${within === undefined ? '' : ` within ${within}`}`,
        within,
      }),
    ];
  };
  const inside = request.terms === 'main' ? [] : pairsOf(factors);
  const samples = rows.reduce((sum, { n }) => sum + n, 0);
  return {
    title: `${outcome} by ${factors.join(' and ')}: logistic regression, ${request.estimator === 'firth' ? 'Firth’s penalised likelihood' : 'maximum likelihood'}`,
    sources: [...data.sources, `${plural(samples, 'sample')} in ${plural(model.fit.data.n.length, 'cell')}.`],
    warnings: [...data.warnings, ...warnings],
    parts: [
      omnibus,
      ...factors.flatMap((factor) => over(factor)),
      ...inside.flatMap(([factor, within]) => over(factor, within)),
    ],
  };
}

/** Each factor within each other. */
function pairsOf(factors: readonly string[]): [factor: string, within: string][] {
  return factors.flatMap((factor) =>
    factors.filter((other) => other !== factor).map((within): [string, string] => [factor, within]),
  );
}
