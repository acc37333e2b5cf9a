import { html } from 'hono/html';
import { random, seedFrom } from '../../../../core/random.ts';
import { type Facet, type Html, readQuery, toggleChoice, withRange } from '../../engine/index.ts';
import type { Product } from '../../record.ts';
import { resultsPath } from '../../storefront/addresses.ts';
import { stepLabel } from '../../storefront/parts/words.ts';
import { picturePath } from '../../storefront/store.ts';
import { aisles, type Oatbarrow } from '../brand.ts';
import { aisleSigns, page } from './document.ts';
import { board, lookedAt } from './modules.ts';

/** How many shelves the home page points to. */
const SHELVES = 3;

/** The home page: the signs, this week's front, and the shelves. */
export function homePage(store: Oatbarrow, recommended: readonly Product[]): Html {
  const { noun, department } = store.opening.type;
  return page(store, {
    title: 'Groceries by the crate',
    asks: true,
    body: html`<div class="hall">
  ${aisleSigns(store)}
  <div class="hall-main">
    <section class="flyer"><div><p class="week">This week in aisle ${aisleNumber(store)}</p><h1>${department}, and nothing but</h1><p>${store.index.products.length} ${noun.many} from presses near and far. Every label says what is in the bottle, down to the milligram.</p><p><a class="button" href="/aisle">To the shelves</a></p></div><div class="flyer-shelf" aria-hidden="true">${frontShelf(store).map((product) => html`<img src="${picturePath(product)}" alt="" width="400" height="300">`)}</div></section>
    ${board(store, 'Picked for your crate', recommended)}
    <section class="shelves" aria-label="Shelves">${shelves(store).map((facet) => html`<div><h2>${facet.label}</h2><ul>${facetLines(store, facet)}</ul></div>`)}</section>
    ${lookedAt(store)}
    <section class="promise"><p><b>The bottle comes back.</b> Leave empties on the step and the deposit is on your next bill.</p><p><b>Nothing you didn’t ask for.</b> If a shelf is empty we leave it out, unless you tell us otherwise.</p><p><b>Two-hour slots.</b> From 7 am on, and all of them cost the same.</p></section>
  </div>
</div>`,
  });
}

const aisleNumber = ({ opening: { type } }: Oatbarrow): number =>
  aisles(type.department).find(({ name }) => name === type.department)?.number ?? 1;

/** A few pictures for the flyer, drawn by chance alone. */
function frontShelf({ opening, index }: Oatbarrow): readonly Product[] {
  return random(seedFrom('flyer', opening.seed)).shuffle(index.products).slice(0, 4);
}

function shelves({ shelf }: Oatbarrow): readonly Facet[] {
  const choices = shelf.facets.filter(({ kind }) => kind === 'choice');
  return [...choices.filter(({ id }) => id !== 'brand'), ...choices.filter(({ id }) => id === 'brand')].slice(
    0,
    SHELVES,
  );
}

/** The steps of a filter as links into the results, each with its count in the whole catalog. */
function facetLines(store: Oatbarrow, facet: Facet): readonly Html[] {
  const all = readQuery(new URLSearchParams(), store.shelf);
  return facet.steps.map((step, at) => {
    const query =
      step.value === undefined ? withRange(all, facet.id, step) : toggleChoice(all, facet.id, step.value);
    const members = facet.members.filter((steps) => steps.includes(at)).length;
    return html`<li><a href="${resultsPath(store, query)}">${stepLabel(facet, step)}</a> <span>${members}</span></li>`;
  });
}
