import { type Card, cardsIn } from './cards.ts';
import type { Errand } from './errand.ts';
import { configuredIn, priceIn, totalIn } from './price.ts';
import { nextPage, search } from './results.ts';
import type { View } from './view.ts';
import type { Known } from './wish.ts';

/** Pages of results that a shopper goes through, at most. */
const PAGES = 400;
/** Steps back from a product's page to the results, at most: choices and foldings may be pages of their own. */
const BACKS = 5;

/** What a shopper does with a card: `stop` ends the walk. The page is the one of results that the card is on. */
export type AtCard = (card: Card, results: View) => Promise<'on' | 'stop'>;

/** Goes through the cards of one page but for those done before, and comes back to it after each. Gives the page, or undefined when it was stopped. */
export async function walkPage(
  errand: Errand,
  first: View,
  visit: AtCard,
  before: ReadonlySet<string> = new Set(),
): Promise<View | undefined> {
  let results = first;
  const done = new Set(before);
  for (;;) {
    const card = keyed(results).find(({ key }) => !done.has(key));
    if (card === undefined) return results;
    done.add(card.key);
    if ((await visit(card.card, results)) === 'stop') return undefined;
    results = await backTo(errand, results);
  }
}

/** Goes through the cards of all pages. Gives whether it was stopped. */
export async function walkAll(errand: Errand, first: View, visit: AtCard): Promise<boolean> {
  let results = first;
  let done = new Set<string>();
  for (let page = 1; page <= PAGES; page++) {
    const end = await walkPage(errand, results, visit, done);
    if (end === undefined) return true;
    const following = await nextPage(errand, end, page);
    if (following === undefined) return false;
    // Where more results are added to a page, those before them are still there.
    const grown = titlesOf(following).startsWith(`${titlesOf(end)}\n`);
    done = new Set(grown ? keyed(end).map(({ key }) => key) : []);
    results = following;
  }
  return false;
}

/** Opens a card's product. */
export function open(errand: Errand, { title, mark }: Card, results: View): Promise<View> {
  const control = results.controls.find((candidate) => candidate.mark === mark);
  const link = control ?? { ...LINK, name: title, mark };
  return errand.press(link, `I open "${title}".`);
}

const LINK = { role: 'link', value: '', options: [], state: {}, groups: [], place: 'content' } as const;

/** Finds a product again by its name, and opens it. Undefined when no result is called so. */
export async function reopen(errand: Errand, title: string): Promise<View | undefined> {
  for (const words of [title, errand.request.noun]) {
    let product: View | undefined;
    const first = await search(errand, words);
    await walkAll(errand, first, async (card, results) => {
      if (card.title !== title) return 'on';
      product = await open(errand, card, results);
      return 'stop';
    });
    if (product !== undefined) return product;
  }
  return undefined;
}

/** What a card says, its price at face value. */
export function knownOf({ lines }: Card, { request }: Errand): Known {
  const choices = request.configuration.map(({ choice }) => choice);
  const price = configuredIn(lines, choices) ?? totalIn(lines) ?? priceIn(lines);
  return { lines, ...(price !== undefined && { price }) };
}

/** Back to the page of results, if it was left. */
async function backTo(errand: Errand, results: View): Promise<View> {
  const titles = titlesOf(results);
  let view = await errand.look();
  for (let i = 0; i < BACKS && titlesOf(view) !== titles; i++) {
    await errand.act({ type: 'back' }, 'I go back to the results.');
    view = await errand.look();
  }
  return view;
}

function keyed({ tree }: View): readonly { readonly card: Card; readonly key: string }[] {
  const count = new Map<string, number>();
  return cardsIn(tree).map((card) => {
    const nth = (count.get(card.title) ?? 0) + 1;
    count.set(card.title, nth);
    return { card, key: `${nth} ${card.title}` };
  });
}

const titlesOf = (view: View): string =>
  keyed(view)
    .map(({ key }) => key)
    .join('\n');
