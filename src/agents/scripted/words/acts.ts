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
  /** How plainly it is said: 3 for "only the necessary", 2.5 for "without X", 2 for a verb, 1.5 for "no X", less for a mere yes or no. */
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

/** The strength of a mere yes or no. */
export const BARE_ANSWER = 0.5;
/** Words between the parts of "turn ~ off", at most. */
const GAP = 5;

const NEGATIONS: ReadonlySet<string> = new Set('not never no without neither nor avoid non'.split(' '));
const NOTHING: ReadonlySet<string> = new Set('nothing none nobody'.split(' '));
/** Nouns made from the lexicon's verbs. */
const NOUN = /.{3}(?:[aeit]tion|ction|usal|oval|wal|ance|sure|ission)$/;
const BARE_YES: ReadonlySet<string> = new Set('yes yeah yep sure'.split(' '));
const BARE_NO: ReadonlySet<string> = new Set('no nope nah later none'.split(' '));
const ONLY: ReadonlySet<string> = new Set('only just'.split(' '));
const NEEDED: ReadonlySet<string> = new Set(
  'necessary essential required mandatory minimum strictly'.split(' '),
);

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

/**
 * Which way a longer text points: that of its sentences' main acts. 0 when it tells of both sides ("removes this, and
 * keeps that") or of neither.
 */
export function directionOfText(text: string): Direction {
  const directions = new Set(
    segments(text)
      .flatMap((segment) => segment.split(/\s+(?:and|but|then)\s+/))
      .map((clause) => mainAct(say(clause))?.direction ?? 0)
      .filter((direction) => direction !== 0),
  );
  const [only = 0] = directions;
  return directions.size === 1 ? only : 0;
}

function actsOf(list: readonly Token[]): readonly Act[] {
  const words = list.map(({ word }) => word);
  if (words.some((word) => ONLY.has(word)) && words.some((word) => NEEDED.has(word)))
    return [{ groups: ['reject'], direction: -1, strength: 3, opens: true }];
  if (words.length <= 2 && BARE_YES.has(words[0] ?? '') && !verbAt(list, words.length - 1))
    return [{ groups: ['accept'], direction: 1, strength: BARE_ANSWER, opens: true }];
  if (words.length === 1 && BARE_NO.has(words[0] ?? ''))
    return [{ groups: ['reject'], direction: -1, strength: BARE_ANSWER, opens: true }];

  const acts: Act[] = [];
  let denied: { readonly at: number; readonly token: Token } | undefined;
  for (let i = 0; i < list.length; ) {
    const token = list[i] as Token;
    const found = verbAt(list, i);
    if (found === undefined) {
      if (NEGATIONS.has(token.word)) denied = { at: i, token };
      // "Sign me up for nothing" asks for the contrary, "this and nothing else" does not.
      const last = acts.at(-1);
      if (NOTHING.has(token.word) && i === list.length - 1 && last !== undefined)
        acts.splice(-1, 1, ...negated(last));
      i++;
      continue;
    }
    const act = actFrom(found.groups, ordered(token, list[i - 1]), found.length === 1);
    if (act !== undefined) {
      acts.push(...(denied === undefined ? [act] : negated(act)));
      denied = undefined;
    }
    i += found.length;
  }
  // "No insurance": what follows the negation is a thing. "Register without insurance" is about what is left out.
  if (denied !== undefined && list.slice(denied.at + 1).some(({ stem }) => isContent(stem))) {
    const strength = denied.token.word === 'without' ? 2.5 : 1.5;
    acts.push({ groups: ['reject'], direction: -1, strength, opens: denied.token.opens });
  }
  return acts;
}

/** "Cancellation" gives no order, however it stands; "finish cancellation" does. */
function ordered(token: Token, before: Token | undefined): Token {
  if (!NOUN.test(token.word)) return token;
  const committed = before !== undefined && GROUPS_OF_STEM.get(before.stem)?.includes('commit') === true;
  return { ...token, opens: committed };
}

function actFrom(groups: readonly GroupName[], token: Token, single: boolean): Act | undefined {
  const polar = groups.filter((group) => GROUPS[group].direction !== 0);
  const { stem, opens } = token;
  const named = single ? { stem } : {};
  if (polar.length > 0) {
    const strength = polar.length < groups.length ? 1 : 2;
    return { groups, direction: directionOf(polar), strength, opens, ...named };
  }
  // Verbs without a direction are mostly nouns when they don't open ("product updates", "your order").
  return opens || !single ? { groups, direction: 0, strength: 0.9, opens, ...named } : undefined;
}

function negated({ groups, direction }: Act): readonly Act[] {
  if (direction === 0) return [{ groups: ['reject'], direction: -1, strength: 1.5, opens: true }];
  const contrary = groups.flatMap((group) =>
    GROUPS[group].direction === 0 ? [] : (GROUPS[group].opposite ?? []),
  );
  return [{ groups: contrary, direction: directionOf(contrary), strength: 2, opens: true }];
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
