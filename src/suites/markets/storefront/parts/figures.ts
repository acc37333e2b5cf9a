import { html, raw } from 'hono/html';
import { type Html, searchableAttributes } from '../../engine/index.ts';
import type { ProductType } from '../../product-type.ts';
import { attributesOf, baseConfiguration, type Product } from '../../record.ts';
import { attributeText } from '../../words.ts';

const made = new WeakMap<Product, string>();

/** The figures that result pages filter by, for the base configuration. They are the same in every episode, so they are written once. */
export function figures(type: ProductType, product: Product): Html {
  let text = made.get(product);
  if (text === undefined) {
    text = String(written(type, product));
    made.set(product, text);
  }
  return raw(text);
}

function written(type: ProductType, product: Product): Html {
  const values = attributesOf(product, baseConfiguration(product));
  return html`<dl class="figures">${searchableAttributes(type).flatMap((attribute) => {
    const value = values[attribute.id];
    if (value === undefined) return [];
    return [html`<div><dt>${attribute.label}</dt><dd>${attributeText(attribute, value)}</dd></div>`];
  })}</dl>`;
}
