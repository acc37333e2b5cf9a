import { html } from 'hono/html';
import type { Found, Html, Query } from '../../engine/index.ts';
import { resultsPath } from '../../storefront/addresses.ts';
import { activeFilters, filters } from '../../storefront/parts/filters.ts';
import { pager } from '../../storefront/parts/pager.ts';
import { sortForm } from '../../storefront/parts/sort-form.ts';
import { trail } from '../../storefront/parts/trail.ts';
import { count } from '../../storefront/parts/words.ts';
import type { Yard } from '../brand.ts';
import { card } from './card.ts';
import { page } from './document.ts';

/** A page of search results. */
export function resultsPage(yard: Yard, query: Query, found: Found): Html {
  const { noun, department } = yard.opening.type;
  const heading = query.text === '' ? `All ${noun.many}` : `Results for “${query.text}”`;
  return page(yard, {
    title: heading,
    search: query.text,
    body: html`${trail([['Home', '/'], [department, yard.routes.results], [query.text === '' ? 'All offers' : 'Search']])}
<section class="found" id="results" aria-label="Results">
  <h1>${heading}</h1>
  <p class="lead">People who work to a written scope, in packages that say what is in them. Open an offer to read all of it.</p>
  <div class="tools">${filters(yard, query, found, {}, true)}<a class="open-filters" href="#filters">Filter</a></div>
  ${activeFilters(yard, query, {})}
  <div class="line-up"><p class="how-many">${howMany(found, yard)}</p>${sortForm(yard, query)}</div>
  ${remarks(found)}
  ${
    found.total === 0
      ? nothing(yard, query)
      : html`<ul class="cards">${found.products.map((placed) => card(yard, placed))}</ul>
  ${pager(yard, { ...query, page: found.page }, found.pages)}`
  }
</section>`,
  });
}

function howMany({ total, page: at, pages }: Found, { opening }: Yard): string {
  const { one, many } = opening.type.noun;
  return total === 0 ? 'Nobody' : `${count(total, one, many)}${pages > 1 ? `, page ${at} of ${pages}` : ''}`;
}

function remarks({ unknown, closest, total }: Found): Html | '' {
  if (total === 0 || (unknown.length === 0 && !closest)) return '';
  const left =
    unknown.length > 0
      ? `Nobody here uses ${unknown.map((one) => `“${one}”`).join(', ')}, so we looked for the rest. `
      : '';
  const near = closest ? 'No offer has all of your words. These come closest.' : '';
  return html`<p class="remark" role="status">${left}${near}</p>`;
}

function nothing(yard: Yard, query: Query): Html {
  const filtered = query.choices.size + query.ranges.size > 0;
  const bare: Query = { ...query, choices: new Map(), ranges: new Map(), page: 1 };
  return html`<div class="nothing">
    <h2>Nobody does that yet</h2>
    <p>${filtered ? 'No offer meets all of these filters. Loosen one of them, or take them all back.' : 'Try fewer words, or the name of a technique or a person.'}</p>
    <p>${filtered ? html`<a class="button" href="${resultsPath(yard, bare)}">Take the filters back</a> ` : ''}<a class="button plain" href="${yard.routes.results}">See all ${yard.opening.type.noun.many}</a></p>
  </div>`;
}
