import { askedNote } from '../engine/cart.ts';
import type { ProductType } from '../product-type.ts';
import type { Product } from '../record.ts';
import { configurationFor, quantityOf, type ShoppingRequest } from '../request.ts';
import type { Purchase } from './floor.ts';

/** What a request wants of a product: the choices that it names, by the labels of the product's options, how many, and what is to be written. */
export function purchaseFor(
  product: Product,
  { type, request }: { readonly type: ProductType; readonly request: ShoppingRequest },
): Omit<Purchase, 'keepsDefaults'> {
  const label = askedNote(product, configurationFor(product, request));
  return {
    choices: product.options.flatMap(({ id, label: option, choices }) => {
      const choice = choices.find((candidate) => candidate.id === request.configuration[id]);
      return choice === undefined ? [] : [{ option, choice: choice.label }];
    }),
    quantity: { label: type.quantity?.label ?? 'Quantity', value: quantityOf(request) },
    ...(label !== undefined && request.note !== undefined && { note: { label, text: request.note } }),
  };
}
