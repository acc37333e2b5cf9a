import { type Declaration, type Declarations, declare } from '../gates/declaration.ts';

/**
 * What a condition of markets declares to change. A presentation changes what whole pages show and in which order, so
 * pages are not held to the control's element by element; scripts, styles and pictures are, byte by byte, and what pages say
 * is held to the records, which no condition can touch: `checks.ts`.
 */
export const declarations: Declarations = (): Declaration =>
  declare([], { moments: [], humanImmune: false, presents: true });
