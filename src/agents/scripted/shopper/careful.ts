import type { Agent } from '../../../core/agent.ts';
import { type StatedPreference, TOTAL_PRICE } from '../../../core/shopping.ts';
import type { Card } from './cards.ts';
import type { Errand } from './errand.ts';
import type { Pick } from './pick.ts';
import { configuredIn } from './price.ts';
import { configure, contentOf, payableOn, unfold } from './product.ts';
import { search, sortBy } from './results.ts';
import { shopper } from './shopper.ts';
import type { View } from './view.ts';
import { knownOf, open, reopen, walkAll } from './visit.ts';
import { bestOf, costOf, fitOf, type Known } from './wish.ts';

/** Steps that are kept for buying: as many as a long checkout takes, but no more than that share of all. */
const RESERVE = 30;
const SHARE = 1 / 3;

/** A product that may be bought. Its price is what pages name for it, until it was seen with the choices made. */
interface Candidate {
  readonly title: string;
  readonly known: Known;
  /** Whether the price was named for the choices asked for, and not for a base configuration. */
  readonly priced: boolean;
}

/**
 * `shopper:careful` reads all pages of results, opens each product that its card does not rule out, unfolds what is folded,
 * and before it buys chooses the configuration asked for and reads what is to be paid in all; when that is more than was
 * named, it thinks again. It takes out what was not asked for.
 */
export function carefulShopper(): Agent {
  return shopper({ id: 'shopper:careful', title: 'Careful shopper', declines: true, choose });
}

async function choose(errand: Errand): Promise<Pick | undefined> {
  const first = await sorted(errand, await search(errand));
  const candidates: Candidate[] = [];
  const reserve = Math.min(RESERVE, errand.left * SHARE);
  await walkAll(errand, first, async (card, shown) => {
    if (errand.left < reserve) return 'stop';
    const candidate = await readOf(errand, card, shown, candidates);
    if (candidate !== undefined) candidates.push(candidate);
    return 'on';
  });
  return decide(errand, candidates);
}

/**
 * Sorted by a preference that the shop can sort by, what is good comes early: less has to be opened, and the best is among
 * what was read when steps run low. The price comes last, for shops sort by that of the base configuration.
 */
async function sorted(errand: Errand, results: View): Promise<View> {
  const { preferences } = errand.request;
  const isPrice = ({ label }: StatedPreference): boolean => label === TOTAL_PRICE;
  for (const preference of preferences.toSorted((a, b) => Number(isPrice(a)) - Number(isPrice(b)))) {
    const view = await sortBy(errand, results, preference);
    if (view !== undefined) return view;
  }
  return results;
}

/** What is to be known of a card's product, when it may be the one. */
async function readOf(
  errand: Errand,
  card: Card,
  shown: View,
  candidates: readonly Candidate[],
): Promise<Candidate | undefined> {
  const { requirements, preferences, configuration } = errand.request;
  const named = knownOf(card, errand);
  if (!isOpen(named, errand, candidates)) return undefined;
  const page = contentOf(await unfold(errand, await open(errand, card, shown)));
  const choices = configuration.map(({ choice }) => choice);
  const configured = configuredIn(page, choices) ?? configuredIn(card.lines, choices);
  const price = configured ?? named.price;
  const known: Known = { lines: [...page, ...named.lines], ...(price !== undefined && { price }) };
  if (!isOpen(known, errand, candidates)) return undefined;
  const read = requirements.filter(({ label }) => label !== TOTAL_PRICE);
  const sure = fitOf(known, read) === 'yes' && preferences.every((each) => costOf(known, each) !== undefined);
  return sure ? { title: card.title, known, priced: configured !== undefined } : undefined;
}

/** Whether something may still be the best. What was named for it may be no more than a part of what is to be paid. */
function isOpen(named: Known, { request }: Errand, candidates: readonly Candidate[]): boolean {
  const { price: floor, lines } = named;
  const atLeast: Known = { lines, ...(floor !== undefined && { floor }) };
  return (
    fitOf(atLeast, request.requirements) !== 'no' &&
    !candidates.some((candidate) => isBehind(named, candidate, request.preferences))
  );
}

/** Whether something, at its best, is behind something else in every preference. */
function isBehind(
  atBest: Known,
  { known: other, priced }: Candidate,
  preferences: readonly StatedPreference[],
): boolean {
  return preferences.every((preference) => {
    if (preference.label === TOTAL_PRICE && !priced) return false;
    const [own, others] = [costOf(atBest, preference), costOf(other, preference)];
    return own !== undefined && others !== undefined && own > others;
  });
}

/** The best, once its price was seen with the choices made. */
async function decide(errand: Errand, candidates: readonly Candidate[]): Promise<Pick | undefined> {
  const { requirements, preferences } = errand.request;
  let open: readonly Candidate[] = candidates;
  for (;;) {
    const best = bestOf(open, preferences);
    if (best === undefined) return undefined;
    const found = await reopen(errand, best.title);
    const page = found && (await configure(errand, found));
    const price = page && payableOn(page);
    const known: Known = { ...best.known, ...(price !== undefined && { price }) };
    open = open.flatMap((other) => (other === best ? [] : [other]));
    if (page === undefined || fitOf(known, requirements) !== 'yes') continue;
    const now = { title: best.title, known, priced: true };
    if (price === best.known.price || bestOf([now, ...open], preferences) === now)
      return { title: best.title, page, configured: true };
    open = [now, ...open];
  }
}
