import { type Act, BARE_ANSWER, mainAct, type Saying, say } from './acts.ts';
import { GROUPS, GROUPS_OF_STEM, type GroupName } from './lexicon.ts';
import { matchedThings } from './objects.ts';
import { stem } from './stem.ts';
import { fold } from './tokens.ts';
import type { Goal } from './understand.ts';

/** From this on, a control may be what the instruction is about. */
export const PLAUSIBLE = 1;

/** What a verb is worth: the same verb, another of its group, one that points the same way, the contrary. */
const SAME_VERB = 4;
const SAME_GROUP = 3.5;
const SAME_DIRECTION = 2.5;
const CONTRARY = -4;
const BESIDE_THE_POINT = -0.5;
/** What a verb in the middle of a label loses: it may be a noun there. */
const WITHIN = -0.5;
/** What doing something that the user ruled out costs. */
const FORBIDDEN = -3;
/** What a label without any thing gets ("Decline"), where one that names the goal's things gets up to 2.5. */
const NO_THINGS = 0.6;
const OTHER_THINGS = -0.75;
/** A link that leads to something to read, whatever it is about. */
const INFORMATION: ReadonlySet<string> = new Set(
  'policy terms faq help guide notice statement'.split(' ').map(stem),
);
const TELLS_MORE = 1.5;
/** Labels of more words than this are sentences. */
const LONG = 8;

/**
 * How well a label answers a goal: about 6.5 for the goal's own words, below 0 for a label that says the contrary or
 * what the user ruled out; from `PLAUSIBLE` on it may be the one. Unbounded, without unit; only comparisons count.
 */
export function fitness(label: string, goal: Goal): number {
  const saying = say(label);
  const main = mainAct(saying);
  const things = thingsFit(saying, main, goal);
  const tooLong = Math.max(0, saying.words - LONG) * 0.1;
  const informs = saying.things.some((thing) => INFORMATION.has(thing) && !goal.mentioned.has(thing));
  const beside = tooLong + (informs ? TELLS_MORE : 0);
  const verb = verbFit(meant(saying, main, goal), goal);
  const sum = verb + things + forbiddenFit(saying, main, goal) - beside;
  // Without a verb of the goal's, a label about its things leads somewhere; it takes nothing away and gives nothing.
  return verb <= 0 && goal.direction !== 0 ? Math.min(sum, PLAUSIBLE - 0.1) : sum;
}

/** "No, stay in economy" answers a question with no; what it keeps is not what the goal is about. */
function meant(saying: Saying, main: Act | undefined, goal: Goal): Act | undefined {
  if (main === undefined || goal.direction === 0 || main.direction !== -goal.direction) return main;
  const things = saying.things.filter((thing) => thing !== main.stem);
  if (things.length === 0 || matchedThings(things, goal.things) > 0) return main;
  const answer = saying.acts.find(({ strength }) => strength === BARE_ANSWER);
  return answer === undefined ? main : { ...answer, strength: 1.5 };
}

/**
 * All items, best first, by the words of their labels and nothing else: their order plays no role. Equal scores: the shorter label, then the alphabet; only equal labels go by their order.
 */
export function ranked<T>(
  items: readonly T[],
  score: (item: T) => number,
  label: (item: T) => string,
): readonly { readonly item: T; readonly score: number }[] {
  return items
    .map((item) => ({ item, score: score(item), label: fold(label(item)).trim() }))
    .sort(
      (a, b) =>
        b.score - a.score ||
        a.label.length - b.label.length ||
        (a.label < b.label ? -1 : a.label > b.label ? 1 : 0),
    );
}

function verbFit(main: Act | undefined, goal: Goal): number {
  if (main === undefined) return 0;
  const plain = Math.min(1, main.strength / 1.5);
  if (goal.direction !== 0 && main.direction === -goal.direction) return CONTRARY * plain;
  const within = main.opens ? 0 : WITHIN;
  let worth = BESIDE_THE_POINT;
  for (const wanted of goal.acts) {
    // A verb without direction is a means where the goal has one ("update my settings so that ... is off").
    const share = goal.direction !== 0 && wanted.direction === 0 ? 0.4 : 1;
    if (wanted.stem !== undefined && wanted.stem === main.stem) worth = Math.max(worth, SAME_VERB * share);
    else if (wanted.groups.some((group) => main.groups.includes(group)))
      worth = Math.max(worth, SAME_GROUP * share);
    else if (opposed(wanted.groups, main.groups)) return CONTRARY;
  }
  if (goal.direction !== 0 && main.direction === goal.direction) worth = Math.max(worth, SAME_DIRECTION);
  return worth > 0 ? worth * (main.direction === 0 ? 1 : plain) + within : worth;
}

function opposed(a: readonly GroupName[], b: readonly GroupName[]): boolean {
  return a.some((group) => {
    const opposite = GROUPS[group].opposite;
    return opposite !== undefined && b.includes(opposite);
  });
}

function thingsFit(saying: Saying, main: Act | undefined, goal: Goal): number {
  const named = saying.things.filter((thing) => thing !== main?.stem);
  if (named.length === 0) return main === undefined ? 0 : NO_THINGS;
  const sum = matchedThings(named, goal.things);
  if (sum === 0) return OTHER_THINGS;
  return (1.5 * sum) / named.length + Math.min(1, sum / Math.max(1, goal.things.size));
}

function forbiddenFit(saying: Saying, main: Act | undefined, goal: Goal): number {
  return goal.forbidden.reduce((sum, clause) => {
    const ruledOut = mainAct(clause);
    if (ruledOut === undefined) return sum;
    const doing = saying.acts.find((act) => sameAct(act, ruledOut));
    if (doing === undefined) return sum;
    // "Do not remove the shoes" beside "remove the hat": only the things tell the two apart.
    const ofGoal = goal.acts.some((act) => sameAct(act, ruledOut));
    const own = clause.things.filter((thing) => thing !== ruledOut.stem && !goal.things.has(thing));
    if (ofGoal && !saying.things.some((thing) => own.includes(thing))) return sum;
    return sum + (doing === main ? FORBIDDEN : FORBIDDEN / 2);
  }, 0);
}

function sameAct(a: Act, b: Act): boolean {
  if (a.stem !== undefined && a.stem === b.stem) return a.direction === b.direction;
  return a.direction === b.direction && a.groups.some((group) => b.groups.includes(group));
}

/**
 * Whether a label has to do with a goal at all, be it for or against: it names a verb of the goal's kind or of its
 * contrary, and at least half of its other words are in the instruction, or are such verbs, too.
 */
export function related(label: string, goal: Goal): boolean {
  const saying = say(label);
  const main = mainAct(saying);
  if (main === undefined) return false;
  const ofKind =
    ofItsKind(main.groups, goal) || goal.forbidden.some(({ acts }) => acts.some((act) => sameAct(act, main)));
  const things = saying.things.filter((thing) => thing !== main.stem);
  if (things.length === 0) return ofKind;
  const mentioned = new Map([...goal.mentioned].map((thing) => [thing, 1]));
  const share = things.filter(
    (thing) => matchedThings([thing], mentioned) > 0 || ofItsKind(GROUPS_OF_STEM.get(thing) ?? [], goal),
  );
  return share.length >= things.length / 2 && (ofKind || (goal.direction !== 0 && main.direction !== 0));
}

function ofItsKind(groups: readonly GroupName[], goal: Goal): boolean {
  return goal.acts.some(
    (act) => act.groups.some((group) => groups.includes(group)) || opposed(act.groups, groups),
  );
}
