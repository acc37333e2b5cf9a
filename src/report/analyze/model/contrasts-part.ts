import type { PairwiseContrast } from '../../../stats/index.ts';
import { finite, type Part } from '../part.ts';
import { adjustmentWords } from './means-part.ts';
import { adjustmentOf, type ModelRequest } from './request.ts';

/** The level at which a contrast is called significant. */
export const ALPHA = 0.05;

/** Pairwise contrasts as a table: all, or the significant ones; in any case it says how many there are. */
export function contrastsPart(
  contrasts: readonly PairwiseContrast[],
  { adjust, contrasts: listed }: Pick<ModelRequest, 'adjust' | 'contrasts'>,
  heading: { readonly id: string; readonly title: string; readonly within: string | undefined },
): Part {
  const key = adjustmentOf(adjust);
  const significant = contrasts.filter((contrast) => contrast[key] < ALPHA);
  const shown = listed === 'all' ? contrasts : significant;
  const { id, title, within } = heading;
  return {
    id,
    title,
    columns: [
      { key: 'first', label: 'first', shown: 'text' },
      { key: 'second', label: 'second', shown: 'text' },
      ...(within === undefined ? [] : [{ key: 'within', label: within, shown: 'text' as const }]),
      { key: 'estimate', label: 'log odds', shown: 'fixed3' },
      { key: 'se', label: 'SE', shown: 'fixed3' },
      { key: 'z', label: 'z', shown: 'fixed2' },
      { key: 'p', label: 'p', shown: 'p' },
      { key: 'p_adjusted', label: 'adjusted p', shown: 'p' },
    ],
    rows: shown.map((contrast) => ({
      first: contrast.first,
      second: contrast.second,
      ...(within === undefined ? {} : { within: contrast.within }),
      estimate: finite(contrast.estimate),
      se: finite(contrast.se),
      z: finite(contrast.z),
      p: finite(contrast.p),
      p_adjusted: finite(contrast[key]),
    })),
    notes: [
      `${significant.length} of ${contrasts.length} contrasts are significant (p < .05, ${adjustmentWords(adjust)}).${listed === 'all' || significant.length === contrasts.length ? '' : ' The others are not listed: `--contrasts all` lists them.'}`,
    ],
  };
}
