import { unknownName } from '../core/nearest.ts';
import type { Suite } from '../core/suite.ts';
import type { Checks, Declarations } from './gates/declaration.ts';
import { checks as marketsChecks } from './markets/checks.ts';
import { declarations as marketsDeclarations } from './markets/declarations.ts';
import { markets } from './markets/index.ts';
import { declarations as twinsDeclarations } from './twins/declarations.ts';
import { twins } from './twins/index.ts';

interface Entry {
  readonly suite: Suite;
  readonly declarations: Declarations;
  readonly checks?: Checks;
}

const ENTRIES: readonly Entry[] = [
  { suite: twins, declarations: twinsDeclarations },
  { suite: markets, declarations: marketsDeclarations, checks: marketsChecks },
];

/** Every suite that Siren has. */
export const SUITES: readonly Suite[] = ENTRIES.map(({ suite }) => suite);

/** The suite of a name. Throws UsageError with the nearest names for an unknown one. */
export function suiteNamed(id: string): Suite {
  return entryNamed(id).suite;
}

/** What the conditions of a suite declare to change, to which its gates hold them. */
export function gatesOf(suite: Suite): Declarations {
  return entryNamed(suite.id).declarations;
}

/** The checks that a suite has of its own, if it has any. */
export function checksOf(suite: Suite): Checks | undefined {
  return entryNamed(suite.id).checks;
}

function entryNamed(id: string): Entry {
  const entry = ENTRIES.find(({ suite }) => suite.id === id);
  if (!entry)
    throw unknownName(
      'suite',
      id,
      ENTRIES.map(({ suite }) => suite.id),
      'siren list suites',
    );
  return entry;
}
