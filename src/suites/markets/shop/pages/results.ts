import { html } from 'hono/html';
import type { Found, Html, Query } from '../../engine/index.ts';
import { type Beside, resultsPath } from '../../storefront/addresses.ts';
import { activeFilters, filters } from '../../storefront/parts/filters.ts';
import { howMany, remarks } from '../../storefront/parts/found.ts';
import { pager } from '../../storefront/parts/pager.ts';
import { sortForm } from '../../storefront/parts/sort-form.ts';
import { trail } from '../../storefront/parts/trail.ts';
import type { Shop } from '../brand.ts';
import { card } from './card.ts';
import { page } from './document.ts';

/** Results lie in a grid unless the address asks for rows. */
const ROWS: Beside = { view: 'rows' };

/** A page of search results. */
export function resultsPage(shop: Shop, query: Query, found: Found, params: URLSearchParams): Html {
  const rows = params.get('view') === 'rows';
  const beside = rows ? ROWS : {};
  const { noun, department } = shop.opening.type;
  const heading = query.text === '' ? capital(noun.many) : `“${query.text}”`;
  const filtered = query.choices.size + query.ranges.size;
  return page(shop, {
    title: query.text === '' ? heading : `Search ${heading}`,
    text: query.text,
    body: html`${trail([['Home', '/'], [department, '/search'], [query.text === '' ? heading : 'Search']])}
<div class="results" id="results">
  ${filters(shop, query, found, beside)}
  <section class="found" aria-label="Results">
    <div class="found-top">
      <h1>${heading}</h1>
      <p class="how-many">${howMany(found, shop)}</p>
      <a class="open-filters" href="#filters">Filter${filtered > 0 ? ` (${filtered})` : ''}</a>
      ${sortForm(shop, query, beside)}
      <p class="layouts"><a href="${resultsPath(shop, query)}"${rows ? '' : html` aria-current="true"`}>Grid</a><a href="${resultsPath(shop, query, ROWS)}"${rows ? html` aria-current="true"` : ''}>Rows</a></p>
    </div>
    ${activeFilters(shop, query, beside)}
    ${remarks(found)}
    ${
      found.total === 0
        ? nothing(shop, query, beside)
        : html`<ul class="cards ${rows ? 'rows' : 'grid'}">${found.products.map((placed) => card(shop, placed))}</ul>
    ${pager(shop, { ...query, page: found.page }, found.pages, beside)}`
    }
  </section>
</div>`,
  });
}

function nothing(shop: Shop, query: Query, beside: Beside): Html {
  const { noun } = shop.opening.type;
  const filtered = query.choices.size + query.ranges.size > 0;
  const bare: Query = { ...query, choices: new Map(), ranges: new Map(), page: 1 };
  return html`<div class="nothing">
    <h2>Nothing on the shelf for that</h2>
    <p>${filtered ? 'No product meets all of these filters at once. Take one back, or start over.' : 'Check the spelling, or try fewer and more general words.'}</p>
    <p>${filtered ? html`<a class="button" href="${resultsPath(shop, bare, beside)}">Clear the filters</a>` : ''} <a class="button plain" href="/search">See all ${noun.many}</a></p>
  </div>`;
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
