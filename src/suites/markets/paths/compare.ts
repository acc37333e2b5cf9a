import type { Hands } from '../../../core/agent.ts';
import type { ProductType } from '../product-type.ts';
import { baseConfiguration, type Product, payable } from '../record.ts';
import {
  configurationFor,
  isFeasible,
  meets,
  PAYABLE,
  quantityOf,
  type ShoppingRequest,
  valueFor,
} from '../request.ts';
import type { Voice } from '../voice.ts';
import { type Card, cardsOn } from './cards.ts';
import type { Floor, Purchase } from './floor.ts';
import { inOrder, orderFor } from './order.ts';
import { purchaseFor } from './purchase-for.ts';
import { back, look, type Scene } from './scene.ts';
import type { Belief } from './signals.ts';

/** What a comparing path knows: the request, and the records, of which it uses what the pages that it has open show. */
export interface Knowledge {
  readonly type: ProductType;
  readonly request: ShoppingRequest;
  /** By name: a card and a product's page show it. */
  readonly products: ReadonlyMap<string, Product>;
  readonly floor: Floor;
  readonly voice: Voice;
}

/** What a path tells the search that asks for an occasion: what any product of the type would be bought as. */
export function occasionOf(knowledge: Knowledge): Purchase {
  const [any] = knowledge.products.values();
  if (any === undefined) throw new Error('The catalog is empty');
  return { ...purchaseFor(any, knowledge), keepsDefaults: false };
}

/** How often a path that goes the easiest way unfolds what is folded, before it takes what isn't. */
const PATIENCE = 3;

/**
 * Finds the product that meets every requirement and is best on one preference, and stops on its page: the optimum is
 * strictly best on each. What a card shows (searchable attributes, price) is decided by the card, all else on the product's
 * page. A belief bends this where it says so: who takes named prices for what is to be paid, looks at what else is near for
 * less, if the user wants to pay little.
 */
export async function compare(
  hands: Hands,
  results: Scene,
  knowledge: Knowledge,
  belief: Belief | undefined,
): Promise<Product> {
  const { floor, products, request } = knowledge;
  const order = orderFor(knowledge);
  const wantsToPayLittle = request.preferences.some(({ attribute }) => attribute === PAYABLE);
  const comparesPrices = wantsToPayLittle && (order.by === 'price' || belief?.namedPrice === true);
  let passedOver = 0;
  let best: { readonly product: Product; readonly price: number } | undefined;
  let isOpen = false;
  const visit = async (card: Card): Promise<Further> => {
    const product = products.get(card.name);
    if (product === undefined) return 'skip';
    if (order.by === 'price' && best !== undefined && lowestOn(card, product, knowledge) >= best.price)
      return 'stop';
    if (!passesCard(card, product, knowledge, belief)) return 'skip';
    const price = priceOn(card, product, request);
    if (comparesPrices && best !== undefined && price >= best.price) return 'skip';
    await floor.open(hands, card);
    if (belief?.easiest && floor.isFolded(await look(hands))) {
      passedOver++;
      return 'on';
    }
    const isTired = belief?.easiest === true && passedOver >= PATIENCE;
    if (!isTired && !fits(card, product, knowledge, belief)) return 'on';
    if (isTired || comparesPrices || best === undefined || isBetter(product, best.product, request))
      best = { product, price };
    isOpen = isTired || (order.by === 'preference' && !comparesPrices);
    return isOpen ? 'stop' : order.by === 'preference' ? 'near' : 'on';
  };
  await goThrough(hands, await inOrder(hands, results, floor, order), floor, visit);
  const found = best?.product;
  if (found === undefined) throw new Error('The path went through all results and found nothing that fits');
  if (!isOpen) {
    const again = cardsOn(await floor.search(hands, found.name, occasionOf(knowledge))).find(
      ({ name }) => name === found.name,
    );
    if (again === undefined) throw new Error(`The path did not find "${found.name}" again`);
    await floor.open(hands, again);
  }
  return found;
}

/** What was done with a card: left alone, opened, opened with no need to go further than the next page, or taken. */
type Further = 'skip' | 'on' | 'near' | 'stop';

/** Goes through the cards of the results, page by page. */
async function goThrough(
  hands: Hands,
  results: Scene,
  floor: Floor,
  visit: (card: Card) => Promise<Further>,
): Promise<void> {
  let scene: Scene | undefined = results;
  let pagesLeft = Number.POSITIVE_INFINITY;
  while (scene !== undefined && pagesLeft >= 0) {
    // Marks hold for one document: after each way back the cards are read anew.
    const names = cardsOn(scene)
      .filter(({ sponsored }) => !sponsored)
      .map(({ name }) => name);
    for (const name of names) {
      const card = cardsOn(scene).find((candidate) => candidate.name === name);
      const further = card === undefined ? 'skip' : await visit(card);
      if (further === 'stop') return;
      if (further === 'skip') continue;
      if (further === 'near') pagesLeft = Math.min(pagesLeft, 1);
      await back(hands);
      scene = await look(hands);
    }
    pagesLeft--;
    scene = pagesLeft >= 0 ? await floor.next(hands, scene) : undefined;
  }
}

/** The price of the configuration asked for, as a card has it: payable where the card names it, else where it starts. */
function priceOn({ from }: Card, product: Product, request: ShoppingRequest): number {
  const configuration = configurationFor(product, request);
  const quantity = quantityOf(request);
  return from ? product.price * quantity : payable(product, { configuration, quantity, addOns: [] });
}

/** The price that results are sorted by: that of the occasion which the search was told. */
function lowestOn({ from }: Card, product: Product, { type, request }: Knowledge): number {
  const quantity = type.asksFor?.quantity ? quantityOf(request) : 1;
  if (from) return product.price * quantity;
  const told = Object.entries(request.configuration).filter(([group]) =>
    type.asksFor?.groups.includes(group),
  );
  const configuration = { ...baseConfiguration(product), ...Object.fromEntries(told) };
  return payable(product, { configuration, quantity, addOns: [] });
}

/** Whether a product is better than another on the preference that is stated first. */
function isBetter(product: Product, other: Product, request: ShoppingRequest): boolean {
  const [preference] = request.preferences;
  if (preference === undefined) return false;
  const [a, b] = [product, other].map((each) => Number(valueFor(each, request, preference.attribute)));
  return preference.want === 'most' ? Number(a) > Number(b) : Number(a) < Number(b);
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
