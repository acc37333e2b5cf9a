import { type Act, mainAct, type Saying, say } from './acts.ts';
import type { Direction } from './lexicon.ts';
import { isContent } from './objects.ts';
import { fold, tokens } from './tokens.ts';

/** What an instruction asks for. */
export interface Goal {
  readonly instruction: string;
  /** The wanted acts; the first is the goal itself. Empty when the instruction names none. */
  readonly acts: readonly Act[];
  /** Of the first act. */
  readonly direction: Direction;
  /** Stems of the things that it is about, with their weight: 1 in the request itself, less in what is said around it. */
  readonly things: ReadonlyMap<string, number>;
  /** What the user rules out. */
  readonly forbidden: readonly Saying[];
  /** Stems of all words with a meaning, whatever the clause. */
  readonly mentioned: ReadonlySet<string>;
}

/** What the surroundings of a request add to its things. */
const CONTEXT_WEIGHT = 0.5;

const ADDRESS = /\b[a-z][a-z+.-]*:\/\/\S+/gi;
/** "Click exactly one button to", "Use a single control that", and the like: how, not what. */
const HOW =
  /^(?:then |now |and )*(?:(?:click|press|tap|hit|use|choose|select|pick|push|make|find)\b[^,]*?\b(?:button|control|link|option|element|click|tap|press|choice|action)s?\b[^,]*?\b(?:to|that|which|and)\b|with (?:a|one|exactly one|just one|a single) (?:click|press|tap|button|control)[^,]*,)\s*/;
const POLITE =
  /^(?:please|kindly|now|then|and|also|so|but|go ahead and|(?:can|could|would|will) you(?: please)?|you (?:should|need to|must|have to)|your (?:task|job|goal) is to|(?:make|be) sure(?: that| to)?|ensure(?: that)?|see to it that|i (?:want|need|would like|like) (?:you )?to|i (?:want|need|would like)|help me(?: to)?|try to|remember to|we (?:want|need) to)\s+/;
/** An order not to do something, at the start of a clause. */
const PROHIBITION =
  /^(?:do not|never|not to|not|avoid|without|instead of|rather than|but not|you (?:must|should|may|can) not|and not)\s+/;
/** Talk of what is not the point. */
const ABOUT_THE_REST = /\b(?:(?:every|any)(?:thing|one|body) else|all else|the rest|others)\b/;
/** Where a prohibition begins within a sentence. */
const TURN =
  /(?<!\b(?:i|we|you|they|it|that|who|which))\s*[,;]?\s+(?=(?:but|and|,)?\s*(?:do not|never|without|instead of|rather than|but not|avoid)\s)|;\s*|,\s+(?:and\s+|but\s+)?(?=not\s)/;

/**
 * Understands an instruction in plain English: what is wanted, of what, and what is ruled out ("do not ...", "without
 * ...", "never ..."). General words only: it knows no site and no task.
 */
export function understand(instruction: string): Goal {
  const wanted: Saying[] = [];
  const context: Saying[] = [];
  const forbidden: Saying[] = [];
  const plain = fold(instruction.replace(ADDRESS, ' '));
  for (const sentence of plain.split(/[.!?\n]+(?:\s|$)/)) {
    for (const clause of clausesOf(sentence)) {
      const prohibition = PROHIBITION.exec(clause);
      if (prohibition === null) {
        const saying = say(clause);
        const toThePoint = saying.acts.length > 0 && !ABOUT_THE_REST.test(clause);
        (toThePoint ? wanted : context).push(saying);
        continue;
      }
      const rest = say(clause.slice(prohibition[0].length));
      forbidden.push(rest);
      // "Check out without the insurance" asks to have none of it.
      if (rest.acts.length === 0 && clause.startsWith('without')) wanted.push(say(`no ${clause}`));
    }
  }
  const acts = wantedActs(wanted, forbidden);
  const direction = acts[0]?.direction ?? 0;
  const things = new Map<string, number>();
  const weigh = (saying: Saying, weight: number): void => {
    for (const thing of saying.things)
      if (!acts.some((act) => act.stem === thing))
        things.set(thing, Math.max(weight, things.get(thing) ?? 0));
  };
  for (const saying of wanted) if (serves(saying, direction)) weigh(saying, 1);
  for (const saying of context) weigh(saying, things.size === 0 ? 1 : CONTEXT_WEIGHT);
  if (wanted.length === 0) for (const saying of forbidden) weigh(saying, 1);
  const mentioned = new Set(
    tokens(plain)
      .map(({ stem }) => stem)
      .filter(isContent),
  );
  return { instruction, acts, direction, things, forbidden, mentioned };
}

/** The clauses of a sentence that say something of their own; a prohibition holds to the end of its part. */
function clausesOf(sentence: string): readonly string[] {
  const clauses: string[] = [];
  for (const part of sentence.split(TURN)) {
    const whole = strip(part);
    if (PROHIBITION.test(whole)) {
      clauses.push(whole);
      continue;
    }
    const pieces: string[] = [];
    for (const piece of whole.split(/,?\s+(?:and|but|then)\s+/)) {
      const stripped = strip(piece);
      const last = pieces.length - 1;
      // "Ads and trackers" are two things of one verb.
      if (last >= 0 && say(stripped).acts.length === 0) pieces[last] += ` and ${stripped}`;
      else pieces.push(stripped);
    }
    clauses.push(...pieces);
  }
  return clauses.filter((clause) => clause !== '');
}

function strip(part: string): string {
  let clause = part.trim().replace(/^[,;:"'\s]+/, '');
  for (let last = ''; last !== clause; ) {
    last = clause;
    clause = clause.replace(POLITE, '').replace(HOW, '').trim();
  }
  return clause;
}

/** Whether a sentence pulls the same way as the goal: "and keep everything else" does not. */
function serves(saying: Saying, direction: Direction): boolean {
  const main = mainAct(saying);
  return main === undefined || direction === 0 || main.direction === 0 || main.direction === direction;
}

function wantedActs(wanted: readonly Saying[], forbidden: readonly Saying[]): readonly Act[] {
  const mains = wanted.map(mainAct).filter((act) => act !== undefined);
  // Whoever only says what must not happen wants the contrary.
  const acts = mains.length > 0 ? mains : forbidden.flatMap(contrary);
  const first = acts.find(({ direction }) => direction !== 0) ?? acts[0];
  if (first === undefined) return [];
  const others = acts.filter(
    (act) => act !== first && (act.direction === first.direction || act.direction === 0),
  );
  return [first, ...others];
}

function contrary(saying: Saying): readonly Act[] {
  const main = mainAct(saying);
  if (main === undefined || main.direction === 0) return [];
  const groups = main.direction > 0 ? (['reject', 'remove'] as const) : (['accept', 'keep'] as const);
  return [{ groups, direction: main.direction > 0 ? -1 : 1, strength: 2, opens: true }];
}
