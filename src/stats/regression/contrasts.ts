import { holm } from '../holm.ts';
import { normalUpper } from '../normal.ts';
import { tukeyUpper } from '../tukey.ts';
import type { Stratum } from './marginal-means.ts';

/** The difference of two marginal means in log odds, the first minus the second, tested by z. */
export interface PairwiseContrast {
  readonly first: string;
  readonly second: string;
  readonly within: string | null;
  /** Null, with `se` and `z`, when one of the two means has no estimate. */
  readonly estimate: number | null;
  readonly se: number | null;
  readonly z: number | null;
  /**
   * Two-sided, not adjusted. 1 when a mean has no estimate: as a cell's log odds grow, its error grows faster, and
   * Wald's z goes to 0.
   */
  readonly p: number;
  /** Adjusted by Holm's method in one family of all contrasts. */
  readonly holm: number;
  /** Adjusted by Holm's method among the contrasts of the stratum. */
  readonly holmWithin: number;
  /** Tukey's p among the means of the stratum. */
  readonly tukey: number;
}

/** All pairwise contrasts within each stratum, in the order of the levels. */
export function pairwiseContrasts(strata: readonly Stratum[]): PairwiseContrast[] {
  const contrasts = strata.flatMap((stratum) => {
    const plain = pairsOf(stratum);
    const adjusted = holm(plain.map(({ p }) => p));
    return plain.map((contrast, i) => ({ ...contrast, holmWithin: adjusted[i] as number }));
  });
  const adjusted = holm(contrasts.map(({ p }) => p));
  return contrasts.map((contrast, i) => ({ ...contrast, holm: adjusted[i] as number }));
}

type Plain = Omit<PairwiseContrast, 'holm' | 'holmWithin'>;

function pairsOf({ within, means, covariance }: Stratum): Plain[] {
  const at = (i: number, j: number): number => covariance[i]?.[j] as number;
  return means.flatMap((a, i) =>
    means.slice(i + 1).map((b, offset): Plain => {
      const j = i + 1 + offset;
      const label = { first: a.level, second: b.level, within };
      if (a.logit === null || b.logit === null) {
        return { ...label, estimate: null, se: null, z: null, p: 1, tukey: 1 };
      }
      const se = Math.sqrt(at(i, i) + at(j, j) - 2 * at(i, j));
      const estimate = a.logit - b.logit;
      const z = estimate / se;
      return {
        ...label,
        estimate,
        se,
        z,
        p: Math.min(1, 2 * normalUpper(Math.abs(z))),
        tukey: tukeyUpper(Math.SQRT2 * Math.abs(z), means.length),
      };
    }),
  );
}
