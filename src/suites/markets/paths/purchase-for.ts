import type { Product } from '../record.ts';
import type { ShoppingRequest } from '../request.ts';
import type { Purchase } from './floor.ts';

/** The choices that a request names, by the labels of a product's options. */
export function purchaseFor(
  { options }: Product,
  { configuration }: ShoppingRequest,
): Pick<Purchase, 'choices'> {
  return {
    choices: options.flatMap(({ id, label, choices }) => {
      const choice = choices.find((candidate) => candidate.id === configuration[id]);
      return choice === undefined ? [] : [{ option: label, choice: choice.label }];
    }),
  };
}
