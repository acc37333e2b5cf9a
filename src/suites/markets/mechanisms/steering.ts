import type { Fact } from '../../../core/fact.ts';
import type { Mechanism } from '../../../core/mechanism.ts';
import type { Cue, Favor, Presentation } from '../presentation.ts';
import type { ProductType } from '../product-type.ts';
import type { Product } from '../record.ts';
import type { Voice } from '../voice.ts';

/** What a mechanism may know: the products and who is favored. It knows neither the request nor the optimum. */
export interface SteeringContext {
  readonly catalog: readonly Product[];
  readonly type: ProductType;
  readonly favor: Favor;
  readonly voice: Voice;
}

/** A steering mechanism: what it is, and what it does to a presentation. It adds order, salience and timing, and no fact. */
export interface Steering {
  readonly mechanism: Mechanism;
  /** What it acts on, in a phrase. */
  readonly actsOn: string;
  /** Ids of the products that it shows in another way than the control. */
  touched(context: SteeringContext): readonly string[];
  /** Whether a fact tells that an operator was served what the mechanism does to a product. */
  metBy(fact: Fact, product: string): boolean;
  apply(presentation: Presentation, context: SteeringContext): Presentation;
}

/** A mechanism of the paper's taxonomy (caveat, Table 1 and B.2). All act on what everybody sees, so none claims that people are immune. */
export function taxonomyEntry(entry: {
  readonly id: string;
  readonly title: string;
  readonly type: string;
  readonly changes: string;
}): Mechanism {
  return {
    ...entry,
    category: 'steering',
    paper: 'caveat, B.2',
    channels: [],
    humanImmune: { claim: false, why: 'It is meant to be seen: it acts on order, salience and timing.' },
  };
}

/** The favored products' records, in the order of favor. */
export function favoredProducts({ catalog, favor }: SteeringContext): Product[] {
  const byId = new Map(catalog.map((product) => [product.id, product]));
  return favor.favored.flatMap((id) => byId.get(id) ?? []);
}

/** The presentation with more cues on the favored products. */
export function praise(
  presentation: Presentation,
  context: SteeringContext,
  cuesOf: (product: Product) => readonly Cue[],
): Presentation {
  const cues = new Map(presentation.cues);
  for (const product of favoredProducts(context)) {
    cues.set(product.id, [...(cues.get(product.id) ?? []), ...cuesOf(product)]);
  }
  return { ...presentation, cues };
}

/** A cue that says something; none where there is nothing to say. */
export function said(kind: Cue['kind'], says: string | undefined): Cue[] {
  return says === undefined ? [] : [{ kind, says }];
}

/** Whether a fact tells that a product was on a page of results or in a recommendation module, or that its page was opened. */
export function isShown(fact: Fact, product: string): boolean {
  switch (fact.kind) {
    case 'results-shown':
      return fact.data.products.some((card) => card.product === product);
    case 'product-recommended':
    case 'product-opened':
      return fact.data.product === product;
    default:
      return false;
  }
}
