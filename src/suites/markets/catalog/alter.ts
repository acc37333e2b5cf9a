import type { AttributeValue, Product } from '../record.ts';
import { PAYABLE, quantityOf, type ShoppingRequest } from '../request.ts';
import { extraOf, feesIn } from './reading.ts';

/** The product with another value of an attribute; of `PAYABLE`, with a base price that makes it cost so much as requested. */
export function withValue(
  product: Product,
  request: ShoppingRequest,
  attribute: string,
  value: AttributeValue,
): Product {
  if (attribute === PAYABLE) return withPayable(product, request, Number(value));
  return { ...product, attributes: { ...product.attributes, [attribute]: value } };
}

/** From this base price on, in cents, what is bought several times over has a price in whole dollars. */
const WHOLE_DOLLARS_FROM = 2000;

/**
 * The product with a base price that makes it cost so much. Where several are asked for, the last fee that is charged once takes
 * what can't be shared among them.
 */
function withPayable(product: Product, request: ShoppingRequest, payable: number): Product {
  const quantity = quantityOf(request);
  const pieces = payable - product.delivery - feesIn(product, request);
  if (quantity === 1) return withBasePrice(product, pieces - extraOf(product, request));
  const each = pieces / quantity - extraOf(product, request);
  const step = each >= WHOLE_DOLLARS_FROM ? 100 : 1;
  const base = Math.floor(each / step) * step;
  const left = pieces - (base + extraOf(product, request)) * quantity;
  const last = product.fees?.findLast(({ per }) => per === 'order');
  if (last === undefined) throw new RangeError(`${product.id} has no fee that takes what is left over`);
  const fees = product.fees?.map((fee) => (fee === last ? { ...fee, amount: fee.amount + left } : fee));
  return withBasePrice({ ...product, ...(fees && { fees }) }, base);
}

/** The least that anything costs, in cents. */
const LEAST = 99;

/** The product at another base price, in cents, with the same discount on its former one. */
export function withBasePrice(product: Product, price: number): Product {
  const asked = Math.max(LEAST, price);
  if (product.formerPrice === undefined) return { ...product, price: asked };
  const former = Math.round((asked * product.formerPrice) / product.price / 100) * 100 - 1;
  return { ...product, price: asked, formerPrice: Math.max(asked + 100, former) };
}

/**
 * The product with choices so dear that those which the request names add about `extra` cents to the base price. The other
 * choices of their groups keep their proportions; whole dollars.
 */
export function withExtra(product: Product, request: ShoppingRequest, extra: number): Product {
  const now = extraOf(product, request);
  if (now <= 0) return product;
  const factor = extra / now;
  return {
    ...product,
    options: product.options.map((group) =>
      group.id in request.configuration
        ? {
            ...group,
            choices: group.choices.map((choice) => ({
              ...choice,
              price: Math.round((choice.price * factor) / 100) * 100,
            })),
          }
        : group,
    ),
  };
}
