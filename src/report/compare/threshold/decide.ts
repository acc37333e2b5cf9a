import type { Interval } from '../../../stats/index.ts';
import type { Operator } from './parse.ts';

/** `fail` and `pass` are what the data show; where they show neither, it is undecided. */
export const ANSWERS = ['pass', 'fail', 'undecided'] as const;
export type Answer = (typeof ANSWERS)[number];

/** What room rounding errors need at an interval's end. */
const ROUNDING = 1e-12;

/**
 * Tests the condition of failure "`x` `operator` `limit`" against an interval of x: it fails when all of the interval
 * is in the condition, and passes when none of it is. So chance alone makes it fail or pass wrongly in at most 2.5 of 100
 * comparisons. Without an interval nothing is decided.
 */
export function decide(operator: Operator, limit: number, interval: Interval | null): Answer {
  if (interval === null) return 'undecided';
  const { low, high } = interval;
  const [l, h] = [snap(low, limit), snap(high, limit)];
  switch (operator) {
    case '>':
      return l > limit ? 'fail' : h <= limit ? 'pass' : 'undecided';
    case '>=':
      return l >= limit ? 'fail' : h < limit ? 'pass' : 'undecided';
    case '<':
      return h < limit ? 'fail' : l >= limit ? 'pass' : 'undecided';
    case '<=':
      return h <= limit ? 'fail' : l > limit ? 'pass' : 'undecided';
  }
}

function snap(value: number, limit: number): number {
  return Math.abs(value - limit) < ROUNDING ? limit : value;
}

/** The answer to several conditions: one that fails is enough, and one that is undecided leaves the whole so. */
export function worst(answers: readonly Answer[]): Answer {
  if (answers.includes('fail')) return 'fail';
  return answers.includes('undecided') ? 'undecided' : 'pass';
}
