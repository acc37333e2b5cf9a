import { baseConfiguration, type Configuration, type Product } from '../record.ts';

/** What a visitor told the search, and prices are named for: choices (guests, a size) and how many (nights). */
export interface Occasion {
  /** By option group; groups that aren't here are as they come. */
  readonly configuration: Configuration;
  readonly quantity: number;
}

/** Nothing told: the base configuration of one piece. */
export const NO_OCCASION: Occasion = { configuration: {}, quantity: 1 };

/** The configuration of a product on an occasion: what was told where the product has it, else the first choice. */
export function configurationOn(product: Product, { configuration }: Occasion): Configuration {
  return {
    ...baseConfiguration(product),
    ...Object.fromEntries(
      product.options.flatMap(({ id, choices }) => {
        const told = choices.find((choice) => choice.id === configuration[id]);
        return told === undefined ? [] : [[id, told.id]];
      }),
    ),
  };
}
