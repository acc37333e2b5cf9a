import { html } from 'hono/html';
import type { Found, Html, Query } from '../../engine/index.ts';
import { type Beside, resultsPath } from '../../storefront/addresses.ts';
import { activeFilters, filters } from '../../storefront/parts/filters.ts';
import { pager } from '../../storefront/parts/pager.ts';
import { sortForm } from '../../storefront/parts/sort-form.ts';
import { count, whole } from '../../storefront/parts/words.ts';
import type { Stay } from '../brand.ts';
import { besideOf, tripComplaints } from '../trip.ts';
import { card } from './card.ts';
import { page } from './document.ts';
import { townMap } from './map.ts';
import { tripWords } from './search.ts';

/** Places found, beside a map of them. */
export function resultsPage(stay: Stay, query: Query, found: Found, params: URLSearchParams): Html {
  const { noun, department } = stay.opening.type;
  const beside = besideOf(stay);
  const complaints = tripComplaints(stay, params);
  const heading = query.text === '' ? `${capital(noun.many)} in ${department}` : `“${query.text}”`;
  const shown = found.products.map(({ product }) => product);
  return page(stay, {
    title: query.text === '' ? heading : `Search ${heading}`,
    search: 'form',
    searched: {
      text: query.text,
      complaints,
      ...(complaints.arrive && { arrive: (params.get('arrive') ?? '').slice(0, 30) }),
    },
    body: html`<div class="split" id="results">
  <section class="found" aria-label="Results">
    <div class="found-top">
      <h1>${heading}</h1>
      <p class="how-many">${howMany(found, stay)}, ${tripWords(stay)}</p>
      ${sortForm(stay, query, beside)}
    </div>
    ${filters(stay, query, found, beside, true)}
    ${activeFilters(stay, query, beside)}
    ${remarks(found)}
    ${
      found.total === 0
        ? nothing(stay, query, beside)
        : html`<ul class="cards">${found.products.map((placed, at) => card(stay, placed, at + 1))}</ul>
    ${pager(stay, { ...query, page: found.page }, found.pages, beside)}
    <p class="fine">Totals are for ${tripWords(stay)}: the nights, cleaning, service and town tax.</p>`
    }
  </section>
  <aside class="map" aria-label="Map">${townMap(shown, `Map of ${department} with the ${count(shown.length, noun.one, noun.many)} of this page, numbered as they are listed`)}</aside>
</div>`,
  });
}

function howMany({ total, page: at, products }: Found, stay: Stay): string {
  const { noun } = stay.opening.type;
  if (total === 0) return 'Nothing found';
  const first = (at - 1) * stay.opening.pageSize + 1;
  return `${whole(first)}–${whole(first + products.length - 1)} of ${count(total, noun.one, noun.many)}`;
}

function remarks({ unknown, closest, total }: Found): Html | '' {
  if (total === 0) return '';
  const left =
    unknown.length > 0
      ? `Nobody here uses ${unknown.map((one) => `“${one}”`).join(', ')}, so we searched for the rest. `
      : '';
  const near = closest ? 'No place has all that you wrote. These come nearest.' : '';
  return left + near === '' ? '' : html`<p class="remark" role="status">${left}${near}</p>`;
}

function nothing(stay: Stay, query: Query, beside: Beside): Html {
  const { noun } = stay.opening.type;
  const filtered = query.choices.size + query.ranges.size > 0;
  const bare: Query = { ...query, choices: new Map(), ranges: new Map(), page: 1 };
  return html`<div class="nothing">
    <h2>No door is open for that</h2>
    <p>${filtered ? 'No place meets all of these filters at once. Take one back, or start over.' : 'Try the name of a part of town, a kind of place, or fewer words.'}</p>
    <p>${filtered ? html`<a class="button" href="${resultsPath(stay, bare, beside)}">Clear the filters</a> ` : ''}<a class="button plain" href="/stays">See all ${noun.many}</a></p>
  </div>`;
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
