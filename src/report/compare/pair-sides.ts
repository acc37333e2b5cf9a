import { UsageError } from '../../core/errors.ts';
import { unknownName } from '../../core/nearest.ts';
import { list } from '../words.ts';
import type { Side } from './side.ts';

/** What a user named: a run's sides, of which `agent` chooses one. */
export interface Named {
  readonly run: string;
  readonly sides: readonly Side[];
  readonly agent?: string;
}

/** Two sides that are compared, A the baseline. */
export type SidePair = readonly [a: Side, b: Side];

/**
 * Puts the sides of two runs together: one with one, whatever they are called; else by the agents' names.
 *
 * @returns the pairs, and a sentence for the agents that have no counterpart
 * @throws UsageError for an agent that a run has not, and when no agent is in both.
 */
export function pairSides(a: Named, b: Named): { readonly pairs: SidePair[]; readonly notes: string[] } {
  const [first, second] = [chosen(a), chosen(b)];
  const [onlyA, onlyB] = [first[0], second[0]];
  if (first.length === 1 && second.length === 1 && onlyA && onlyB)
    return { pairs: [[onlyA, onlyB]], notes: [] };
  const pairs = first.flatMap((side): SidePair[] => {
    const same = second.find(({ agent }) => agent.id === side.agent.id);
    return same ? [[side, same]] : [];
  });
  const names = (sides: readonly Side[]): string => list(sides.map(({ agent }) => agent.id));
  if (pairs.length === 0) {
    throw new UsageError({
      expected: 'an agent that both runs have',
      found: `${names(first)} in ${a.run}, and ${names(second)} in ${b.run}`,
      hint: 'Name two agents, as in `siren compare RUN:agent RUN:agent`.',
    });
  }
  const left = (sides: readonly Side[], which: 0 | 1): readonly Side[] =>
    sides.filter((side) => !pairs.some((pair) => pair[which] === side));
  const notes = [
    { run: a.run, sides: left(first, 0) },
    { run: b.run, sides: left(second, 1) },
  ]
    .filter(({ sides }) => sides.length > 0)
    .map(({ run, sides }) => `Only ${run} has ${names(sides)}, which is compared with nothing.`);
  return { pairs, notes };
}

function chosen({ run, sides, agent }: Named): readonly Side[] {
  if (agent === undefined) return sides;
  const side = sides.find((candidate) => candidate.agent.id === agent);
  if (side) return [side];
  const known = sides.map((candidate) => candidate.agent.id);
  throw unknownName(`agent of ${run}`, agent, known, 'siren runs --json');
}
