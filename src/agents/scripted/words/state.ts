import { mainAct, say } from './acts.ts';
import { isContent, matchedThings } from './objects.ts';
import { fold, tokens } from './tokens.ts';
import type { Goal } from './understand.ts';

/** An option of a page as a channel reports it. */
export interface OptionState {
  readonly name: string;
  readonly on: boolean;
}

/** From this share of common words on, an option's name is about the goal's things. */
const STRONG = 0.5;
/** Options that can't be turned down are none. */
const NEEDED = /\b(?:necessary|essential|required|mandatory)\b/;
/** A status that speaks of what may be, or asks. */
const NOT_YET =
  /\b(?:can|could|may|might|would|should|must|if|unless|until|before|please|confirm|choose|select)\b|\bwill\b(?! (?:not|no longer|never))|\?/;
const OFF = /\b(?:off|none|inactive|unchecked|opted out)\s*$/;

/**
 * Whether the options say that the user already has what a goal of removing or refusing asks for: some options are
 * about the goal's things, and each of them is off (or is on, when its name is itself the refusal: "Do not sell").
 */
export function optionsSayReached(options: readonly OptionState[], goal: Goal): boolean {
  if (goal.direction !== -1) return false;
  const concerned = options.filter(({ name }) => concerns(name, goal));
  return (
    concerned.length > 0 && concerned.every(({ name, on }) => on === (mainAct(say(name))?.direction === -1))
  );
}

/** Whether a status text says so: a statement about the goal's things, none of which says otherwise. */
export function statusSaysReached(status: string, goal: Goal): boolean {
  if (goal.direction !== -1) return false;
  const statements = status
    .split(/[.;\n]+/)
    .map((text) => fold(text).trim())
    .filter((text) => text !== '' && concernsStatus(text, goal));
  return statements.length > 0 && statements.every(isReached);
}

/** Whether a control's name says that it commits the state of the page as it stands ("Save", "Update basket"). */
export function commits(label: string): boolean {
  return mainAct(say(label))?.groups.includes('commit') === true;
}

function concerns(name: string, goal: Goal): boolean {
  if (NEEDED.test(fold(name))) return false;
  const saying = say(name);
  const things = saying.things.filter(
    (thing) => thing !== mainAct(saying)?.stem || saying.things.length === 1,
  );
  const most = Math.min(things.length, goal.things.size);
  return most > 0 && matchedThings(things, goal.things) / most >= STRONG;
}

/** About the goal's things; or naming nothing but the goal's own verb ("Unsubscribed"). */
function concernsStatus(text: string, goal: Goal): boolean {
  const { acts, things } = say(text);
  const others = things.filter((thing) => !acts.some(({ stem }) => stem === thing));
  if (others.length > 0) return matchedThings(others, goal.things) > 0;
  return goal.acts.some(({ stem }) => stem !== undefined && things.includes(stem));
}

function isReached(text: string): boolean {
  if (NOT_YET.test(text)) return false;
  if (OFF.test(text)) return true;
  const main = mainAct(say(text));
  if (main?.direction !== -1) return false;
  const [first] = tokens(text).filter(({ stem }) => isContent(stem));
  // "Remove the plan at any time" is an offer; "Removed" is a report.
  const order = first !== undefined && first.stem === main.stem && first.opens && !first.word.endsWith('ed');
  return !order;
}
