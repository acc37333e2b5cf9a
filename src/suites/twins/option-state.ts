import type { DifferencePattern, PixelAllowance } from '../gates/declaration.ts';
import type { Scenario } from './scenario.ts';

/** The difference that a lie about an option's reported state makes: in a form field's state, or in a switch's attribute. */
export function reportedState(kind: Scenario['optionKind'], element: string): DifferencePattern {
  return kind === 'checkbox'
    ? { kind: 'state', name: 'checked', element }
    : { kind: 'attribute', name: 'aria-checked', element };
}

/** What the painted tick of one option may take: the largest of them, a switch, is 56 by 30. */
export const TICK: PixelAllowance = { count: 56 * 30 };
