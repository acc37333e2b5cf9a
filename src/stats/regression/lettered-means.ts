import { pairwiseContrasts } from './contrasts.ts';
import { letters } from './letters.ts';
import type { MarginalMean, Stratum } from './marginal-means.ts';

/** Which adjusted p decides whether two levels are told apart. */
export type Adjustment = 'holm' | 'holmWithin' | 'tukey';

/** A mean with its letters: two means of a stratum share one if, and only if, they are not told apart. */
export interface LetteredMean extends MarginalMean {
  readonly letters: string;
}

/**
 * The means of every stratum with a compact letter display, in the order of their levels; `a` belongs to the group of
 * the highest mean. Sharing a letter means that no difference was shown, not that there is none.
 */
export function letteredMeans(
  strata: readonly Stratum[],
  adjustment: Adjustment = 'holm',
  alpha = 0.05,
): LetteredMean[] {
  if (!(alpha > 0 && alpha < 1)) throw new RangeError(`alpha = ${alpha}: must lie between 0 and 1`);
  const contrasts = pairwiseContrasts(strata);
  let next = 0;
  return strata.flatMap(({ means }) => {
    const told = new Set<string>();
    for (let i = 0; i < means.length; i++) {
      for (let j = i + 1; j < means.length; j++, next++) {
        if ((contrasts[next]?.[adjustment] as number) <= alpha) told.add(`${i},${j}`);
      }
    }
    // A mean without estimate is told from none: its place makes no difference.
    const falling = [...means.keys()].sort(
      (a, b) => (means[b]?.logit ?? 0) - (means[a]?.logit ?? 0) || a - b,
    );
    const words = letters(means.length, (a, b) => {
      const [i, j] = [falling[a] as number, falling[b] as number];
      return told.has(`${Math.min(i, j)},${Math.max(i, j)}`);
    });
    return means.map((mean, i) => ({ ...mean, letters: words[falling.indexOf(i)] as string }));
  });
}
