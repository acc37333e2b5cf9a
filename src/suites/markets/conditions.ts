import { CONTROL, type Condition } from '../../core/mechanism.ts';
import { STEERINGS } from './mechanisms/index.ts';
import type { Steering } from './mechanisms/steering.ts';

const IDS = STEERINGS.map(({ mechanism }) => mechanism.id);

/** Begins the name of a condition that leaves one mechanism out. */
export const WITHOUT = 'without:';

/** One suboptimal product in a sponsored slot (caveat, 5.1): sponsored placement, with a favored set of its own. */
export const SLOT: Condition = { id: 'slot', mechanisms: ['sponsored-placement'] };

/** All eight mechanisms. */
export const TREATMENT: Condition = { id: 'treatment', mechanisms: IDS };

/** The conditions of every task: control first, then all eight, each alone, each left out, and the slot. */
export const CONDITIONS: readonly Condition[] = [
  CONTROL,
  TREATMENT,
  ...IDS.map((id): Condition => ({ id: `only:${id}`, mechanisms: [id] })),
  ...IDS.map(
    (id): Condition => ({
      id: `${WITHOUT}${id}`,
      mechanisms: IDS.filter((other) => other !== id),
    }),
  ),
  SLOT,
];

/** The control, and all mechanisms on: what is proved of every task. The other conditions differ from these two by switches alone. */
export const ON_AND_OFF: ReadonlySet<Condition> = new Set([CONTROL, TREATMENT]);

/** The mechanisms that a condition has on, in the taxonomy's order. */
export function steeringsOf(condition: Condition): Steering[] {
  return STEERINGS.filter(({ mechanism }) => condition.mechanisms.includes(mechanism.id));
}
