import {
  type Direction,
  GROUPS,
  GROUPS_OF_STEM,
  type GroupName,
  PHRASES_BY_FIRST,
  type Phrase,
} from './lexicon.ts';
import { isContent } from './objects.ts';
import { segments, type Token, tokens } from './tokens.ts';

/** Something that a text says is done, or asks for. */
export interface Act {
  /** The verb's meanings; for a negated verb, those of its contrary. */
  readonly groups: readonly GroupName[];
  readonly direction: Direction;
  /** The verb's stem, when it is one word that is not negated. */
  readonly stem?: string;
  /** How plainly it is said: 3 for "only the necessary", 2 for a verb, 1.5 for a bare "no X", less for a mere yes or no. */
  readonly strength: number;
  /** It stands where an order stands, and not in the middle of a sentence, where many verbs are nouns. */
  readonly opens: boolean;
}

/** What a text says: its acts in order, and the things that it names. */
export interface Saying {
  readonly acts: readonly Act[];
  /** Stems of the words with a meaning, verbs included, without repeats. */
  readonly things: readonly string[];
  readonly words: number;
}

/** Words between the parts of "turn ~ off", at most. */
const GAP = 5;

const NEGATIONS: ReadonlySet<string> = new Set('not never no without neither nor avoid non'.split(' '));
const BARE_YES: ReadonlySet<string> = new Set('yes yeah yep sure'.split(' '));
const BARE_NO: ReadonlySet<string> = new Set('no nope nah later none'.split(' '));
const ONLY: ReadonlySet<string> = new Set('only just'.split(' '));
const NEEDED: ReadonlySet<string> = new Set('necessary essential required mandatory minimum'.split(' '));

/** Reads a label, a sentence or a description. Says nothing about things that are no English. */
export function say(text: string): Saying {
  const acts: Act[] = [];
  const things = new Set<string>();
  let words = 0;
  for (const segment of segments(text)) {
    const list = tokens(segment);
    words += list.length;
    for (const token of list) if (isContent(token.stem)) things.add(token.stem);
    acts.push(...actsOf(list));
  }
  return { acts, things: [...things], words };
}

/** The act that a text is about: the plainest, and the first of equals. */
export function mainAct(saying: Saying): Act | undefined {
  return saying.acts.reduce<Act | undefined>(
    (best, act) => (best === undefined || act.strength > best.strength ? act : best),
    undefined,
  );
}

function actsOf(list: readonly Token[]): readonly Act[] {
  const words = list.map(({ word }) => word);
  if (words.some((word) => ONLY.has(word)) && words.some((word) => NEEDED.has(word)))
    return [{ groups: ['reject'], direction: -1, strength: 3, opens: true }];
  if (words.length <= 2 && BARE_YES.has(words[0] ?? '') && !verbAt(list, words.length - 1))
    return [{ groups: ['accept'], direction: 1, strength: 0.5, opens: true }];
  if (words.length === 1 && BARE_NO.has(words[0] ?? ''))
    return [{ groups: ['reject'], direction: -1, strength: 0.5, opens: true }];

  const acts: Act[] = [];
  let denied: { readonly at: number; readonly opens: boolean } | undefined;
  for (let i = 0; i < list.length; ) {
    const token = list[i] as Token;
    const found = verbAt(list, i);
    if (found === undefined) {
      if (NEGATIONS.has(token.word)) denied = { at: i, opens: token.opens };
      i++;
      continue;
    }
    const act = actFrom(found.groups, token, found.length === 1, denied !== undefined);
    // A negated neutral verb ("do not open") asks for nothing; the negation is used up all the same.
    if (act !== undefined) acts.push(act);
    denied = undefined;
    i += found.length;
  }
  // "No insurance", "without the plan": what follows the negation is a thing.
  if (denied !== undefined && list.slice(denied.at + 1).some(({ stem }) => isContent(stem)))
    acts.push({ groups: ['reject'], direction: -1, strength: 1.5, opens: denied.opens });
  return acts;
}

function actFrom(
  groups: readonly GroupName[],
  token: Token,
  single: boolean,
  negated: boolean,
): Act | undefined {
  const polar = groups.filter((group) => GROUPS[group].direction !== 0);
  if (negated) {
    if (polar.length === 0) return undefined;
    const contrary = polar.flatMap((group) => GROUPS[group].opposite ?? []);
    return { groups: contrary, direction: directionOf(contrary), strength: 2, opens: true };
  }
  const { stem, opens } = token;
  const named = single ? { stem } : {};
  if (polar.length > 0)
    return {
      groups,
      direction: directionOf(polar),
      strength: polar.length < groups.length ? 1 : 2,
      opens,
      ...named,
    };
  // Verbs without a direction are mostly nouns when they don't open ("product updates", "your order").
  return opens || !single ? { groups, direction: 0, strength: 0.9, opens, ...named } : undefined;
}

function directionOf(groups: readonly GroupName[]): Direction {
  const [first] = groups;
  return first === undefined ? 0 : GROUPS[first].direction;
}

/** The verb or phrase that starts at a word. `length` is in words; of a phrase with a gap, only its head is used up. */
function verbAt(
  list: readonly Token[],
  at: number,
): { readonly groups: readonly GroupName[]; readonly length: number } | undefined {
  const token = list[at];
  if (token === undefined) return undefined;
  const phrase = PHRASES_BY_FIRST.get(token.stem)?.find((candidate) => matches(candidate, list, at));
  if (phrase !== undefined) return { groups: phrase.groups, length: phrase.head.length };
  const groups = GROUPS_OF_STEM.get(token.stem);
  return groups === undefined ? undefined : { groups, length: 1 };
}

function matches({ head, tail }: Phrase, list: readonly Token[], at: number): boolean {
  const fits = (stems: readonly string[], from: number): boolean =>
    stems.every((stem, i) => list[from + i]?.stem === stem);
  if (!fits(head, at)) return false;
  if (tail.length === 0) return true;
  for (let from = at + head.length; from <= at + head.length + GAP; from++) {
    if (fits(tail, from)) return true;
    // A new verb begins a new thought: "keep it, and turn that off" keeps.
    if (list[from]?.word === 'and') return false;
  }
  return false;
}
