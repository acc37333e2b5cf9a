import { answerFor } from '../scripted/shopper/buyer.ts';
import { isFor } from '../scripted/shopper/command.ts';
import { sumsIn } from '../scripted/shopper/money.ts';
import { naming } from '../scripted/shopper/names.ts';
import { folded } from '../scripted/shopper/view.ts';
import { type Item, isField, isPressed } from './item.ts';
import type { Move } from './move.ts';
import type { Situation } from './situation.ts';
import { SCROLLED, WAITED } from './told.ts';

const BUYING = /\b(?:place (?:the|an|my|your) order|buy|purchase|order|book|reserve|commission)\b/i;
const PROHIBITION = /\b(?:do not|don't|never|without|cancel|return)\b/i;
const PLACED =
  /\b(?:thank(?:s| you) for your (?:order|purchase)|order (?:is |was |has been )?(?:placed|confirmed|complete))\b/i;
/** Less than that says it, once something was used that places an order. */
const AFTERWARDS =
  /\b(?:thank(?:s| you)|(?:order|booking|reservation) (?:[A-Z]{1,4}-?\d|is|number|confirmed|received)|booked)\b/i;
const CHECK =
  /\b(?:not a robot|are you (?:human|a person)|a lot of requests|characters (?:below|in the picture)|robot check|security check)\b/i;
const NO_THANKS = /^(?:no,? thank|not now|skip(?! to)|maybe later|continue without)/i;
const ONWARD =
  /^(?:(?:proceed to |go to |secure )?check ?out|continue to|review|proceed|continue$|next step|save and)/i;
const ALL = /^(?:see|view|shop|browse|show) all\b/i;
/** What stands beside products and is none. */
const NO_PRODUCT =
  /^(?:sort|filter|page|previous|next|grid|rows|home|help|account|your|hello|track|skip|menu|sponsored|\d+ reviews?|review|clear|apply)\b|\(\d+\)$|\bdepartment/i;
/** Several words with capitals, or with figures: what products are called. */
const NAME = /^\p{Lu}[\p{L}-]+( [\p{Lu}\d][\p{L}\d-]*)+$/u;
/** How often it waits for a check to end. */
const WAITS = 4;
/** How often it scrolls on in search of the next step. */
const SCROLLS = 12;
/** Uses of controls with the same words: steps of a checkout are often called alike. */
const AGAIN = 3;

/** What to do next for a wish to buy, a step at a time towards an order; undefined for any other wish. */
export function shop({ instruction, page, used }: Situation): Move | undefined {
  if (!wantsToBuy(instruction) || page === undefined) return undefined;
  const { items, text } = page;
  const placed = [...used.keys()].some((label) => isFor(label, 'place'));
  if (PLACED.test(text) || (placed && AFTERWARDS.test(text)))
    return { kind: 'done', answer: 'The order is placed.' };
  if (CHECK.test(text))
    return (used.get(WAITED) ?? 0) < WAITS
      ? { kind: 'wait' }
      : { kind: 'done', answer: 'A check keeps me from going on.' };
  const pressed = items.filter(
    (item) => isPressed(item) && item.label !== '' && (used.get(item.label) ?? 0) < AGAIN,
  );
  const added = [...used.keys()].some((label) => isFor(label, 'add'));
  const next =
    pressed.find(({ label }) => isFor(label, 'dismiss') && !used.has(label)) ??
    pressed.find(({ label }) => isFor(label, 'place') && added && !/\btotal\b/i.test(label)) ??
    pressed.find(({ label }) => NO_THANKS.test(label));
  if (next !== undefined) return { kind: 'click', item: next };
  const field = items.find((item) => isField(item) && added && isToFill(item) && !used.has(item.label));
  if (field !== undefined)
    return { kind: 'type', item: field, text: answerFor(field.label) ?? '', submit: false };
  const step =
    (added ? pressed.find(({ label }) => ONWARD.test(label)) : undefined) ??
    (added ? pressed.find(({ label }) => isFor(label, 'toCart')) : undefined) ??
    toAdd(pressed, instruction, used) ??
    pressed.find(({ label }) => isFor(label, 'way')) ??
    productIn(pressed, used) ??
    pressed.find(({ label }) => ALL.test(label));
  if (step !== undefined) return { kind: 'click', item: step };
  if ((used.get(SCROLLED) ?? 0) < SCROLLS) return { kind: 'scroll' };
  return { kind: 'done', answer: 'I found no way to order it.' };
}

/** On a product's page: what the wish names among its options, and then the way into the cart. */
function toAdd(
  pressed: readonly Item[],
  instruction: string,
  used: ReadonlyMap<string, number>,
): Item | undefined {
  const add = pressed.find(({ label }) => isFor(label, 'add'));
  if (add === undefined) return undefined;
  const wish = folded(instruction);
  const option = pressed.find(({ label }) => {
    const [choice = ''] = folded(label).split(/\s*[+(]?\s*[£$€]/);
    return !used.has(label) && choice !== folded(label) && choice.length > 2 && naming(wish, choice) > 0;
  });
  return option ?? add;
}

function wantsToBuy(instruction: string): boolean {
  return instruction
    .split(/[.!?]\s/)
    .some((sentence) => BUYING.test(sentence) && !PROHIBITION.test(sentence));
}

/** A field that is known to be empty, and that a buyer has an answer for. */
function isToFill({ role, label, value }: Item): boolean {
  return (
    value === '' &&
    role !== 'combobox' &&
    (answerFor(label) ?? '') !== '' &&
    !/search|voucher|promo|discount|gift/i.test(label)
  );
}

/** The first link that may be a product's: beside a price, or, in a list that has no prices, with a name like one. */
function productIn(pressed: readonly Item[], used: ReadonlyMap<string, number>): Item | undefined {
  const links = pressed.filter(
    ({ role, label }) =>
      (role === 'link' || role === '') &&
      !used.has(label) &&
      label.split(' ').length >= 2 &&
      !NO_PRODUCT.test(label) &&
      !ALL.test(label) &&
      sumsIn(label).length === 0,
  );
  return links.find(({ priced }) => priced) ?? links.find(({ label }) => NAME.test(label));
}
