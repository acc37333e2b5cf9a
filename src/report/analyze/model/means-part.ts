import { type BinomialRow, letteredMeans, type Stratum } from '../../../stats/index.ts';
import { finite, type Part } from '../part.ts';
import { adjustmentOf, type ModelRequest } from './request.ts';

/** The estimated marginal means of a factor as a table, with their intervals and letters. */
export function meansPart(
  strata: readonly Stratum[],
  rows: readonly BinomialRow[],
  factor: string,
  within: string | undefined,
  { adjust, estimator }: Pick<ModelRequest, 'adjust' | 'estimator'>,
): Part {
  const count = (level: string, stratum: string | null): { k: number; n: number } => {
    const own = rows.filter(
      ({ levels }) => levels[factor] === level && (within === undefined || levels[within] === stratum),
    );
    return { k: own.reduce((sum, { k }) => sum + k, 0), n: own.reduce((sum, { n }) => sum + n, 0) };
  };
  return {
    id: within === undefined ? `means-${factor}` : `means-${factor}-within-${within}`,
    title: `Means of ${factor}${within === undefined ? '' : ` within ${within}`}`,
    columns: [
      ...(within === undefined ? [] : [{ key: 'within', label: within, shown: 'text' as const }]),
      { key: 'level', label: factor, shown: 'text' },
      { key: 'k', label: 'k', shown: 'count' },
      { key: 'n', label: 'n', shown: 'count' },
      { key: 'observed', label: 'observed %', shown: 'percent' },
      { key: 'rate', label: 'estimated %', shown: 'percent' },
      { key: 'low', label: 'low', shown: 'percent' },
      { key: 'high', label: 'high', shown: 'percent' },
      { key: 'letters', label: 'letters', shown: 'text' },
    ],
    rows: letteredMeans(strata, adjustmentOf(adjust)).map((mean) => {
      const { k, n } = count(mean.level, mean.within);
      return {
        ...(within === undefined ? {} : { within: mean.within }),
        level: mean.level,
        k,
        n,
        observed: n > 0 ? k / n : null,
        rate: finite(mean.rate),
        low: finite(mean.rateInterval?.low),
        high: finite(mean.rateInterval?.high),
        letters: mean.letters,
      };
    }),
    notes: [
      `Estimated: the unweighted mean of the cells' log odds as a rate, with its 95 % Wald interval${within === undefined ? '; it is not the observed rate, in which large cells weigh more' : ''}.`,
      ...(estimator === 'ml'
        ? ['A mean over a cell of successes or failures only has no estimate by maximum likelihood.']
        : []),
      `Levels that share a letter${within === undefined ? '' : ' within a stratum'} are not told apart (${adjustmentWords(adjust)}, α = .05): no difference was shown, which does not mean that there is none.`,
    ],
  };
}

/** An adjustment in words. */
export function adjustmentWords(adjust: ModelRequest['adjust']): string {
  switch (adjust) {
    case 'holm':
      return 'Holm over all contrasts of the table';
    case 'holm-within':
      return 'Holm within each stratum';
    case 'tukey':
      return 'Tukey within each stratum';
  }
}
