import { html } from 'hono/html';
import { random, seedFrom } from '../../../../core/random.ts';
import { type Facet, type Html, readQuery, toggleChoice, withRange } from '../../engine/index.ts';
import type { Product } from '../../record.ts';
import { resultsPath } from '../../storefront/addresses.ts';
import { count, stepLabel } from '../../storefront/parts/words.ts';
import { picturePath } from '../../storefront/store.ts';
import type { Hobwheel } from '../brand.ts';
import { cuisineStrip, page } from './document.ts';
import { lookedAt, plates } from './modules.ts';

/** How many ways in the home page offers, and how many lines each has. */
const WAYS_IN = 4;
const LINES = 5;

/** The home page: what to eat, near whom, how soon. */
export function homePage(store: Hobwheel, recommended: readonly Product[]): Html {
  const { noun } = store.opening.type;
  return page(store, {
    title: 'Supper on two wheels',
    browsing: true,
    body: html`<section class="front">
  <div class="front-words"><h1>It’s hot.<br>It’s round.<br>It’s on its way.</h1><p>${count(store.index.products.length, 'kitchen has', 'kitchens have')} the oven on around Millrace Lane. One kitchen, one bag, one rider, one door.</p><p><a class="button big" href="/dishes">See every ${noun.one} near you</a></p></div>
  <div class="front-table" aria-hidden="true">${onTheTable(store).map((product) => html`<img src="${picturePath(product)}" alt="" width="400" height="300">`)}</div>
</section>
${cuisineStrip(store)}
${plates(store, 'On the pass tonight', recommended)}
<section class="ways-in" aria-label="Ways in">${waysIn(store).map(
      (facet) => html`<div><h2>${facet.label}</h2><ul>${facetLines(store, facet)}</ul></div>`,
    )}</section>
${lookedAt(store)}
<section class="tickets"><h2 class="unseen">How it works</h2><ol><li><b>Pick a dish and its size</b>The dish’s page names the kitchen’s delivery and its small-order fee, and adds them up.</li><li><b>The kitchen rings the bell</b>It cooks when you order, never before, and rings for a rider when the box is shut.</li><li><b>A rider sets off with one bag</b>One kitchen, one bag, one door. Nobody’s supper waits in traffic behind yours.</li></ol></section>`,
  });
}

/** A few pictures for the front, drawn by chance alone. */
function onTheTable({ opening, index }: Hobwheel): readonly Product[] {
  return random(seedFrom('table', opening.seed)).shuffle(index.products).slice(0, 3);
}

function waysIn({ shelf }: Hobwheel): readonly Facet[] {
  return shelf.facets.filter(({ id, steps }) => id !== 'brand' && steps.length > 1).slice(0, WAYS_IN);
}

/** The steps of a filter as links into the results, each with its count in the whole catalog. */
function facetLines(store: Hobwheel, facet: Facet): readonly Html[] {
  const all = readQuery(new URLSearchParams(), store.shelf);
  return facet.steps.slice(0, LINES).map((step, at) => {
    const query =
      step.value === undefined ? withRange(all, facet.id, step) : toggleChoice(all, facet.id, step.value);
    const members = facet.members.filter((steps) => steps.includes(at)).length;
    return html`<li><a href="${resultsPath(store, query)}">${stepLabel(facet, step)}</a> <span>${members}</span></li>`;
  });
}
