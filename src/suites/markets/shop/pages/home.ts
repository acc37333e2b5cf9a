import { html } from 'hono/html';
import { random, seedFrom } from '../../../../core/random.ts';
import { type Html, type Query, readQuery, toggleChoice, withRange } from '../../engine/index.ts';
import type { Product } from '../../record.ts';
import { resultsPath } from '../../storefront/addresses.ts';
import { count, stepLabel } from '../../storefront/parts/words.ts';
import { picturePath } from '../../storefront/store.ts';
import { departments, type Shop, slug } from '../brand.ts';
import { page } from './document.ts';
import { productModule, recentlyViewed } from './modules.ts';

/** The home page. */
export function homePage(shop: Shop, recommended: readonly Product[]): Html {
  const { noun, department } = shop.opening.type;
  const all = readQuery(new URLSearchParams(), shop.shelf);
  return page(shop, {
    title: 'Catalog',
    body: html`<section class="front">
  <div class="front-words">
    <p class="issue">Spring catalog · ${department}</p>
    <h1>${count(shop.index.products.length, noun.one, noun.many)},<br>every figure in print.</h1>
    <p>Sizes, weights, minutes and decibels: whatever can be measured stands in the specification. Set them side by side and take your time.</p>
    <p><a class="button" href="/search">See all ${noun.many}</a></p>
  </div>
  <div class="front-pictures" aria-hidden="true">${showcase(shop).map(
    (product) => html`<img src="${picturePath(product)}" alt="" width="400" height="300">`,
  )}</div>
</section>
<div class="indexes">
  <section><h2>By price</h2><ul>${indexLines(shop, all, 'price')}</ul></section>
  <section><h2>By brand</h2><ul class="two">${indexLines(shop, all, 'brand')}</ul></section>
  ${figureIndex(shop, all)}
  <section><h2>Departments</h2><ul>${departments(department).map(
    (name) =>
      html`<li><a href="${name === department ? '/search' : `/departments/${slug(name)}`}">${name}</a></li>`,
  )}</ul></section>
</div>
${productModule(shop, 'Recommended for you', recommended)}
${recentlyViewed(shop)}
<section class="promises"><p><b>30 days to change your mind.</b> Returns are free and need no reason.</p><p><b>One bill.</b> What the cart says is what you are charged.</p><p><b>People at the counter.</b> Call (555) 010-1931, 8 am to 8 pm.</p></section>`,
  });
}

/** A few pictures for the front, drawn by chance alone. */
function showcase({ opening, index }: Shop): readonly Product[] {
  return random(seedFrom('front', opening.seed)).shuffle(index.products).slice(0, 3);
}

/** The steps of a filter as links into the results, each with its count in the whole catalog. */
function indexLines(shop: Shop, all: Query, id: string): readonly Html[] {
  const facet = shop.shelf.facets.find((candidate) => candidate.id === id);
  if (facet === undefined) return [];
  return facet.steps.map((step, at) => {
    const query = step.value === undefined ? withRange(all, id, step) : toggleChoice(all, id, step.value);
    const members = facet.members.filter((steps) => steps.includes(at)).length;
    return html`<li><a href="${resultsPath(shop, query)}">${stepLabel(facet, step)}</a> <span>${members}</span></li>`;
  });
}

function figureIndex(shop: Shop, all: Query): Html | '' {
  const facet = shop.shelf.facets.find(({ id, kind }) => kind === 'number' && id !== 'price');
  if (facet === undefined) return '';
  return html`<section><h2>By ${facet.label.toLowerCase()}</h2><ul>${indexLines(shop, all, facet.id)}</ul></section>`;
}
