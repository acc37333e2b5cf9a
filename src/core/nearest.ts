import leven from 'leven';
import { UsageError } from './errors.ts';

/** The names closest to a mistyped one, best first; at most `limit`, and none that share little with it. */
export function nearest(name: string, known: readonly string[], limit = 3): string[] {
  const wanted = name.toLowerCase();
  return known
    .map((candidate) => {
      const lower = candidate.toLowerCase();
      const distance = lower.includes(wanted) || wanted.includes(lower) ? 1 : leven(wanted, lower);
      return { candidate, distance };
    })
    .filter(
      ({ candidate, distance }) =>
        distance <= Math.max(2, Math.ceil(Math.max(name.length, candidate.length) / 2)),
    )
    .sort((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, limit)
    .map(({ candidate }) => candidate);
}

/** The error for a name that nobody knows: it offers the nearest ones. `what` is a singular noun ("suite"), `listing` a command that lists them all. */
export function unknownName(
  what: string,
  name: string,
  known: readonly string[],
  listing: string,
): UsageError {
  const close = nearest(name, known);
  const offer =
    close.length > 0
      ? `Did you mean ${close.join(', ')}?`
      : `Known: ${known.slice(0, 8).join(', ') || 'none'}.`;
  return new UsageError({
    expected: `the name of a known ${what}`,
    found: `"${name}"`,
    hint: `${offer} See \`${listing}\`.`,
  });
}
