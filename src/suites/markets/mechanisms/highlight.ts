import type { Cue } from '../presentation.ts';
import type { ProductType } from '../product-type.ts';
import type { Attribute, Product } from '../record.ts';
import { attributeText } from '../words.ts';

/**
 * Picks, for a product, the numeric attribute in which it stands highest in its catalog, and says its value. Which way is
 * up, the catalog's prices tell: the side that costs more. Attributes that an option changes are left out, since what is
 * said must hold in every configuration.
 */
export function highlighter(type: ProductType, catalog: readonly Product[]): (product: Product) => Cue[] {
  const ofType = catalog.filter((product) => product.type === type.id);
  const scales = type.attributes
    .filter(({ id, kind }) => kind === 'number' && !ofType.some((product) => isOptional(product, id)))
    .map((attribute) => scaleOf(attribute, ofType));
  return (product) => {
    const best = scales
      .map(({ attribute, standing }) => ({ attribute, standing: standing(numberOf(product, attribute)) }))
      .reduce<{ attribute: Attribute; standing: number } | undefined>(
        (a, b) => (a !== undefined && a.standing >= b.standing ? a : b),
        undefined,
      );
    if (best === undefined) return [];
    const { attribute } = best;
    const value = product.attributes[attribute.id];
    if (value === undefined) return [];
    return [{ kind: 'highlight', says: `${attribute.label}: ${attributeText(attribute, value)}` }];
  };
}

interface Scale {
  readonly attribute: Attribute;
  /** The share of the catalog that a value beats, 0 to 1. */
  standing(value: number): number;
}

function scaleOf(attribute: Attribute, products: readonly Product[]): Scale {
  const values = products.map((product) => numberOf(product, attribute));
  const mean = meanOf(values);
  const meanPrice = meanOf(products.map(({ price }) => price));
  const together = products.reduce(
    (sum, product) => sum + (numberOf(product, attribute) - mean) * (product.price - meanPrice),
    0,
  );
  const up = together >= 0 ? 1 : -1;
  return {
    attribute,
    standing: (value) => values.filter((other) => up * value > up * other).length / values.length,
  };
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const numberOf = ({ attributes }: Product, { id }: Attribute): number => Number(attributes[id] ?? 0);

const isOptional = ({ options }: Product, attribute: string): boolean =>
  options.some(({ choices }) => choices.some(({ sets }) => sets !== undefined && attribute in sets));
