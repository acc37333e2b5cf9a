import { type Configuration, type Product, payable } from '../record.ts';

/** What a product costs with delivery in each of its configurations, added up by hand. */
export function* everyPrice(
  product: Product,
): Generator<{ readonly configuration: Configuration; readonly price: number }> {
  const counts = product.options.map(({ choices }) => choices.length);
  const all = counts.reduce((product, count) => product * count, 1);
  for (let n = 0; n < all; n++) {
    let left = n;
    let price = product.price + product.delivery;
    const configuration: Record<string, string> = {};
    for (const { id, choices } of product.options) {
      const choice = choices[left % choices.length];
      left = Math.floor(left / choices.length);
      if (choice === undefined) continue;
      configuration[id] = choice.id;
      price += choice.price;
    }
    yield { configuration, price };
  }
}

/** How a price is quoted: by default, as every page and the order record do. */
export type Quote = (product: Product, configuration: Configuration) => number;

const charged: Quote = (product, configuration) =>
  payable(product, { configuration, quantity: 1, addOns: [] });

/** What is wrong with a product's money; empty when nothing is. */
export function priceFaults(product: Product, quote: Quote = charged): string[] {
  const faults: string[] = [];
  const amounts = [
    product.price,
    product.delivery,
    ...product.options.flatMap(({ choices }) => choices.map(({ price }) => price)),
    ...product.addOns.map(({ price }) => price),
  ];
  if (!amounts.every((amount) => Number.isInteger(amount) && amount >= 0))
    faults.push(`${product.id}: an amount is not a whole number of cents, 0 or more`);
  if (product.price < 1) faults.push(`${product.id}: it costs nothing`);
  if (product.formerPrice !== undefined && product.formerPrice <= product.price)
    faults.push(`${product.id}: the former price is not above the price`);
  for (const { id, choices } of product.options) {
    if (choices[0]?.price !== 0) faults.push(`${product.id}: the base choice of "${id}" costs extra`);
  }
  for (const { configuration, price } of everyPrice(product)) {
    const quoted = quote(product, configuration);
    if (quoted !== price)
      faults.push(`${product.id}: ${JSON.stringify(configuration)} is quoted at ${quoted}, and is ${price}`);
  }
  return faults;
}
