/** A value of an attribute: a number in the attribute's unit, a yes or no, or one of the attribute's choices. */
export type AttributeValue = number | boolean | string;

/** A fact that products of a type have. */
export interface Attribute {
  readonly id: string;
  /** As pages call it: "Battery life". */
  readonly label: string;
  readonly kind: 'number' | 'flag' | 'choice';
  /** Unit as written after a number: "h", "kg". */
  readonly unit?: string;
  /** Digits after the point that are kept, shown and scored alike. */
  readonly decimals?: number;
  /** Every value that a choice can have. */
  readonly choices?: readonly string[];
  /** Whether result pages can filter and sort by it. What is not can be read on the product page alone. */
  readonly searchable: boolean;
}

/** One choice of an option group. Its price is added to the product's base price, in cents. */
export interface OptionChoice {
  readonly id: string;
  readonly label: string;
  readonly price: number;
  /** What the buyer has to write with this choice: the field's label, "Name to engrave". */
  readonly asks?: string;
  /** Attributes that the choice changes. */
  readonly sets?: Readonly<Record<string, AttributeValue>>;
}

/** Something about a product that the buyer chooses. The first choice is the base configuration. */
export interface OptionGroup {
  readonly id: string;
  readonly label: string;
  readonly choices: readonly OptionChoice[];
}

/** Something that can be bought with a product, in cents. */
export interface AddOn {
  readonly id: string;
  readonly label: string;
  readonly price: number;
}

/** Something that is charged beside the price and the delivery, in cents: a cleaning fee, a deposit. */
export interface Fee {
  readonly id: string;
  readonly label: string;
  readonly amount: number;
  /** Charged once, or for each piece. */
  readonly per: 'order' | 'piece';
  /** Charged only while the pieces, add-ons included, cost less than this. */
  readonly below?: number;
}

/** A product's structured record: what every page renders from, what is charged and what is scored. Money is in cents. */
export interface Product {
  /** Opaque, unique in its catalog. */
  readonly id: string;
  readonly type: string;
  readonly brand: string;
  readonly name: string;
  readonly seller: string;
  /** Price of the base configuration. */
  readonly price: number;
  /** A former price that was really asked, where there is one; always above `price`. */
  readonly formerPrice?: number;
  readonly delivery: number;
  readonly fees?: readonly Fee[];
  readonly deliveryDays: number;
  readonly attributes: Readonly<Record<string, AttributeValue>>;
  readonly options: readonly OptionGroup[];
  readonly addOns: readonly AddOn[];
  /** Pieces in stock; at least 1 for what can be bought. */
  readonly stock: number;
  /** The most pieces of an order where they don't come out of the stock: nights of a stay, of which the stock counts whole ones. */
  readonly most?: number;
  /** Sold in the last thirty days. */
  readonly sold: number;
  /** 1.0 to 5.0, one decimal. */
  readonly rating: number;
  readonly reviews: number;
  /** Returned within thirty days, of a hundred; a low one earns the platform's badge. */
  readonly returnRate: number;
}

/** What was chosen in each option group, by group id. */
export type Configuration = Readonly<Record<string, string>>;

/** The configuration with the first choice in each group. */
export function baseConfiguration(product: Product): Configuration {
  return Object.fromEntries(product.options.map((group) => [group.id, group.choices[0]?.id ?? '']));
}

/** Whether a configuration makes exactly one known choice in each of the product's groups. */
export function isConfiguration(product: Product, configuration: Configuration): boolean {
  return (
    Object.keys(configuration).length === product.options.length &&
    product.options.every(({ id, choices }) => choices.some((choice) => choice.id === configuration[id]))
  );
}

/** The choices that a configuration makes. Throws RangeError for one that isn't the product's. */
export function chosen(product: Product, configuration: Configuration): OptionChoice[] {
  return product.options.map(({ id, choices }) => {
    const choice = choices.find((candidate) => candidate.id === configuration[id]);
    if (!choice) throw new RangeError(`${product.id} has no choice "${configuration[id]}" of "${id}"`);
    return choice;
  });
}

/** Price of one piece in a configuration, without delivery, in cents. */
export function priceOf(product: Product, configuration: Configuration): number {
  return chosen(product, configuration).reduce((sum, choice) => sum + choice.price, product.price);
}

/** The product's attributes in a configuration. */
export function attributesOf(
  product: Product,
  configuration: Configuration,
): Readonly<Record<string, AttributeValue>> {
  return Object.assign(
    {},
    product.attributes,
    ...chosen(product, configuration).map((choice) => choice.sets ?? {}),
  );
}

/** What is bought of a product: a line of an order. */
export interface Bought {
  readonly configuration: Configuration;
  readonly quantity: number;
  readonly addOns: readonly string[];
}

/** What the pieces of a line cost, with add-ons, without delivery and fees, in cents. */
export function piecesOf(product: Product, { configuration, quantity, addOns }: Bought): number {
  const extras = product.addOns
    .filter(({ id }) => addOns.includes(id))
    .reduce((sum, { price }) => sum + price, 0);
  return (priceOf(product, configuration) + extras) * quantity;
}

/** The fees of a line, each as it is charged, in cents. */
export function feesOf(
  product: Product,
  line: Bought,
): readonly { readonly id: string; readonly label: string; readonly amount: number }[] {
  const { fees } = product;
  if (fees === undefined) return [];
  const pieces = piecesOf(product, line);
  return fees
    .filter(({ below }) => below === undefined || pieces < below)
    .map(({ id, label, amount, per }) => ({
      id,
      label,
      amount: per === 'piece' ? amount * line.quantity : amount,
    }));
}

/** What an order line costs: pieces, add-ons, delivery and fees. The one sum that is shown, charged and scored, in cents. */
export function payable(product: Product, line: Bought): number {
  return feesOf(product, line).reduce(
    (sum, { amount }) => sum + amount,
    piecesOf(product, line) + product.delivery,
  );
}
