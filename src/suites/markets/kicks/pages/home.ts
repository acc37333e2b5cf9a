import { html } from 'hono/html';
import { random, seedFrom } from '../../../../core/random.ts';
import type { Html } from '../../engine/index.ts';
import type { Product } from '../../record.ts';
import { count } from '../../storefront/parts/words.ts';
import { picturePath } from '../../storefront/store.ts';
import type { Kicks } from '../brand.ts';
import { page } from './document.ts';
import { INSPECTION } from './inspection.ts';
import { pairsModule, recentlyViewed } from './modules.ts';
import { sizeStrip } from './results.ts';
import { shortcuts } from './shortcuts.ts';

/** The home page. */
export function homePage(kicks: Kicks, recommended: readonly Product[]): Html {
  const { noun } = kicks.opening.type;
  return page(kicks, {
    title: 'Sneakers, inspected',
    body: html`<section class="hero">
  <div class="hero-words">
    <h1>Say your size.<br>See the <mark>whole price.</mark></h1>
    <p>${count(kicks.index.products.length, noun.one, noun.many)} on offer, each owned by somebody, each inspected by us. Sellers ask what they like for every size, so the size comes first.</p>
    ${sizeStrip(kicks)}
    <p class="or"><a href="/browse">or browse everything</a></p>
  </div>
  <div class="hero-pairs" aria-hidden="true">${showcase(kicks).map(
    (product) => html`<img src="${picturePath(product)}" alt="" width="400" height="300">`,
  )}</div>
</section>
${pairsModule(kicks, 'Picked for today', recommended)}
<section class="calendar"><h2>By year of release</h2><ul>${shortcuts(kicks, 'year', true)}</ul></section>
<section class="makers"><h2>By brand</h2><ul>${shortcuts(kicks, 'brand', true)}</ul></section>
${recentlyViewed(kicks)}
<section class="way"><h2>From their shelf to your door</h2><ol>${INSPECTION.map(([title, text]) => html`<li><h3>${title}</h3><p>${text}</p></li>`)}</ol><p><a href="/help/authenticity">More on the inspection</a></p></section>`,
  });
}

/** A few pictures for the front, drawn by chance alone. */
function showcase({ opening, index }: Kicks): readonly Product[] {
  return random(seedFrom('front', opening.seed)).shuffle(index.products).slice(0, 4);
}
