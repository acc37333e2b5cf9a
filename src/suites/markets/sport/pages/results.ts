import { html } from 'hono/html';
import type { Found, Html, Query } from '../../engine/index.ts';
import { resultsPath } from '../../storefront/addresses.ts';
import { activeFilters, filters } from '../../storefront/parts/filters.ts';
import { howMany, remarks } from '../../storefront/parts/found.ts';
import { pager } from '../../storefront/parts/pager.ts';
import { sortForm } from '../../storefront/parts/sort-form.ts';
import { trail } from '../../storefront/parts/trail.ts';
import { ANY, askedGroups } from '../../storefront/told-choices.ts';
import type { Sport } from '../brand.ts';
import { card } from './card.ts';
import { page } from './document.ts';

/** A page of search results. */
export function resultsPage(sport: Sport, query: Query, found: Found): Html {
  const { noun, department } = sport.opening.type;
  const heading = query.text === '' ? department : `“${query.text}”`;
  const filtered = query.choices.size + query.ranges.size;
  return page(sport, {
    title: query.text === '' ? heading : `Search ${heading}`,
    text: query.text,
    body: html`${trail([['Home', '/'], [query.text === '' ? department : 'Search']])}
<div class="lead"><h1>${heading}</h1><p>Cut for every body: straight, tall and wide. Say your size, and prices are for it.</p>${sizeRow(sport, query)}</div>
<div class="results" id="results">
  ${filters(sport, query, found, {})}
  <section class="found" aria-label="Results">
    <div class="found-top"><p class="how-many">${howMany(found, sport)}</p><a class="open-filters" href="#filters">Filter${filtered > 0 ? ` (${filtered})` : ''}</a>${sortForm(sport, query)}</div>
    ${activeFilters(sport, query, {})}
    ${remarks(found)}
    ${
      found.total === 0
        ? nothing(sport, query)
        : html`<ul class="racks">${found.products.map((placed) => card(sport, placed))}</ul>
    ${pager(sport, { ...query, page: found.page }, found.pages)}`
    }
  </section>
</div>
<p class="note-of">Looking for something else than ${noun.many}? Boots, packs and layers are in our stores.</p>`,
  });
}

/** The sizes in a row: one press, and every price is for that size. */
export function sizeRow(sport: Sport, query?: Query): Html {
  const path = query === undefined ? sport.routes.results : resultsPath(sport, { ...query, page: 1 });
  return html`${askedGroups(sport).map(({ id, label, choices }) => {
    const told = sport.occasion.configuration[id];
    const step = (choice: string, words: string, on: boolean): Html =>
      html`<li><a href="${path}${path.includes('?') ? '&' : '?'}${id}=${choice}"${on ? html` aria-current="true"` : ''}>${words}</a></li>`;
    return html`<nav class="size-row" aria-label="Prices by ${label.toLowerCase()}"><ul>${step(ANY, 'Any', told === undefined)}${choices.map(
      (choice) => step(choice.id, choice.label, choice.id === told),
    )}</ul></nav>`;
  })}`;
}

function nothing(sport: Sport, query: Query): Html {
  const { noun } = sport.opening.type;
  const filtered = query.choices.size + query.ranges.size > 0;
  const bare: Query = { ...query, choices: new Map(), ranges: new Map(), page: 1 };
  return html`<div class="nothing">
    <h2>Clear skies, empty rack</h2>
    <p>${filtered ? 'We make nothing that meets all of these at once. Take one filter back.' : 'Check the spelling, or search for a collection or a kind of weather.'}</p>
    <p>${filtered ? html`<a class="button" href="${resultsPath(sport, bare)}">Clear the filters</a> ` : ''}<a class="button plain" href="/find">All ${noun.many}</a></p>
  </div>`;
}
