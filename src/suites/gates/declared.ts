import type { Declaration, DifferencePattern } from './declaration.ts';
import { sayDifference } from './difference.ts';
import type { Difference } from './finding.ts';
import { sayMoment } from './moment.ts';

/** How many undeclared differences are told one by one. */
const TOLD = 8;

/**
 * The gate "only the named channel differs": why the differences are not what the condition declares; empty when they are.
 * It fails on any difference that is not declared, and on a lie that is declared and not there.
 */
export function undeclared(differences: readonly Difference[], declaration: Declaration): string[] {
  const allowed = [...declaration.changes, ...declaration.entails];
  const foreign = differences.filter(
    (difference) => !allowed.some((pattern) => matches(pattern, difference)),
  );
  const told = momentsJoined(foreign);
  return [
    ...told.slice(0, TOLD).map((says) => `an undeclared difference: ${says}`),
    ...(told.length > TOLD ? [`${told.length - TOLD} more undeclared differences`] : []),
    ...declaration.changes.flatMap((pattern) => missing(pattern, differences)),
  ];
}

/** Whether a difference is one of those that the pattern stands for. */
export function matches(pattern: DifferencePattern, difference: Difference): boolean {
  return (
    pattern.kind === difference.kind &&
    listOf(pattern.element, '*').some((element) => isWithin(element, difference.element)) &&
    listOf(pattern.name, '*').some((name) => fits(name, difference.name ?? '')) &&
    (pattern.moments === undefined || pattern.moments.includes(difference.moment))
  );
}

/** Whether a key is that of the pattern's element, or of something in it that has no id of its own. */
export function isWithin(pattern: string, key: string): boolean {
  return [pattern, `${pattern} > *`, `${pattern}/*`, `${pattern}::*`].some((glob) => fits(glob, key));
}

/** What a pattern asks for and no difference shows. */
function missing(pattern: DifferencePattern, differences: readonly Difference[]): string[] {
  const elements = listOf(pattern.element, undefined);
  const moments = pattern.moments ?? [undefined];
  return elements.flatMap((element) =>
    moments.flatMap((moment) => {
      const one: DifferencePattern = {
        ...pattern,
        ...(element === undefined ? {} : { element }),
        ...(moment === undefined ? {} : { moments: [moment] }),
      };
      if (differences.some((difference) => matches(one, difference))) return [];
      const name = pattern.name === undefined ? '' : ` ${listOf(pattern.name, '').join(' or ')}`;
      const where = element === undefined ? '' : ` of ${element}`;
      const when = moment === undefined ? '' : ` ${sayMoment(moment)}`;
      return [`the declared lie is not there: no difference in ${pattern.kind}${name}${where}${when}`];
    }),
  );
}

function listOf<T>(value: string | readonly string[] | undefined, otherwise: T): readonly (string | T)[] {
  return value === undefined ? [otherwise] : typeof value === 'string' ? [value] : value;
}

/** Whether a text fits a pattern in which `*` stands for any characters. */
function fits(glob: string, text: string): boolean {
  if (!glob.includes('*')) return glob === text;
  const parts = glob.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 's').test(text);
}

/** The same difference at several moments is told once. */
function momentsJoined(differences: readonly Difference[]): string[] {
  const moments = new Map<string, string[]>();
  for (const difference of differences) {
    const says = sayDifference(difference);
    moments.set(says, [...(moments.get(says) ?? []), sayMoment(difference.moment)]);
  }
  return [...moments].map(([says, seen]) => `${says} (${seen.join(', ')})`);
}
