import { html } from 'hono/html';
import { delivered, type Html } from '../../engine/index.ts';
import type { ProductType } from '../../product-type.ts';
import type { Configuration, OptionChoice, OptionGroup, Product } from '../../record.ts';
import { configurationParams } from '../../storefront/configuration.ts';
import { attributeText, money } from '../../words.ts';
import type { Yard } from '../brand.ts';

/** What the packages of an offer hold, side by side; choosing one is a link to the same page with it chosen. */
export function packages(yard: Yard, product: Product, configuration: Configuration, path: string): Html {
  const { type } = yard.opening;
  return html`${product.options.map(
    ({ id, label, choices }) => html`<section class="packages" aria-label="${label}">
    <h2>${label}: ${choices.find((choice) => choice.id === configuration[id])?.label ?? ''}</h2>
    <ul>${choices.map((choice) => {
      const next = { ...configuration, [id]: choice.id };
      const on = configuration[id] === choice.id;
      return html`<li${on ? html` class="on"` : ''}><a href="${path}?${configurationParams(next)}"${on ? html` aria-current="true"` : ''}><b>${choice.label}</b> <span>${money(delivered(product, next))}</span></a>
      <dl>${held(type, choice).map(([what, value]) => html`<div><dt>${what}</dt><dd>${value}</dd></div>`)}</dl></li>`;
    })}</ul>
  </section>`,
  )}`;
}

/** A table of what each package of an offer holds and comes to. */
export function scopeTable(
  type: ProductType,
  product: Product,
  group: OptionGroup,
  configuration: Configuration,
): Html {
  const { choices, id, label } = group;
  const rows = (choices[0] ? held(type, choices[0]) : []).map(([what], at) => ({
    what,
    values: choices.map((choice) => held(type, choice)[at]?.[1] ?? ''),
  }));
  const sums = choices.map((choice) => money(delivered(product, { ...configuration, [id]: choice.id })));
  return html`<table class="side-by-side"><caption>${label} by ${label.toLowerCase()}</caption>
  <thead><tr><td></td>${choices.map((choice) => html`<th scope="col">${choice.label}</th>`)}</tr></thead>
  <tbody>${[...rows, { what: 'Price, fee in it', values: sums }].map(
    ({ what, values }) =>
      html`<tr><th scope="row">${what}</th>${values.map((value) => html`<td>${value}</td>`)}</tr>`,
  )}</tbody></table>`;
}

/** What the chosen packages of an offer hold. */
export const heldIn = (type: ProductType, product: Product, configuration: Configuration) =>
  product.options.flatMap(({ id, choices }) => {
    const choice = choices.find((candidate) => candidate.id === configuration[id]);
    return choice === undefined ? [] : held(type, choice);
  });

/** What a choice changes, but for its own name. */
function held(
  type: ProductType,
  { label, sets = {} }: OptionChoice,
): (readonly [what: string, value: string])[] {
  return type.attributes.flatMap((attribute) => {
    const value = sets[attribute.id];
    return value === undefined || value === label
      ? []
      : [[attribute.label, attributeText(attribute, value)] as const];
  });
}
