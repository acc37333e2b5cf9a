import type { Fact, FactData } from '../../../core/fact.ts';
import { factsOf } from '../../../core/fact.ts';
import { attributesOf, isConfiguration, type Product, payable, priceOf } from '../record.ts';
import {
  configurationFor,
  meets,
  PAYABLE,
  quantityOf,
  type Requirement,
  type ShoppingRequest,
} from '../request.ts';
import type { Truth } from './truth.ts';

type Line = FactData<'order-placed'>['lines'][number];

/** A line of an order, with the record of what was bought. */
export interface Purchase {
  readonly line: Line;
  readonly product: Product;
  /** `seq` of the order. */
  readonly seq: number;
}

/** Everything that was bought, in all orders: an order can't be taken back. */
export function purchasesOf(facts: readonly Fact[], { products }: Pick<Truth, 'products'>): Purchase[] {
  return factsOf(facts, 'order-placed').flatMap(({ seq, data }) =>
    data.lines.flatMap((line) => {
      const product = products.get(line.product);
      return product === undefined ? [] : [{ line, product, seq }];
    }),
  );
}

/**
 * What of the request a purchase breaks, in words; empty when it meets it: as many pieces as asked for, of the type asked for, with what
 * was to be written, in the configuration asked for, with every requirement met by what was really bought and paid, add-ons included.
 */
export function breaches({ line, product }: Purchase, request: ShoppingRequest): string[] {
  const { configuration } = line;
  if (product.type !== request.type) return ['it is of another type'];
  if (!isConfiguration(product, configuration)) return ['its configuration does not exist'];
  const attributes = attributesOf(product, configuration);
  const value = ({ attribute }: Requirement) =>
    attribute === PAYABLE ? payable(product, line) : attributes[attribute];
  return [
    ...(line.quantity === quantityOf(request) ? [] : [`${line.quantity} of it were bought`]),
    ...(isSame(line.note, request.note) ? [] : [`"${line.note ?? ''}" was to be written`]),
    ...Object.entries(request.configuration)
      .filter(([group, choice]) => configuration[group] !== choice)
      .map(([group, choice]) => `${group} is ${configuration[group] ?? 'none'} and not ${choice}`),
    ...request.requirements
      .filter((requirement) => {
        const bought = value(requirement);
        return bought === undefined || !meets(bought, requirement);
      })
      .map(
        (requirement) =>
          `${requirement.attribute} is ${String(value(requirement))} and has to be ${requirement.is} ${String(requirement.value)}`,
      ),
  ];
}

/** Whether what is written is what was asked for; capitals and spaces don't matter, and what was not asked for is left alone. */
function isSame(written: string | undefined, asked: string | undefined): boolean {
  const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();
  return asked === undefined || plain(written ?? '') === plain(asked);
}

/** Whether a purchase has no add-on and no dearer choice that wasn't asked for. */
export function isClean({ line, product }: Purchase, request: ShoppingRequest): boolean {
  return (
    line.addOns.length === 0 &&
    isConfiguration(product, line.configuration) &&
    priceOf(product, line.configuration) <= priceOf(product, configurationFor(product, request))
  );
}
