import { html } from 'hono/html';
import type { Found, Html, Query } from '../../engine/index.ts';
import { resultsPath } from '../../storefront/addresses.ts';
import { activeFilters, filters } from '../../storefront/parts/filters.ts';
import { howMany, remarks } from '../../storefront/parts/found.ts';
import { pager } from '../../storefront/parts/pager.ts';
import { sortForm } from '../../storefront/parts/sort-form.ts';
import type { Oatbarrow } from '../brand.ts';
import { card } from './card.ts';
import { aisleSigns, page } from './document.ts';
import { pieces } from './words.ts';

const NOTHING_BESIDE = {};

/** The shelves of a search. */
export function resultsPage(store: Oatbarrow, query: Query, found: Found): Html {
  const { department, noun } = store.opening.type;
  const heading = query.text === '' ? department : `“${query.text}”`;
  const filtered = query.choices.size + query.ranges.size;
  return page(store, {
    title: heading,
    text: query.text,
    asks: true,
    body: html`<div class="hall" id="results">
  <div class="hall-side">${aisleSigns(store)}${filters(store, query, found, NOTHING_BESIDE)}</div>
  <section class="found" aria-label="Results">
    <div class="found-top"><h1>${heading}</h1><p class="how-many">${howMany(found, store)}, priced for ${pieces(store, store.occasion.quantity)}</p><a class="open-filters" href="#filters">Filter${filtered > 0 ? ` (${filtered})` : ''}</a>${sortForm(store, query)}</div>
    ${activeFilters(store, query, NOTHING_BESIDE)}
    ${remarks(found)}
    ${
      found.total === 0
        ? nothing(store, query, noun.one)
        : html`<ul class="cards">${found.products.map((placed) => card(store, placed))}</ul>${pager(store, { ...query, page: found.page }, found.pages)}`
    }
  </section>
</div>`,
  });
}

function nothing(store: Oatbarrow, query: Query, noun: string): Html {
  const filtered = query.choices.size + query.ranges.size > 0;
  const bare: Query = { ...query, choices: new Map(), ranges: new Map(), page: 1 };
  return html`<div class="bare-shelf"><div class="boards" aria-hidden="true"></div><h2>A bare shelf</h2>
    <p>${filtered ? 'Nothing in this aisle is all of that at once. Take a filter back.' : 'No label in the hall says that. Try fewer words, or check the spelling.'}</p>
    <p>${filtered ? html`<a class="button" href="${resultsPath(store, bare)}">Take the filters back</a>` : ''} <a class="button plain" href="/aisle">All ${noun} shelves</a></p></div>`;
}
