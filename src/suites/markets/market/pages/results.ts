import { html } from 'hono/html';
import type { Found, Html, Query } from '../../engine/index.ts';
import { resultsPath } from '../../storefront/addresses.ts';
import { activeFilters, filters } from '../../storefront/parts/filters.ts';
import { howMany, remarks } from '../../storefront/parts/found.ts';
import { pager } from '../../storefront/parts/pager.ts';
import { sortForm } from '../../storefront/parts/sort-form.ts';
import { trail } from '../../storefront/parts/trail.ts';
import type { Board } from '../brand.ts';
import { card } from './card.ts';
import { page } from './document.ts';
import { capital } from './words.ts';

/** A page of results: ads in rows, and filters at their side. */
export function resultsPage(board: Board, query: Query, found: Found): Html {
  const { noun, department } = board.opening.type;
  const heading = query.text === '' ? `Used ${noun.many} near Ottersby` : `“${query.text}” near Ottersby`;
  const filtered = query.choices.size + query.ranges.size;
  return page(board, {
    title: query.text === '' ? heading : `Search ${heading}`,
    text: query.text,
    body: html`${trail([['Home', '/'], [department, '/board'], [query.text === '' ? capital(noun.many) : 'Search']])}
<div class="results" id="results">
  <section class="found" aria-label="Results">
    <div class="found-top"><h1>${heading}</h1><p class="how-many">${howMany(found, board)}</p><a class="open-filters" href="#filters">Filter${filtered > 0 ? ` (${filtered})` : ''}</a>${sortForm(board, query)}</div>
    ${activeFilters(board, query, {})}
    ${remarks(found)}
    ${
      found.total === 0
        ? nothing(board, query)
        : html`<ul class="ads">${found.products.map((placed) => card(board, placed))}</ul>
    ${pager(board, { ...query, page: found.page }, found.pages)}`
    }
  </section>
  ${filters(board, query, found, {})}
</div>`,
  });
}

function nothing(board: Board, query: Query): Html {
  const filtered = query.choices.size + query.ranges.size > 0;
  const bare: Query = { ...query, choices: new Map(), ranges: new Map(), page: 1 };
  return html`<div class="nothing">
    <h2>No ad like that today</h2>
    <p>${filtered ? 'Nothing on the board meets all of these filters. Take one back, or start over.' : 'Try fewer words, a make, or a part of town.'}</p>
    <p>${filtered ? html`<a class="button" href="${resultsPath(board, bare)}">Clear the filters</a>` : ''} <a class="button plain" href="/board">All ${board.opening.type.noun.many}</a></p>
  </div>`;
}
