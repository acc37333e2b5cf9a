import { html } from 'hono/html';
import { delivered, type Html } from '../../engine/index.ts';
import type { Configuration, Product } from '../../record.ts';
import { configurationParams } from '../../storefront/configuration.ts';
import { paintOf } from '../../types/svg.ts';
import { money } from '../../words.ts';
import type { Sport } from '../brand.ts';
import { coloursOf } from '../colours.ts';

/** Colour as swatches and size as a matrix, each choice a link to the same page with that choice made, and its price delivered. */
export function pickers(sport: Sport, product: Product, configuration: Configuration, path: string): Html {
  const colours = coloursOf(product);
  return html`${product.options.toReversed().map(({ id, label, choices }) => {
    const isColour = choices.every((choice) => colours.includes(choice.label));
    const chosen = choices.find((choice) => choice.id === configuration[id])?.label ?? '';
    return html`<section class="options${isColour ? ' in-colour' : ''}" aria-label="${label}">
    <h2>${label} <b>${chosen}</b>${isColour ? '' : html` <a href="#sizes">Size guide</a>`}</h2>
    <ul>${choices.map((choice) => {
      const next = { ...configuration, [id]: choice.id };
      const on = configuration[id] === choice.id;
      return html`<li><a class="tile${on ? ' on' : ''}" href="${path}?${configurationParams(next)}"${on ? html` aria-current="true"` : ''}>${isColour ? html`<i style="background:${paintOf(choice.label).fill}"></i>` : ''}<b>${choice.label}</b> <span>${money(delivered(product, next, sport.occasion.quantity))}</span></a></li>`;
    })}</ul>
  </section>`;
  })}`;
}
