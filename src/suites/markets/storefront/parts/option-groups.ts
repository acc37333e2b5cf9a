import { html } from 'hono/html';
import { delivered, type Html } from '../../engine/index.ts';
import type { Configuration, Product } from '../../record.ts';
import { money } from '../../words.ts';
import { configurationParams } from '../configuration.ts';
import type { Storefront } from '../store.ts';

/** The option groups of a product: each choice is a link to the same page with that choice made, and names its payable price. */
export function optionGroups(
  { occasion }: Storefront,
  product: Product,
  configuration: Configuration,
  path: string,
): Html {
  return html`${product.options.map(
    ({ id, label, choices }) => html`<section class="options" aria-label="${label}">
    <h2>${label} <b>${choices.find((choice) => choice.id === configuration[id])?.label ?? ''}</b></h2>
    <ul>${choices.map((choice) => {
      const next = { ...configuration, [id]: choice.id };
      const on = configuration[id] === choice.id;
      return html`<li><a class="tile${on ? ' on' : ''}" href="${path}?${configurationParams(next)}"${on ? html` aria-current="true"` : ''}><b>${choice.label}</b> <span>${money(delivered(product, next, occasion.quantity))}</span></a></li>`;
    })}</ul>
  </section>`,
  )}`;
}
