import { html } from 'hono/html';
import type { Found, Html, Query } from '../../engine/index.ts';
import { resultsPath } from '../../storefront/addresses.ts';
import { activeFilters, filters } from '../../storefront/parts/filters.ts';
import { pager } from '../../storefront/parts/pager.ts';
import { sortForm } from '../../storefront/parts/sort-form.ts';
import { count, whole } from '../../storefront/parts/words.ts';
import type { Hobwheel } from '../brand.ts';
import { card } from './card.ts';
import { cuisineStrip, page } from './document.ts';
import { sideBasket } from './side-basket.ts';

const NOTHING_BESIDE = {};

/** A page of dishes that a search found. */
export function resultsPage(store: Hobwheel, query: Query, found: Found): Html {
  const { department, noun } = store.opening.type;
  const { street } = store.checkout.details.address;
  const heading = query.text === '' ? `${department} near ${street}` : `“${query.text}”`;
  const filtered = query.choices.size + query.ranges.size;
  return page(store, {
    title: heading,
    text: query.text,
    browsing: true,
    body: html`${cuisineStrip(store)}
<div class="results" id="results">
  ${filters(store, query, found, NOTHING_BESIDE)}
  <section class="found" aria-label="Results">
    <h1>${heading}</h1>
    <div class="found-top"><p class="how-many">${howMany(store, found)}</p><a class="open-filters" href="#filters">Filter${filtered > 0 ? ` (${filtered})` : ''}</a>${sortForm(store, query)}</div>
    ${activeFilters(store, query, NOTHING_BESIDE)}
    ${remarks(found)}
    ${
      found.total === 0
        ? nothing(store, query, noun.one)
        : html`<ul class="cards">${found.products.map((placed) => card(store, placed))}</ul>${pager(store, { ...query, page: found.page }, found.pages)}`
    }
  </section>
  ${sideBasket(store)}
</div>`,
  });
}

function howMany({ opening }: Hobwheel, { total, page: at, products }: Found): string {
  if (total === 0) return 'No kitchen found';
  const first = (at - 1) * opening.pageSize + 1;
  return `${whole(first)} to ${whole(first + products.length - 1)} of ${count(total, 'kitchen', 'kitchens')}`;
}

function remarks({ unknown, closest, total }: Found): Html | '' {
  if (total === 0) return '';
  const quoted = unknown.map((word) => `“${word}”`).join(', ');
  const left = quoted === '' ? '' : `No menu has ${quoted}, so we looked for the rest. `;
  const near = closest ? 'No dish has all of your words. These come nearest.' : '';
  return left + near === '' ? '' : html`<p class="remark" role="status">${left}${near}</p>`;
}

function nothing(store: Hobwheel, query: Query, noun: string): Html {
  const filtered = query.choices.size + query.ranges.size > 0;
  const bare: Query = { ...query, choices: new Map(), ranges: new Map(), page: 1 };
  return html`<div class="plate"><div class="empty-plate" aria-hidden="true"></div>
    <h2>An empty plate</h2>
    <p>${filtered ? 'No kitchen around you cooks exactly that. Take one filter back and look again.' : 'Nobody around you cooks that. Try fewer words, or check the spelling.'}</p>
    <p>${filtered ? html`<a class="button" href="${resultsPath(store, bare)}">Take all filters back</a>` : ''} <a class="button plain" href="/dishes">See every ${noun} near you</a></p>
  </div>`;
}
