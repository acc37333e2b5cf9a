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
function possibleValues(product: Product, attribute: string): AttributeValue[] {
  const choices = product.options.flatMap((group) => {
    const setting = group.choices.filter(({ sets }) => sets?.[attribute] !== undefined);
    // A group whose first choice sets the attribute never shows the product's own value.
    return setting.map(({ sets }) => sets?.[attribute] as AttributeValue);
  });
  const base = product.options
    .map((group) => group.choices[0]?.sets?.[attribute])
    .findLast((value) => value !== undefined);
  const own = base ?? product.attributes[attribute];
  return [...new Set([...(own === undefined ? [] : [own]), ...choices])];
}

function facetsOf(type: ProductType, catalog: readonly Product[]): Facet[] {
  const facets = [
    facetOf({
      id: 'brand',
      label: 'Brand',
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
      label: 'Delivery time',
      kind: 'number',
      unit: 'days',
      decimals: 0,
      scale: 1,
      values: catalog.map(({ deliveryDays }) => [deliveryDays]),
    }),
  ];
  return facets.filter((facet, at) => facets.findIndex(({ id }) => id === facet.id) === at);
}

function wordPositions(type: ProductType, catalog: readonly Product[]): Map<string, number[]> {
  const searchable = searchableAttributes(type);
  const shared = wordsOf(
    [type.noun.one, type.noun.many, type.department, ...searchable.map(({ label }) => label)].join(' '),
  );
  const words = new Map<string, number[]>();
  catalog.forEach((product, at) => {
    const facts = searchable.flatMap((attribute) =>
      possibleValues(product, attribute.id)
        .filter((value) => typeof value !== 'boolean')
        .map((value) => attributeText(attribute, value)),
    );
    const labels = product.options.flatMap(({ choices }) => choices.map(({ label }) => label));
    const own = wordsOf([product.brand, product.name, product.seller, ...facts, ...labels].join(' '));
    for (const word of new Set([...shared, ...own])) {
      const positions = words.get(word);
      if (positions === undefined) words.set(word, [at]);
      else positions.push(at);
    }
  });
  return words;
}
