import { CONTROL } from '../../../core/mechanism.ts';
import { unknownName } from '../../../core/nearest.ts';
import { CONTRASTS } from '../../estimands/index.ts';
import type { SharedCell } from '../cells.ts';
import { type About, changeOf, levelOf } from '../effect.ts';
import type { Figure } from '../figure.ts';
import { type Answer, decide } from './decide.ts';
import type { Threshold } from './parse.ts';

/** A threshold with what the data say of it. */
export interface Tested {
  readonly threshold: Threshold;
  readonly answer: Answer;
  /** B's estimand, or its difference from A's. */
  readonly figure: Figure;
  /** The cells that it is over, in words. */
  readonly scope: string;
}

/**
 * Tests a threshold on the cells that two sides share.
 *
 * @throws UsageError for a condition that they don't share.
 */
export function testThreshold(threshold: Threshold, cells: readonly SharedCell[], about: About): Tested {
  const { estimand, relative, operator, limit } = threshold;
  const { scope, within } = scopeOf(threshold, cells);
  const figure = relative ? changeOf(estimand, within, about) : levelOf(estimand, within, 'b', about);
  return { threshold, answer: decide(operator, limit, figure.interval), figure, scope };
}

function scopeOf({ estimand, condition }: Threshold, cells: readonly SharedCell[]) {
  const isContrast = CONTRASTS.some(({ id }) => id === estimand.id);
  if (condition !== undefined) {
    const known = [...new Set(cells.map((cell) => cell.condition))];
    if (!known.includes(condition)) {
      throw unknownName('condition that both have', condition, known, 'siren list');
    }
    // A contrast needs its control, too.
    const wanted = isContrast ? [condition, CONTROL.id] : [condition];
    return { scope: condition, within: cells.filter((cell) => wanted.includes(cell.condition)) };
  }
  if (isContrast) return { scope: 'all conditions against the control', within: cells };
  return treatments(cells);
}

/** The cells in which a mechanism is on; where there are none, the control. */
export function treatments(cells: readonly SharedCell[]) {
  const within = cells.filter((cell) => cell.condition !== CONTROL.id);
  return within.length > 0 ? { scope: 'all but the control', within } : { scope: CONTROL.id, within: cells };
}
