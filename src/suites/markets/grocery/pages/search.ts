import { html } from 'hono/html';
import type { Html } from '../../engine/index.ts';
import { ANY, askedGroups } from '../../storefront/told-choices.ts';
import type { Oatbarrow } from '../brand.ts';
import { mostOnList } from '../list.ts';

/** The search; with `asks`, also how many of which size prices are named for. */
export function searchForm(store: Oatbarrow, text: string, asks: boolean): Html {
  const { type } = store.opening;
  return html`<form class="find${asks ? ' asks' : ''}" action="${store.routes.results}" method="get" role="search">
    <input type="search" name="q" value="${text}" maxlength="200" placeholder="Search ${type.noun.many}, presses, fruit" aria-label="Search the aisles">
    ${asks ? list(store) : ''}
    <button type="submit">Search</button>
  </form>`;
}

function list(store: Oatbarrow): Html {
  const { occasion, opening } = store;
  const label = opening.type.quantity?.label ?? 'Quantity';
  const groups = askedGroups(store);
  const most = mostOnList(store);
  if (most < 2 && groups.length === 0) return html``;
  return html`<span class="for">Prices for</span>${
    most < 2
      ? ''
      : html`<span class="ask"><label for="s-pieces">${label}</label><select id="s-pieces" name="pieces">${Array.from({ length: most }, (_, n) => html`<option${n + 1 === occasion.quantity ? html` selected` : ''}>${n + 1}</option>`)}</select></span>`
  }${groups.map(({ id, label: name, choices }) => {
    const told = occasion.configuration[id];
    return html`<span class="ask"><label for="s-${id}">${name}</label><select id="s-${id}" name="${id}"><option value="${ANY}">Any</option>${choices.map((choice) => html`<option value="${choice.id}"${choice.id === told ? html` selected` : ''}>${choice.label}</option>`)}</select></span>`;
  })}`;
}
