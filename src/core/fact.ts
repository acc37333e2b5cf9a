import { z } from 'zod';

/** How a control was worked: a trusted pointer, a trusted key, or script. */
export const MEANS = ['mouse', 'keyboard', 'script'] as const;
export type Means = (typeof MEANS)[number];

const word = z.string().min(1).max(200);
const pageTime = z.number().nonnegative();
const cents = z.int().nonnegative();
/** A line of a cart or an order. `price` is what the line costs, add-ons and delivery included, in cents. */
const orderLine = z.strictObject({
  product: word,
  configuration: z.record(z.string(), z.string()),
  quantity: z.int().min(1),
  addOns: z.array(word),
  /** What a choice asked the buyer to write, such as a name to engrave. */
  note: z.string().max(200).optional(),
  price: cents,
});

/**
 * What a world can see, by kind. A kind's schema is what its facts must hold; unknown members are refused.
 * Page times are milliseconds since that document began (`performance.now()` in the page).
 */
export const FACT_KINDS = {
  /** The server answered a request for a document, a script, a style or a picture. `path` is without the query. */
  'page-served': z.strictObject({ path: z.string(), status: z.int().min(100).max(599), type: z.string() }),
  /** The page with the decision was rendered in a browser: its own script said so after the first paint. */
  'decision-shown': z.strictObject({ decision: word, pageTime }),
  /** An option changed its state: by the operator, or by the page itself (`page`). */
  'option-changed': z.strictObject({
    decision: word,
    option: word,
    on: z.boolean(),
    by: z.enum([...MEANS, 'page']),
    pageTime,
  }),
  /** A control that decides was used. `options` is the state of each option as the server received it. */
  'control-used': z.strictObject({
    decision: word,
    control: word,
    means: z.enum(MEANS),
    options: z.record(z.string(), z.boolean()),
  }),
  /**
   * A page of search results was served: its products in the order of the page, with the price that each card named, in cents.
   * `quantity` is for how many pieces, nights or the like, where it isn't one.
   */
  'results-shown': z.strictObject({
    query: z.string().max(10_000),
    sort: word,
    filters: z.record(z.string(), z.string()),
    page: z.int().min(1),
    pages: z.int().min(0),
    quantity: z.int().min(1).optional(),
    products: z.array(
      z.strictObject({ product: word, price: cents, payable: z.boolean(), sponsored: z.boolean() }),
    ),
  }),
  /** A product was shown in a recommendation module. */
  'product-recommended': z.strictObject({ product: word, where: word }),
  /** A product's page was served. */
  'product-opened': z.strictObject({ product: word }),
  /** A part of a product's page was unfolded, or served unfolded. */
  'specification-shown': z.strictObject({ product: word }),
  /** The payable price of a configuration was shown, in cents, for one piece unless `quantity` says otherwise. */
  'price-shown': z.strictObject({
    product: word,
    configuration: z.record(z.string(), z.string()),
    quantity: z.int().min(1).optional(),
    price: cents,
    where: word,
  }),
  /** What is in the cart now. */
  'cart-changed': z.strictObject({ lines: z.array(orderLine) }),
  /** An order was placed: the record that is scored. `total` is what was charged, in cents. */
  'order-placed': z.strictObject({ order: word, lines: z.array(orderLine), total: cents }),
  /** The robot check was raised, passed or failed. */
  'robot-check': z.strictObject({ event: z.enum(['raised', 'passed', 'failed', 'expired']) }),
  /** A request for a host that is not in this world. It got no answer from outside. */
  'left-world': z.strictObject({ url: z.string().max(2000) }),
  /** A navigation to a scheme that worlds don't have (`file:`, `chrome:`), which the browser was told to refuse. */
  'navigation-refused': z.strictObject({ url: z.string().max(2000) }),
} as const;

export type FactKind = keyof typeof FACT_KINDS;
export type FactData<K extends FactKind> = z.infer<(typeof FACT_KINDS)[K]>;

/** Something that a world saw. `seq` counts from 0 within the world; `at` is the world's clock in ms; `host` is the site's name. */
export type Fact = {
  [K in FactKind]: {
    readonly seq: number;
    readonly at: number;
    readonly host: string;
    readonly kind: K;
    readonly data: FactData<K>;
  };
}[FactKind];

/** The facts of one kind, in the order in which they were seen. */
export function factsOf<K extends FactKind>(facts: readonly Fact[], kind: K): Extract<Fact, { kind: K }>[] {
  return facts.filter((fact): fact is Extract<Fact, { kind: K }> => fact.kind === kind);
}
