import { html } from 'hono/html';
import { random, seedFrom } from '../../../../core/random.ts';
import { type Html, type Query, readQuery, toggleChoice, withRange } from '../../engine/index.ts';
import type { Product } from '../../record.ts';
import { resultsPath } from '../../storefront/addresses.ts';
import { count, stepLabel } from '../../storefront/parts/words.ts';
import { slug } from '../../storefront/slug.ts';
import { picturePath } from '../../storefront/store.ts';
import { type Craft, stalls } from '../brand.ts';
import { lookedAt, shelfOf } from './card.ts';
import { page } from './document.ts';
import { emblem } from './emblem.ts';
import { makerList, studios } from './makers.ts';

/** The home page. */
export function homePage(market: Craft, recommended: readonly Product[]): Html {
  const { noun, department } = market.opening.type;
  const all = readQuery(new URLSearchParams(), market.shelf);
  const pictures = random(seedFrom('window', market.opening.seed)).shuffle(market.index.products);
  const stocked = pictures.at(-1);
  return page(market, {
    title: 'Handmade and vintage',
    body: html`<section class="window">
  <div class="window-words">
    <h1>No two<br>are quite alike.</h1>
    <p>${count(market.index.products.length, noun.one, noun.many)} from ${studios(market).length} studios, made once you order and stamped with a name if you like.</p>
    <p><a class="button" href="/find">Browse the ${noun.many}</a> <a class="more" href="/help/personalising">How personalising works</a></p>
  </div>
  <div class="window-pictures" aria-hidden="true">${pictures.slice(0, 5).map((product) => html`<img src="${picturePath(product)}" alt="" width="400" height="300">`)}</div>
</section>
<nav class="rounds" aria-label="Stalls in pictures"><ul>${stalls(department)
      .slice(0, 7)
      .map((name, n) => {
        const open = name === department;
        return html`<li><a href="${open ? '/find' : `/stalls/${slug(name)}`}"><span class="round r${n}" aria-hidden="true">${open && stocked ? html`<img src="${picturePath(stocked)}" alt="" width="400" height="300">` : emblem(name)}</span>${name}</a></li>`;
      })}</ul></nav>
${shelfOf(market, 'Picked for you', recommended)}
<section class="by-what">
  ${facetChips(market, all, 'processing', 'How soon should it be made?')}
  ${facetChips(market, all, 'colour', 'Which glaze?')}
  ${facetChips(market, all, 'price', 'What may it cost?')}
</section>
<section class="module"><h2>The hands behind it</h2>${makerList(market, 4)}<p class="all"><a class="more" href="/makers">All makers</a></p></section>
${lookedAt(market)}
<section class="vows"><p><b>Made, not resold.</b> We visit every studio before it opens a stall.</p><p><b>Your words, checked twice.</b> You see what will be stamped before you pay.</p><p><b>The price is the price.</b> Size, stamping and shipping are in the sum you confirm.</p></section>`,
  });
}

/** The steps of a filter as large links into the results; nothing when the catalog has no such filter. */
function facetChips(market: Craft, all: Query, id: string, heading: string): Html | '' {
  const facet = market.shelf.facets.find((candidate) => candidate.id === id);
  if (facet === undefined) return '';
  return html`<div><h2>${heading}</h2><p>${facet.steps.map((step) => {
    const query = step.value === undefined ? withRange(all, id, step) : toggleChoice(all, id, step.value);
    return html`<a href="${resultsPath(market, query)}">${stepLabel(facet, step)}</a>`;
  })}</p></div>`;
}
