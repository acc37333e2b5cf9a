import { html } from 'hono/html';
import type { Found, Html, Query } from '../../engine/index.ts';
import { resultsPath } from '../../storefront/addresses.ts';
import { activeFilters, filters } from '../../storefront/parts/filters.ts';
import { howMany, remarks } from '../../storefront/parts/found.ts';
import { pager } from '../../storefront/parts/pager.ts';
import { sortForm } from '../../storefront/parts/sort-form.ts';
import { ANY, askedGroups } from '../../storefront/told-choices.ts';
import type { Kicks } from '../brand.ts';
import { card } from './card.ts';
import { page } from './document.ts';

/** A page of search results. */
export function resultsPage(kicks: Kicks, query: Query, found: Found): Html {
  const { noun } = kicks.opening.type;
  const heading = query.text === '' ? `All ${noun.many}` : `“${query.text}”`;
  const filtered = query.choices.size + query.ranges.size;
  return page(kicks, {
    title: query.text === '' ? heading : `Search ${heading}`,
    text: query.text,
    body: html`<div class="board" id="results">
  <div class="board-top">
    <h1>${heading}</h1>
    <p class="how-many">${howMany(found, kicks)}</p>
  </div>
  ${sizeStrip(kicks, query)}
  <div class="tools">
    <a class="open-filters" href="#filters">Filter${filtered > 0 ? ` (${filtered})` : ''}</a>
    ${filters(kicks, query, found, {}, true)}
    ${sortForm(kicks, query)}
  </div>
  ${activeFilters(kicks, query, {})}
  ${remarks(found)}
  ${
    found.total === 0
      ? nothing(kicks, query)
      : html`<ul class="wall">${found.products.map((placed) => card(kicks, placed))}</ul>
  ${pager(kicks, { ...query, page: found.page }, found.pages)}`
  }
</div>`,
  });
}

/** The sizes in a row: one press, and every price is for that size. */
export function sizeStrip(kicks: Kicks, query?: Query): Html {
  return html`${askedGroups(kicks).map(({ id, label, choices }) => {
    const told = kicks.occasion.configuration[id];
    const to = (choice: string): string => {
      const path = query === undefined ? kicks.routes.results : resultsPath(kicks, { ...query, page: 1 });
      return `${path}${path.includes('?') ? '&' : '?'}${id}=${choice}`;
    };
    const step = (choice: string, words: string, on: boolean): Html =>
      html`<li><a href="${to(choice)}"${on ? html` aria-current="true"` : ''}>${words}</a></li>`;
    return html`<nav class="strip-of-sizes" aria-label="Prices by ${label.toLowerCase()}"><p>Your ${label.toLowerCase()}</p><ul>${step(ANY, 'Any', told === undefined)}${choices.map(
      (choice) => step(choice.id, choice.label, choice.id === told),
    )}</ul></nav>`;
  })}`;
}

function nothing(kicks: Kicks, query: Query): Html {
  const { noun } = kicks.opening.type;
  const filtered = query.choices.size + query.ranges.size > 0;
  const bare: Query = { ...query, choices: new Map(), ranges: new Map(), page: 1 };
  return html`<div class="nothing">
    <h2>No pair like that is on offer</h2>
    <p>${filtered ? 'Nobody asks for a pair that meets all of these filters. Let one of them go.' : 'Check the spelling, or try a brand or a model alone.'}</p>
    <p>${filtered ? html`<a class="button" href="${resultsPath(kicks, bare)}">Clear the filters</a> ` : ''}<a class="button plain" href="/browse">Browse all ${noun.many}</a></p>
  </div>`;
}
