import { html } from 'hono/html';
import { random, seedFrom } from '../../../../core/random.ts';
import { type Html, priceTable } from '../../engine/index.ts';
import type { Product } from '../../record.ts';
import { money } from '../../words.ts';
import type { Hobwheel } from '../brand.ts';
import { sizePrices } from './card.ts';

/** What kitchens sell to those who come in. No rider carries it, and nobody can order it. */
const COUNTER: Readonly<Record<string, readonly string[]>> = {
  'To begin with': [
    'Olives with lemon peel',
    'White bean soup',
    'Fried sage leaves',
    'Bread and good oil',
    'Marinated peppers',
    'Artichokes, cold',
    'Broth with small dumplings',
  ],
  Afters: [
    'Almond cake',
    'Rice pudding',
    'Pears in wine',
    'Coffee ice',
    'Ricotta tart',
    'Figs, when there are figs',
    'Chocolate, and a spoon',
  ],
};

/** Dishes that a section of the counter's menu has. */
const IN_A_SECTION = 3;

/**
 * The kitchen's menu, in sections: the dish in its sizes (but where choosing takes a step of its own), what goes beside it, and what is
 * had at the counter alone.
 */
export function menu({ opening }: Hobwheel, product: Product): Html {
  const apart = opening.presentation.obstructed.has(product.id);
  const draw = random(seedFrom('menu', product.seller));
  return html`<section class="menu"><h2>The menu at ${product.seller}</h2><div class="menu-sections">
  <section><h3>${opening.type.department}</h3><p class="item"><b>${product.brand}</b></p>${apart ? html`<p class="soft">Sizes with your options</p>` : sizePrices(priceTable(product))}</section>
  ${product.addOns.length > 0 ? html`<section><h3>Beside it</h3><ul>${product.addOns.map(({ label, price }) => html`<li class="item"><span>${label}</span> <span>add ${money(price)}</span></li>`)}</ul></section>` : ''}
  ${Object.entries(COUNTER).map(
    ([heading, dishes]) =>
      html`<section class="counter"><h3>${heading}</h3><p class="soft">At the counter only, no riders</p><ul>${draw
        .shuffle(dishes)
        .slice(0, IN_A_SECTION)
        .map((dish) => html`<li class="item">${dish}</li>`)}</ul></section>`,
  )}
</div></section>`;
}
