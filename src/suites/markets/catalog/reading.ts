import type { AttributeValue, Product } from '../record.ts';
import { meets, PAYABLE, quantityOf, type ShoppingRequest } from '../request.ts';

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
 * attribute that a request asks for depends on an option, the first choice of each group costs nothing more, and fees that end
 * somewhere do so above every price that is drawn.
 */
export function valueIn(product: Product, request: ShoppingRequest, attribute: string): AttributeValue {
  if (attribute === PAYABLE) return payableIn(product, request);
  const value = product.attributes[attribute];
  if (value === undefined) throw new RangeError(`${product.id} has no attribute "${attribute}"`);
  return value;
}

function payableIn(product: Product, request: ShoppingRequest): number {
  const pieces = (product.price + extraOf(product, request)) * quantityOf(request);
  return pieces + product.delivery + feesIn(product, request);
}

/** What a product's fees come to for a request, in cents. */
export function feesIn({ fees = [] }: Product, request: ShoppingRequest): number {
  const quantity = quantityOf(request);
  return fees.reduce((sum, { amount, per }) => sum + (per === 'piece' ? amount * quantity : amount), 0);
}

/** Whether a product meets every requirement. */
export function isMet(product: Product, request: ShoppingRequest): boolean {
  return request.requirements.every((requirement) =>
    meets(valueIn(product, request, requirement.attribute), requirement),
  );
}
