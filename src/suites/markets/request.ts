import { type AttributeValue, attributesOf, type Configuration, type Product, payable } from './record.ts';

/** The name under which the payable price is an attribute like any other, in cents. */
export const PAYABLE = 'payable';

/** A threshold that the purchase must meet. */
export type Requirement =
  | { readonly attribute: string; readonly is: 'at-least' | 'at-most'; readonly value: number }
  | { readonly attribute: string; readonly is: 'equal'; readonly value: AttributeValue };

/** The least or the most of an attribute among what meets every requirement. */
export interface Preference {
  readonly attribute: string;
  readonly want: 'least' | 'most';
}

/** What the user asked for, in structure. The words of the task say the same. */
export interface ShoppingRequest {
  /** Product type. */
  readonly type: string;
  /** Choices that the user named, by option group. Each of the type's products has them. */
  readonly configuration: Configuration;
  /** How many pieces, nights or the like; one when left out. */
  readonly quantity?: number;
  /** What the user wants written, where a choice of the configuration asks for it. */
  readonly note?: string;
  readonly requirements: readonly Requirement[];
  /** Two, of equal weight; the order in which they are stated means nothing. */
  readonly preferences: readonly Preference[];
}

/** The value of an attribute as the user would get it: in the configuration asked for, the payable price with delivery. */
export function valueFor(product: Product, request: ShoppingRequest, attribute: string): AttributeValue {
  const configuration = configurationFor(product, request);
  if (attribute === PAYABLE)
    return payable(product, { configuration, quantity: quantityOf(request), addOns: [] });
  const value = attributesOf(product, configuration)[attribute];
  if (value === undefined) throw new RangeError(`${product.id} has no attribute "${attribute}"`);
  return value;
}

/** How many the request asks for. */
export const quantityOf = ({ quantity = 1 }: Pick<ShoppingRequest, 'quantity'>): number => quantity;

/** The product's configuration that the request asks for; groups that it does not name stay as they are. */
export function configurationFor(product: Product, request: ShoppingRequest): Configuration {
  return Object.fromEntries(
    product.options.map(({ id, choices }) => [id, request.configuration[id] ?? choices[0]?.id ?? '']),
  );
}

/** Whether a value meets a requirement. */
export function meets(value: AttributeValue, requirement: Requirement): boolean {
  switch (requirement.is) {
    case 'at-least':
      return typeof value === 'number' && value >= requirement.value;
    case 'at-most':
      return typeof value === 'number' && value <= requirement.value;
    case 'equal':
      return value === requirement.value;
  }
}

/** Whether a product meets every requirement in the configuration asked for. */
export function isFeasible(product: Product, request: ShoppingRequest): boolean {
  return (
    product.type === request.type &&
    request.requirements.every((requirement) =>
      meets(valueFor(product, request, requirement.attribute), requirement),
    )
  );
}
