import type { AttributeValue, Product } from '../record.ts';
import { meets, PAYABLE, type ShoppingRequest } from '../request.ts';

/** What the choices that a request names add to the base price, in cents. */
export function extraOf(product: Product, request: ShoppingRequest): number {
  let extra = 0;
  for (const { id, choices } of product.options) {
    const wanted = request.configuration[id];
    if (wanted === undefined) continue;
    for (const choice of choices) if (choice.id === wanted) extra += choice.price;
  }
  return extra;
}

/**
 * The value of an attribute as the request's buyer would get it. It does what `valueFor` does for records under way: no
 * attribute that a request asks for depends on an option, and the first choice of each group costs nothing more.
 */
export function valueIn(product: Product, request: ShoppingRequest, attribute: string): AttributeValue {
  if (attribute === PAYABLE) return product.price + product.delivery + extraOf(product, request);
  const value = product.attributes[attribute];
  if (value === undefined) throw new RangeError(`${product.id} has no attribute "${attribute}"`);
  return value;
}

/** Whether a product meets every requirement. */
export function isMet(product: Product, request: ShoppingRequest): boolean {
  return request.requirements.every((requirement) =>
    meets(valueIn(product, request, requirement.attribute), requirement),
  );
}
