import { html } from 'hono/html';
import { type Found, type Html, type Query, sortsOf } from '../../engine/index.ts';
import type { Shop } from '../state.ts';
import { carried, type Layout, resultsPath } from './address.ts';
import { card } from './card.ts';
import { page, trail } from './document.ts';
import { activeFilters, filters } from './filters.ts';
import { count, sortLabel, whole } from './words.ts';

/** A page of search results. */
export function resultsPage(shop: Shop, query: Query, found: Found, layout: Layout): Html {
  const { noun, department } = shop.opening.type;
  const heading = query.text === '' ? capital(noun.many) : `“${query.text}”`;
  const filtered = query.choices.size + query.ranges.size;
  return page(shop, {
    title: query.text === '' ? heading : `Search ${heading}`,
    text: query.text,
    body: html`${trail([['Home', '/'], [department, '/search'], [query.text === '' ? heading : 'Search']])}
<div class="results" id="results">
  ${filters(shop, query, found, layout)}
  <section class="found" aria-label="Results">
    <div class="found-top">
      <h1>${heading}</h1>
      <p class="how-many">${howMany(found, shop, noun)}</p>
      <a class="open-filters" href="#filters">Filter${filtered > 0 ? ` (${filtered})` : ''}</a>
      ${sortForm(shop, query, layout)}
      <p class="layouts"><a href="${resultsPath(shop, query, 'grid')}"${layout === 'grid' ? html` aria-current="true"` : ''}>Grid</a><a href="${resultsPath(shop, query, 'rows')}"${layout === 'rows' ? html` aria-current="true"` : ''}>Rows</a></p>
    </div>
    ${activeFilters(shop, query, layout)}
    ${remarks(found)}
    ${
      found.total === 0
        ? nothing(shop, query, layout)
        : html`<ul class="cards ${layout}">${found.products.map((placed) => card(shop, placed))}</ul>
    ${pager(shop, { ...query, page: found.page }, found.pages, layout)}`
    }
  </section>
</div>`,
  });
}

function howMany(
  { total, page: at, products }: Found,
  shop: Shop,
  noun: { one: string; many: string },
): string {
  if (total === 0) return 'Nothing found';
  const first = (at - 1) * shop.opening.pageSize + 1;
  return `${whole(first)}–${whole(first + products.length - 1)} of ${count(total, noun.one, noun.many)}`;
}

function remarks({ unknown, closest, total }: Found): Html | '' {
  if (total === 0) return '';
  const left =
    unknown.length > 0
      ? `We don’t know the ${unknown.length === 1 ? 'word' : 'words'} ${unknown.map((one) => `“${one}”`).join(', ')}, so we left ${unknown.length === 1 ? 'it' : 'them'} out. `
      : '';
  const near = closest ? 'No product has all of your words. These have the most of them.' : '';
  return left + near === '' ? '' : html`<p class="remark" role="status">${left}${near}</p>`;
}

function nothing(shop: Shop, query: Query, layout: Layout): Html {
  const { noun } = shop.opening.type;
  const filtered = query.choices.size + query.ranges.size > 0;
  const bare: Query = { ...query, choices: new Map(), ranges: new Map(), page: 1 };
  return html`<div class="nothing">
    <h2>Nothing on the shelf for that</h2>
    <p>${filtered ? 'No product meets all of these filters at once. Take one back, or start over.' : 'Check the spelling, or try fewer and more general words.'}</p>
    <p>${filtered ? html`<a class="button" href="${resultsPath(shop, bare, layout)}">Clear the filters</a>` : ''} <a class="button plain" href="/search">See all ${noun.many}</a></p>
  </div>`;
}

function sortForm(shop: Shop, query: Query, layout: Layout): Html {
  return html`<form class="sort" action="/search" method="get" data-auto>
    ${carried(shop, query, layout, ['sort']).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
    <label for="sort">Sort by</label>
    <select id="sort" name="sort">${sortsOf(shop.shelf).map(
      (sort) =>
        html`<option value="${sort}"${sort === query.sort ? html` selected` : ''}>${sortLabel(shop.shelf, sort)}</option>`,
    )}</select>
    <button type="submit">Sort</button>
  </form>`;
}

/** Links to the pages next to a page, and to the first and the last. */
function pager(shop: Shop, query: Query, pages: number, layout: Layout): Html | '' {
  if (pages < 2) return '';
  const at = query.page;
  const near = [1, at - 2, at - 1, at, at + 1, at + 2, pages];
  const numbers = [...new Set(near)].filter((n) => n >= 1 && n <= pages).sort((a, b) => a - b);
  const to = (n: number): string => resultsPath(shop, { ...query, page: n }, layout);
  return html`<nav class="pager" aria-label="Pages of results">
    ${at > 1 ? html`<a class="step" rel="prev" href="${to(at - 1)}">Previous</a>` : html`<span class="step off">Previous</span>`}
    <ol>${numbers.map(
      (n, i) =>
        html`${n - (numbers[i - 1] ?? 0) > 1 ? html`<li class="gap" aria-hidden="true">…</li>` : ''}<li>${
          n === at
            ? html`<b aria-current="page">${n}</b>`
            : html`<a href="${to(n)}" aria-label="Page ${n}">${n}</a>`
        }</li>`,
    )}</ol>
    ${at < pages ? html`<a class="step" rel="next" href="${to(at + 1)}">Next</a>` : html`<span class="step off">Next</span>`}
  </nav>`;
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
