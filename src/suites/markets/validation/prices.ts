import { type Configuration, type Product, payable } from '../record.ts';

/** What so many of a product cost with delivery and fees in each of its configurations, added up by hand. */
export function* everyPrice(
  product: Product,
  quantity: number,
): Generator<{ readonly configuration: Configuration; readonly price: number }> {
  const counts = product.options.map(({ choices }) => choices.length);
  const all = counts.reduce((product, count) => product * count, 1);
  for (let n = 0; n < all; n++) {
    let left = n;
    let piece = product.price;
    const configuration: Record<string, string> = {};
    for (const { id, choices } of product.options) {
      const choice = choices[left % choices.length];
      left = Math.floor(left / choices.length);
      if (choice === undefined) continue;
      configuration[id] = choice.id;
      piece += choice.price;
    }
    let price = piece * quantity + product.delivery;
    for (const { amount, per, below } of product.fees ?? []) {
      if (below !== undefined && piece * quantity >= below) continue;
      price += per === 'piece' ? amount * quantity : amount;
    }
    yield { configuration, price };
  }
}

/** How a price is quoted: by default, as every page and the order record do. */
export type Quote = (product: Product, configuration: Configuration, quantity: number) => number;

const charged: Quote = (product, configuration, quantity) =>
  payable(product, { configuration, quantity, addOns: [] });

/** How many of a product are priced. */
const QUANTITIES = [1, 2, 5] as const;

/** What is wrong with a product's money; empty when nothing is. */
export function priceFaults(product: Product, quote: Quote = charged): string[] {
  const faults: string[] = [];
  const amounts = [
    product.price,
    product.delivery,
    ...product.options.flatMap(({ choices }) => choices.map(({ price }) => price)),
    ...product.addOns.map(({ price }) => price),
    ...(product.fees ?? []).map(({ amount }) => amount),
  ];
  if (!amounts.every((amount) => Number.isInteger(amount) && amount >= 0))
    faults.push(`${product.id}: an amount is not a whole number of cents, 0 or more`);
  if (product.price < 1) faults.push(`${product.id}: it costs nothing`);
  if (product.formerPrice !== undefined && product.formerPrice <= product.price)
    faults.push(`${product.id}: the former price is not above the price`);
  for (const { id, choices } of product.options) {
    if (choices[0]?.price !== 0) faults.push(`${product.id}: the base choice of "${id}" costs extra`);
  }
  for (const quantity of QUANTITIES) {
    for (const { configuration, price } of everyPrice(product, quantity)) {
      const quoted = quote(product, configuration, quantity);
      if (quoted === price) continue;
      const what = `${quantity} of ${JSON.stringify(configuration)}`;
      faults.push(`${product.id}: ${what} is quoted at ${quoted}, and is ${price}`);
    }
  }
  return faults;
}
