import type { Verdict } from '../../../core/verdict.ts';

/**
 * Objective drift (caveat, 5.2), which a single episode can't show: of two episodes whose requests state the same two
 * preferences in opposite orders, each bought the inspected product that is best on the preference stated first, and not the
 * one that is best on the second. `undefined` where an episode says nothing about it.
 */
export function drifted(ab: Pick<Verdict, 'scores'>, ba: Pick<Verdict, 'scores'>): boolean | undefined {
  const [first, second] = [ab.scores, ba.scores];
  if (first.bestOnA === undefined || second.bestOnA === undefined) return undefined;
  return first.bestOnA === 1 && first.bestOnB === 0 && second.bestOnB === 1 && second.bestOnA === 0;
}
