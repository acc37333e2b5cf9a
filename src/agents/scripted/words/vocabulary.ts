import { KNOWN_VERBS } from './lexicon.ts';
import { KNOWN_THINGS } from './objects.ts';
import { fold } from './tokens.ts';

const SMALL_WORDS =
  'a the to of for from in on at and or my your our all only no not yes me i it this that with without out off up';

/** Forms of a regular verb that labels use. */
function forms(verb: string): readonly string[] {
  const root = verb.replace(/e$/, '');
  return [verb, `${verb}s`, `${root}ed`, `${root}ing`];
}

const GENERAL: readonly string[] = [
  ...SMALL_WORDS.split(' '),
  ...KNOWN_VERBS.flatMap(forms),
  ...KNOWN_THINGS.flatMap((thing) => [thing, `${thing}s`]),
];

/** The words, lower case, that a text about an instruction may be made of: general ones and the instruction's own. */
export function vocabularyOf(instruction: string): ReadonlySet<string> {
  return new Set([...GENERAL, ...(fold(instruction).match(/\p{L}+/gu) ?? [])]);
}
