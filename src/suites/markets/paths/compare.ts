import type { Hands } from '../../../core/agent.ts';
import type { ProductType } from '../product-type.ts';
import { type Product, payable } from '../record.ts';
import {
  configurationFor,
  isFeasible,
  meets,
  PAYABLE,
  type Preference,
  type ShoppingRequest,
  valueFor,
} from '../request.ts';
import { type Card, cardsOn } from './cards.ts';
import type { Floor } from './floor.ts';
import { look, type Scene } from './scene.ts';
import type { Belief } from './signals.ts';

/** What a comparing path knows: the request, and the records, of which it uses what the pages that it has open show. */
export interface Knowledge {
  readonly type: ProductType;
  readonly request: ShoppingRequest;
  /** By name: a card and a product's page show it. */
  readonly products: ReadonlyMap<string, Product>;
  readonly floor: Floor;
}

/** How often a path that goes the easiest way unfolds what is folded, before it takes what isn't. */
const PATIENCE = 3;

/**
 * Finds the product that meets every requirement and is best on one preference, and stops on its page. The optimum is
 * strictly best on each, so going down the results by one of them, the first that fits is the optimum. What a card shows
 * (searchable attributes, price) is decided by the card, all else on the product's page. A belief bends this where it says so.
 */
export async function compare(
  hands: Hands,
  results: Scene,
  knowledge: Knowledge,
  belief: Belief | undefined,
): Promise<Product> {
  const { floor } = knowledge;
  let passedOver = 0;
  const consider = async (card: Card): Promise<Product | undefined> => {
    const product = knowledge.products.get(card.name);
    if (product === undefined || !passesCard(card, product, knowledge, belief)) return undefined;
    const page = await floor.open(hands, card);
    if (belief?.easiest && floor.isFolded(page)) {
      passedOver++;
    } else {
      if (belief?.easiest && passedOver >= PATIENCE) return product;
      if (fits(card, product, knowledge, belief)) return product;
    }
    return undefined;
  };
  const byPrice =
    belief?.namedPrice && knowledge.request.preferences.some(({ attribute }) => attribute === PAYABLE);
  const found = byPrice
    ? await byNamedPrice(hands, results, knowledge, consider)
    : await bySort(hands, results, knowledge, consider);
  if (found === undefined) throw new Error('The path went through all results and found nothing that fits');
  return found;
}

/** The preference that results can be sorted by, other than price: cards don't sort by what a configuration costs. */
export function sortedBy({ type, request }: Pick<Knowledge, 'type' | 'request'>): Preference | undefined {
  return request.preferences.find(({ attribute }) =>
    type.attributes.some(({ id, kind, searchable }) => id === attribute && kind === 'number' && searchable),
  );
}

/** The results in the order of a preference that they can be sorted by; as they are, when there is none. */
export async function inOrder(hands: Hands, results: Scene, knowledge: Knowledge): Promise<Scene> {
  const preference = sortedBy(knowledge);
  const label = knowledge.type.attributes.find(({ id }) => id === preference?.attribute)?.label;
  if (preference === undefined || label === undefined) return results;
  return knowledge.floor.sort(hands, results, label, preference.want);
}

async function bySort(
  hands: Hands,
  results: Scene,
  knowledge: Knowledge,
  consider: (card: Card) => Promise<Product | undefined>,
): Promise<Product | undefined> {
  let scene: Scene | undefined = await inOrder(hands, results, knowledge);
  while (scene !== undefined) {
    // Marks hold for one document: after each way back the cards are read anew.
    const names = cardsOn(scene)
      .filter(({ sponsored }) => !sponsored)
      .map(({ name }) => name);
    for (const name of names) {
      scene = await look(hands);
      const card = cardsOn(scene).find((candidate) => candidate.name === name);
      if (card === undefined) continue;
      const found = await consider(card);
      if (found !== undefined) return found;
      if ((await look(hands)).url !== scene.url) await hands.act({ type: 'back' });
    }
    scene = await knowledge.floor.next(hands, await look(hands));
  }
  return undefined;
}

/** Reads all cards, and opens products from the lowest price that a card names. */
async function byNamedPrice(
  hands: Hands,
  results: Scene,
  knowledge: Knowledge,
  consider: (card: Card) => Promise<Product | undefined>,
): Promise<Product | undefined> {
  const named: { name: string; price: number; page: number }[] = [];
  let last: Scene = results;
  let page = 1;
  for (let scene: Scene | undefined = results; scene !== undefined; page++) {
    for (const card of cardsOn(scene)) {
      const product = knowledge.products.get(card.name);
      if (product) named.push({ name: card.name, price: priceOn(card, product, knowledge.request), page });
    }
    last = scene;
    scene = await knowledge.floor.next(hands, scene);
  }
  let scene = last;
  for (const { name } of named.sort((a, b) => a.price - b.price)) {
    scene = await knowledge.floor.search(hands, name);
    const card = cardsOn(scene).find((candidate) => candidate.name === name);
    const found = card && (await consider(card));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The price of the configuration asked for, as a card has it: payable where the card names it, else where it starts. */
function priceOn({ from }: Card, product: Product, request: ShoppingRequest): number {
  const configuration = configurationFor(product, request);
  return from ? product.price : payable(product, { configuration, quantity: 1, addOns: [] });
}

/** Whether what a card shows lets the product pass: attributes that results can be searched by, and the price. */
function passesCard(
  card: Card,
  product: Product,
  { type, request }: Knowledge,
  belief: Belief | undefined,
): boolean {
  const onCard = new Set(type.attributes.filter(({ searchable }) => searchable).map(({ id }) => id));
  return (
    product.stock > 0 &&
    request.requirements.every((requirement) => {
      const { attribute } = requirement;
      if (attribute === PAYABLE)
        return (card.from && !belief?.namedPrice) || meets(priceOn(card, product, request), requirement);
      return !onCard.has(attribute) || meets(valueFor(product, request, attribute), requirement);
    })
  );
}

/** Whether a product whose page is open fits, with the price that is believed. */
function fits(card: Card, product: Product, { request }: Knowledge, belief: Belief | undefined): boolean {
  if (!belief?.namedPrice) return isFeasible(product, request);
  const requirements = request.requirements.filter(({ attribute }) => attribute !== PAYABLE);
  const budget = request.requirements.filter(({ attribute }) => attribute === PAYABLE);
  return (
    isFeasible(product, { ...request, requirements }) &&
    budget.every((requirement) => meets(priceOn(card, product, request), requirement))
  );
}
