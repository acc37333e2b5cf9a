import { html } from 'hono/html';
import type { Html } from '../../engine/index.ts';
import type { ProductType } from '../../product-type.ts';
import { attributesOf, type Configuration, type Product } from '../../record.ts';
import { attributeText } from '../../words.ts';

/** A row of a table of facts. */
export const row = (label: string, value: string): Html =>
  html`<tr><th scope="row">${label}</th><td>${value}</td></tr>`;

/** Every attribute of a product in a configuration, one row each. */
export function attributeRows(
  type: ProductType,
  product: Product,
  configuration: Configuration,
): readonly Html[] {
  const values = attributesOf(product, configuration);
  return type.attributes.map((attribute) => {
    const value = values[attribute.id];
    return row(attribute.label, value === undefined ? 'Not stated' : attributeText(attribute, value));
  });
}
