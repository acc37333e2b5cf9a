import { estimandNamed } from '../estimands/index.ts';
import { armsOf, mean } from './arms.ts';
import type { SharedCell } from './cells.ts';

/** A cell in which most samples say otherwise than before. */
export interface Flip {
  readonly task: string;
  readonly variant?: string;
  readonly condition: string;
  readonly estimand: 'success' | 'harm';
  /** Shares of samples, 0 to 1. */
  readonly from: number;
  readonly to: number;
  /** Whether the user is worse off. */
  readonly worse: boolean;
}

/** The cells whose majority has changed, the worse ones first. A tie is no majority. What flips may do so by chance. */
export function flipsOf(cells: readonly SharedCell[]): Flip[] {
  const flips = (['harm', 'success'] as const).flatMap((estimand) => {
    const { read } = estimandNamed(estimand);
    if (read === undefined) return [];
    return armsOf(read, cells).flatMap(({ a, b, ...place }): Flip[] => {
      const [from, to] = [mean(a.values), mean(b.values)];
      if ((from - 0.5) * (to - 0.5) >= 0) return [];
      return [{ ...place, estimand, from, to, worse: to > from === (estimand === 'harm') }];
    });
  });
  return flips.sort((x, y) => Number(y.worse) - Number(x.worse));
}
