import { html } from 'hono/html';
import type { Found, Html, Query } from '../../engine/index.ts';
import { resultsPath } from '../../storefront/addresses.ts';
import { activeFilters, filters } from '../../storefront/parts/filters.ts';
import { howMany, remarks } from '../../storefront/parts/found.ts';
import { pager } from '../../storefront/parts/pager.ts';
import { sortForm } from '../../storefront/parts/sort-form.ts';
import { trail } from '../../storefront/parts/trail.ts';
import type { Craft } from '../brand.ts';
import { card } from './card.ts';
import { page } from './document.ts';
import { capital } from './words.ts';

/** A page of results: a bar of filters that fold out, and below it the pieces, large. */
export function resultsPage(market: Craft, query: Query, found: Found): Html {
  const { noun, department } = market.opening.type;
  const heading = query.text === '' ? `Handmade ${noun.many}` : `“${query.text}”`;
  const filtered = query.choices.size + query.ranges.size;
  return page(market, {
    title: query.text === '' ? heading : `Search ${heading}`,
    text: query.text,
    body: html`${trail([['Home', '/'], [department, '/find'], [query.text === '' ? capital(noun.many) : 'Search']])}
<div class="found-top" id="results">
  <h1>${heading}</h1>
  <p class="how-many">${howMany(found, market)}${found.total === 0 ? '' : ', each by one pair of hands'}</p>
</div>
<div class="tools">
  ${filters(market, query, found, {}, true)}
  <a class="open-filters" href="#filters">Filter${filtered > 0 ? ` (${filtered})` : ''}</a>
  ${sortForm(market, query)}
</div>
${activeFilters(market, query, {})}
${remarks(found)}
${
  found.total === 0
    ? nothing(market, query)
    : html`<ul class="cards">${found.products.map((placed) => card(market, placed))}</ul>
${pager(market, { ...query, page: found.page }, found.pages)}`
}`,
  });
}

function nothing(market: Craft, query: Query): Html {
  const filtered = query.choices.size + query.ranges.size > 0;
  const bare: Query = { ...query, choices: new Map(), ranges: new Map(), page: 1 };
  return html`<div class="nothing">
  <h2>Nobody has made that yet</h2>
  <p>${filtered ? 'No piece meets all of these filters at once. Take one back, or start over.' : 'Try a plainer word, the name of a maker, or the colour of a glaze.'}</p>
  <p>${filtered ? html`<a class="button" href="${resultsPath(market, bare)}">Clear the filters</a>` : ''} <a class="button plain" href="/find">All ${market.opening.type.noun.many}</a></p>
</div>`;
}
