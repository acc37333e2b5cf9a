import { html } from 'hono/html';
import { type Html, type Query, sortsOf } from '../../engine/index.ts';
import { type Beside, carried } from '../addresses.ts';
import type { Storefront } from '../store.ts';
import { sortLabel } from './words.ts';

/** The menu of sorts. It submits by itself where script runs. */
export function sortForm(storefront: Storefront, query: Query, beside: Beside = {}, label = 'Sort by'): Html {
  const { shelf, routes } = storefront;
  return html`<form class="sort" action="${routes.results}" method="get" data-auto>
    ${carried(storefront, query, beside, ['sort']).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
    <label for="sort">${label}</label>
    <select id="sort" name="sort">${sortsOf(shelf).map(
      (sort) =>
        html`<option value="${sort}"${sort === query.sort ? html` selected` : ''}>${sortLabel(shelf, sort)}</option>`,
    )}</select>
    <button type="submit">Sort</button>
  </form>`;
}
