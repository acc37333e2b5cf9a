import type { AttributeValue, Product } from '../record.ts';
import type { Preference, Requirement, ShoppingRequest } from '../request.ts';

/*
 * A reading of records of its own, so that an error in the code that makes and shows catalogs can't hide itself here.
 * It takes nothing but types from the rest of the suite.
 */

/** What a buyer would read of an attribute in the configuration that the request names; of `payable`, the whole sum in cents. */
export function read(
  product: Product,
  request: ShoppingRequest,
  attribute: string,
): AttributeValue | undefined {
  let piece = product.price;
  let value: AttributeValue | undefined = product.attributes[attribute];
  for (const group of product.options) {
    const wanted = request.configuration[group.id];
    const choice = wanted === undefined ? group.choices[0] : group.choices.find(({ id }) => id === wanted);
    if (choice === undefined) return undefined;
    piece += choice.price;
    value = choice.sets?.[attribute] ?? value;
  }
  return attribute === 'payable' ? whole(product, piece * (request.quantity ?? 1), request) : value;
}

/** What a request costs in all when its pieces cost so much, in cents. */
function whole({ delivery, fees }: Product, pieces: number, { quantity = 1 }: ShoppingRequest): number {
  let sum = pieces + delivery;
  for (const fee of fees ?? []) {
    if (fee.below !== undefined && pieces >= fee.below) continue;
    sum += fee.per === 'order' ? fee.amount : fee.amount * quantity;
  }
  return sum;
}

/** Whether a product meets one requirement. */
export function satisfies(product: Product, request: ShoppingRequest, requirement: Requirement): boolean {
  const value = read(product, request, requirement.attribute);
  if (requirement.is === 'equal') return value === requirement.value;
  if (typeof value !== 'number') return false;
  return requirement.is === 'at-least' ? value >= requirement.value : value <= requirement.value;
}

/** The requirements that a product doesn't meet. */
export function violations(product: Product, request: ShoppingRequest): Requirement[] {
  return request.requirements.filter((requirement) => !satisfies(product, request, requirement));
}

/** How well a product serves a preference: more is better. NaN for what isn't a number. */
export function merit(product: Product, request: ShoppingRequest, { attribute, want }: Preference): number {
  const value = read(product, request, attribute);
  if (typeof value !== 'number') return Number.NaN;
  return want === 'most' ? value : -value;
}
