import type { ProductType } from '../product-type.ts';
import type { Attribute, AttributeValue, Product } from '../record.ts';
import { attributeText } from '../words.ts';
import { type Facet, facetOf } from './facet.ts';
import { wordsOf } from './words.ts';

/** What is worked out once for a catalog and shared by every storefront that shows it. */
export interface CatalogIndex {
  readonly products: readonly Product[];
  /** Position of each product in the catalog, by id. */
  readonly positions: ReadonlyMap<string, number>;
  /** Brand, the searchable attributes and delivery time. The price is not here: it depends on what a card names. */
  readonly facets: readonly Facet[];
  /** Positions of the products that each word finds, ascending. */
  readonly words: ReadonlyMap<string, readonly number[]>;
}

const indexes = new WeakMap<readonly Product[], CatalogIndex>();

/** The index of a catalog, made when it is first asked for. A catalog is never changed. */
export function catalogIndex(type: ProductType, catalog: readonly Product[]): CatalogIndex {
  let index = indexes.get(catalog);
  if (index === undefined) {
    index = {
      products: catalog,
      positions: new Map(catalog.map(({ id }, at) => [id, at])),
      facets: facetsOf(type, catalog),
      words: wordPositions(type, catalog),
    };
    indexes.set(catalog, index);
  }
  return index;
}

/** The attributes by which result pages can filter and sort. */
export function searchableAttributes(type: ProductType): Attribute[] {
  return type.attributes.filter(({ searchable }) => searchable);
}

/** Every value of an attribute that some configuration of the product has, that of the base configuration first. */
function possibleValues(product: Product, attribute: string): readonly AttributeValue[] {
  let own = product.attributes[attribute];
  const others: AttributeValue[] = [];
  for (const { choices } of product.options) {
    own = choices[0]?.sets?.[attribute] ?? own;
    for (const { sets } of choices) {
      const value = sets?.[attribute];
      if (value !== undefined) others.push(value);
    }
  }
  if (own === undefined) return others;
  return others.length === 0 ? [own] : [...new Set([own, ...others])];
}

function facetsOf(type: ProductType, catalog: readonly Product[]): Facet[] {
  const facets = [
    facetOf({
      id: 'brand',
      label: type.calls?.brand || 'Brand',
      kind: 'choice',
      decimals: 0,
      scale: 1,
      values: catalog.map(({ brand }) => [brand]),
    }),
    ...searchableAttributes(type).map((attribute) =>
      facetOf({
        id: attribute.id,
        label: attribute.label,
        kind: attribute.kind,
        ...(attribute.unit !== undefined && { unit: attribute.unit }),
        decimals: attribute.decimals ?? 0,
        scale: 1,
        values: catalog.map((product) => possibleValues(product, attribute.id)),
      }),
    ),
    facetOf({
      id: 'delivery',
      label: type.calls?.delivery || 'Delivery time',
      kind: 'number',
      unit: 'days',
      decimals: 0,
      scale: 1,
      values: catalog.map(({ deliveryDays }) => [deliveryDays]),
    }),
  ];
  const left = facets.filter(({ id }) => (id !== 'brand' && id !== 'delivery') || type.calls?.[id] !== false);
  return left.filter((facet, at) => left.findIndex(({ id }) => id === facet.id) === at);
}

function wordPositions(type: ProductType, catalog: readonly Product[]): Map<string, number[]> {
  const searchable = searchableAttributes(type);
  const shared = wordsOf(
    [type.noun.one, type.noun.many, type.department, ...searchable.map(({ label }) => label)].join(' '),
  );
  // Products have most of their texts in common, so each is taken apart once.
  const apart = new Map<string, readonly string[]>();
  const wordsIn = (text: string): readonly string[] => {
    const known = apart.get(text) ?? wordsOf(text);
    apart.set(text, known);
    return known;
  };
  const words = new Map<string, number[]>();
  catalog.forEach((product, at) => {
    const own = new Set(shared);
    const take = (text: string): void => {
      for (const word of wordsIn(text)) own.add(word);
    };
    take(product.brand);
    take(product.name);
    take(product.seller);
    for (const attribute of searchable) {
      for (const value of possibleValues(product, attribute.id)) {
        if (typeof value !== 'boolean') take(attributeText(attribute, value));
      }
    }
    for (const { choices } of product.options) for (const { label } of choices) take(label);
    for (const word of own) {
      const positions = words.get(word);
      if (positions === undefined) words.set(word, [at]);
      else positions.push(at);
    }
  });
  return words;
}
