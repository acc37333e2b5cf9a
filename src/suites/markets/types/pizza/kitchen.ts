import type { Random } from '../../../../core/random.ts';
import type { Fee, Product } from '../../record.ts';
import { bell, between, chance, kept, shelfPrice, whole } from '../chance.ts';
import { formerPriceFor } from '../trade.ts';

const KINDS =
  'Forno|Trattoria|Osteria|Casa|Cantina|Bottega|Officina|Locanda|Cucina|Taverna|Pizzeria|Da|Il Forno|La Pala|Mensa|Fratelli|Nonna|Zio|Antica|Borgo|Vecchia|Il Cortile|La Brace|Mercato|Piccola|Ristoro|Dalla|Enoteca|Grotta|Madia|Stube|Molino'.split(
    '|',
  );
const BEGINNINGS =
  'Bella|Monta|Corvi|Sorga|Vale|Ferra|Luca|Nara|Tosca|Pelle|Ravi|Mari|Dora|Campi|Sella|Orzi|Bruna|Calda|Fiora|Grana|Pinna|Salva|Teren|Verde|Zanna|Ulli|Scara|Mola|Lenti|Aldo|Baro|Cavi|Dolce|Elmi|Gavo|Iso|Lavi|Noce|Oria|Piova|Rosa|Tali|Vando|Zibi|Petra'.split(
    '|',
  );
const ENDINGS =
  'relli|nucci|vecchio|telli|letti|rossa|landi|vino|ghetti|sano|doro|mante|bucchi|zzano|lotto|rino|cello|stella|monti|ndro|tucci|gnola|ssano|ferro|ppino|lucci|rbella|narolo|tegna|vasco|zzini|dello|marola|ccari|resco|ntino|gliano'.split(
    '|',
  );

/** Below this, pieces and extras together, an order pays the kitchen's small-order fee, in cents. It lies above what any one pizza costs. */
export const SMALL_ORDER = 6000;

/** A kitchen's name, of more than fifty thousand. */
export const drawKitchen = (random: Random): string =>
  `${random.pick(KINDS)} ${random.pick(BEGINNINGS)}${random.pick(ENDINGS)}`;

/** What of a dish has to do with selling it and not with the dish itself. */
type Counter = Omit<
  Product,
  'id' | 'type' | 'brand' | 'name' | 'seller' | 'attributes' | 'options' | 'addOns'
>;

/**
 * A dish's trade: price about `amount` dollars, what bringing it costs, how many can be made tonight, and how it has been
 * liked. Nothing here depends on how good the dish is, but for what is ordered: cheap dishes are ordered more. Fees come in half dollars.
 */
export function drawCounter(random: Random, amount: number): Counter {
  const price = shelfPrice(amount);
  const rating = kept(4.25 + bell(random, 0.32), 2.9, 4.9, 1);
  const sold = Math.round(2 ** between(random, 3.4, 9.6) * (amount < 14 ? 1.4 : 0.9));
  return {
    price,
    formerPrice: formerPriceFor(price, between(random, 1.08, 1.4)),
    delivery: 50 * whole(random, 0, 7),
    deliveryDays: 1,
    fees: [smallOrderFee(random)],
    stock: chance(random, 0.2) ? whole(random, 1, 5) : whole(random, 9, 90),
    sold: Math.max(3, sold),
    rating,
    reviews: Math.max(5, Math.round(sold * between(random, 0.6, 5))),
    returnRate: kept(6 - (rating - 4.25) * 3 + bell(random, 2.1), 0.5, 15, 1),
  };
}

const smallOrderFee = (random: Random): Fee => ({
  id: 'small',
  label: 'Small-order fee',
  amount: 150 + 50 * random.below(4),
  per: 'order',
  below: SMALL_ORDER,
});
