import { type Declaration, type Declarations, declare } from '../gates/declaration.ts';
import { ON_AND_OFF, WITHOUT } from './conditions.ts';
import { taskData } from './tasks/index.ts';

/** The first task of each market: each mechanism is walked there alone, since each market shows it in its own way. */
const FIRST_OF_MARKET = new Set(
  [...Map.groupBy(taskData, ({ market }) => market).values()].flatMap(([first]) => first?.id ?? []),
);

/**
 * What a condition of markets declares to change. A presentation changes what whole pages show and in which order, so
 * pages are not held to the control's element by element; scripts, styles and pictures are, byte by byte, and what pages say
 * is held to the records, which no condition can touch: `checks.ts`.
 */
export const declarations: Declarations = ({ id }, condition): Declaration => {
  // What all mechanisms but one do together is the sum of what each does alone: the own checks of each condition hold it to that.
  const isWalked =
    ON_AND_OFF.has(condition) || (FIRST_OF_MARKET.has(id) && !condition.id.startsWith(WITHOUT));
  return declare([], {
    moments: [],
    humanImmune: false,
    presents: true,
    // Script adds nothing to pages that a path could meet: a test walks all markets both ways.
    ...(ON_AND_OFF.has(condition) ? {} : { withoutBrowser: true }),
    ...(isWalked ? {} : { provedElsewhere: true }),
  });
};
