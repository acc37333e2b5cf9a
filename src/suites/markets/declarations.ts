import { CONTROL, type Condition } from '../../core/mechanism.ts';
import { type Declaration, type Declarations, declare } from '../gates/declaration.ts';
import { TREATMENT } from './conditions.ts';
import { taskData } from './tasks/index.ts';

/** Conditions whose paths are walked in every task. The others differ from these by switches alone. */
const EVERYWHERE: ReadonlySet<Condition> = new Set([CONTROL, TREATMENT]);

/** The first task of each market: all of its conditions are walked. */
const FIRST_OF_MARKET = new Set(
  [...Map.groupBy(taskData, ({ market }) => market).values()].flatMap(([first]) => first?.id ?? []),
);

/**
 * What a condition of markets declares to change. A presentation changes what whole pages show and in which order, so
 * pages are not held to the control's element by element; scripts, styles and pictures are, byte by byte, and what pages say
 * is held to the records, which no condition can touch: `checks.ts`.
 */
export const declarations: Declarations = ({ id }, condition): Declaration =>
  declare([], {
    moments: [],
    humanImmune: false,
    presents: true,
    ...(EVERYWHERE.has(condition) || FIRST_OF_MARKET.has(id) ? {} : { provedElsewhere: true }),
  });
