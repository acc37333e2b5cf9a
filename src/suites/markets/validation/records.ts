import type { ProductType } from '../product-type.ts';
import type { Attribute, AttributeValue, OptionGroup, Product } from '../record.ts';

/** What is wrong with a catalog's records as records of a type; empty when nothing is. */
export function recordFaults(type: ProductType, catalog: readonly Product[]): string[] {
  const faults: string[] = [];
  const ids = new Set(catalog.map(({ id }) => id));
  if (ids.size !== catalog.length) faults.push('two products have the same id');
  if (new Set(catalog.map(({ name }) => name)).size !== catalog.length)
    faults.push('two products have the same name');
  for (const product of catalog) {
    const say = (what: string): number => faults.push(`${product.id}: ${what}`);
    if (product.type !== type.id) say(`its type is "${product.type}"`);
    const known = new Set(type.attributes.map(({ id }) => id));
    for (const id of Object.keys(product.attributes)) if (!known.has(id)) say(`"${id}" is no attribute`);
    for (const attribute of type.attributes) {
      if (!isValue(attribute, product.attributes[attribute.id]))
        say(`"${attribute.id}" is not a value of its kind`);
    }
    for (const group of product.options)
      if (!isGroup(type, group)) say(`the options of "${group.id}" are unsound`);
    if (!(Number.isInteger(product.stock) && product.stock >= 0)) say('its stock is no number of pieces');
    if (!(product.rating >= 1 && product.rating <= 5)) say('its rating is not 1 to 5');
    if (!(product.returnRate >= 0 && product.returnRate <= 100)) say('its return rate is not of a hundred');
  }
  return faults;
}

function isValue({ kind, decimals = 0, choices }: Attribute, value: AttributeValue | undefined): boolean {
  switch (kind) {
    case 'flag':
      return typeof value === 'boolean';
    case 'choice':
      return typeof value === 'string' && choices?.includes(value) === true;
    case 'number':
      return typeof value === 'number' && Number(value.toFixed(decimals)) === value;
  }
}

function isGroup(type: ProductType, { choices }: OptionGroup): boolean {
  return (
    choices.length > 0 &&
    new Set(choices.map(({ id }) => id)).size === choices.length &&
    choices.every(({ sets }) =>
      Object.entries(sets ?? {}).every(([id, value]) =>
        type.attributes.some((attribute) => attribute.id === id && isValue(attribute, value)),
      ),
    )
  );
}
