import { baseConfiguration, type Configuration, type OptionGroup, type Product, payable } from '../record.ts';
import { configurationOn, type Occasion } from './occasion.ts';

/** A configuration and what it costs with delivery and fees, in cents. */
export interface PricedConfiguration {
  readonly configuration: Configuration;
  readonly price: number;
}

/** What every configuration of a product costs, in as little space as it takes. */
export interface PriceTable {
  /** Labels of the second group's choices; empty when at most one group bears on the price. */
  readonly columns: readonly string[];
  /** One row for each choice of the first group, the base configuration's first. The label is empty when no group bears on the price. */
  readonly rows: readonly { readonly label: string; readonly cells: readonly PricedConfiguration[] }[];
  /** Choices of all other groups that add to these prices, each with what it adds, in cents. */
  readonly extras: readonly { readonly label: string; readonly price: number }[];
}

const tables = new WeakMap<Product, Map<number, PriceTable>>();

/** The prices of a product's configurations with delivery and fees, for a number of pieces. */
export function priceTable(product: Product, quantity = 1): PriceTable {
  const made = tables.get(product) ?? new Map<number, PriceTable>();
  tables.set(product, made);
  const table = made.get(quantity) ?? makeTable(product, quantity);
  made.set(quantity, table);
  return table;
}

/** The price of pieces in a configuration with delivery and fees, in cents. */
export function delivered(product: Product, configuration: Configuration, quantity = 1): number {
  return payable(product, { configuration, quantity, addOns: [] });
}

/** The price on an occasion with delivery and fees, in cents. */
export function deliveredOn(product: Product, occasion: Occasion): number {
  return delivered(product, configurationOn(product, occasion), occasion.quantity);
}

/** What a configuration is called: `16 GB, Graphite`. Choices that the product doesn't have are left out. */
export function configurationLabel(product: Product, configuration: Configuration): string {
  return product.options
    .map(({ id, choices }) => choices.find((choice) => choice.id === configuration[id])?.label)
    .filter((label) => label !== undefined)
    .join(', ');
}

function makeTable(product: Product, quantity: number): PriceTable {
  const base = baseConfiguration(product);
  const priced = product.options.filter((group) => spread(group) > 0);
  const widest = priced.toSorted((a, b) => spread(b) - spread(a)).slice(0, 2);
  const [first, second] = priced.filter((group) => widest.includes(group));
  const cell = (configuration: Configuration): PricedConfiguration => ({
    configuration,
    price: delivered(product, configuration, quantity),
  });
  const cells = (configuration: Configuration): PricedConfiguration[] =>
    second === undefined
      ? [cell(configuration)]
      : second.choices.map(({ id }) => cell({ ...configuration, [second.id]: id }));
  return {
    columns: second?.choices.map(({ label }) => label) ?? [],
    rows:
      first === undefined
        ? [{ label: '', cells: cells(base) }]
        : first.choices.map(({ id, label }) => ({ label, cells: cells({ ...base, [first.id]: id }) })),
    extras: priced
      .filter((group) => !widest.includes(group))
      .flatMap(({ choices }) =>
        choices.map(({ label, price }) => ({ label, price: (price - (choices[0]?.price ?? 0)) * quantity })),
      )
      .filter(({ price }) => price !== 0),
  };
}

/** How much the choices of a group differ in price. */
function spread({ choices }: OptionGroup): number {
  const prices = choices.map(({ price }) => price);
  return Math.max(...prices) - Math.min(...prices);
}
