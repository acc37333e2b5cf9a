import type { AttributeValue, Product } from '../record.ts';
import { PAYABLE, type ShoppingRequest } from '../request.ts';
import { extraOf } from './reading.ts';

/** The product with another value of an attribute; of `PAYABLE`, with a base price that makes it cost so much as requested. */
export function withValue(
  product: Product,
  request: ShoppingRequest,
  attribute: string,
  value: AttributeValue,
): Product {
  if (attribute === PAYABLE)
    return withBasePrice(product, Number(value) - product.delivery - extraOf(product, request));
  return { ...product, attributes: { ...product.attributes, [attribute]: value } };
}

/** The least that anything costs, in cents. */
const LEAST = 499;

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
