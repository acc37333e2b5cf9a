import { unknownName } from '../core/nearest.ts';
import type { Suite } from '../core/suite.ts';
import { twins } from './twins/index.ts';

/** Every suite that Siren has. */
export const SUITES: readonly Suite[] = [twins];

/** The suite of a name. Throws UsageError with the nearest names for an unknown one. */
export function suiteNamed(id: string): Suite {
  const suite = SUITES.find((candidate) => candidate.id === id);
  if (!suite) throw unknownName('suite', id, SUITES.map((known) => known.id), 'siren list suites');
  return suite;
}
