import { html } from 'hono/html';
import {
  type Facet,
  type FacetStep,
  type Found,
  type Html,
  inAddress,
  type Query,
  toggleChoice,
  withRange,
} from '../../engine/index.ts';
import { type Beside, carried, resultsPath } from '../addresses.ts';
import type { Storefront } from '../store.ts';
import { stepLabel } from './words.ts';

/** How many filters are open at first. */
const OPEN = 5;

/** The filters of results. As `menus`, all are closed at first, and opening one closes the other. */
export function filters(
  storefront: Storefront,
  query: Query,
  found: Found,
  beside: Beside,
  menus = false,
): Html {
  return html`<aside class="filters" id="filters" aria-label="Filters">
  <div class="filters-top"><h2>Filter</h2><a class="done" href="#results">Done</a></div>
  ${storefront.shelf.facets.map((facet, n) => {
    const active = query.choices.has(facet.id) || query.ranges.has(facet.id);
    const isOpen = !menus && (n < OPEN || active);
    return html`<details class="facet${active ? ' active' : ''}"${menus ? html` name="filter"` : ''}${isOpen ? html` open` : ''}>
    <summary>${facet.label}</summary>
    <ul>${facet.steps.map((step, at) =>
      stepLine(storefront, query, beside, facet, step, found.counts.get(facet.id)?.[at] ?? 0),
    )}</ul>
    ${facet.kind === 'number' ? rangeForm(storefront, query, beside, facet) : ''}
  </details>`;
  })}
</aside>`;
}

/** What results are filtered by now, each with a way to take it back. */
export function activeFilters(storefront: Storefront, query: Query, beside: Beside): Html | '' {
  const chips = storefront.shelf.facets.flatMap((facet) => {
    const values = query.choices.get(facet.id) ?? [];
    const range = query.ranges.get(facet.id);
    return [
      ...values.map((value) => chip(facet, { value }, toggleChoice(query, facet.id, value))),
      ...(range ? [chip(facet, range, withRange(query, facet.id, undefined))] : []),
    ];
  });
  if (chips.length === 0) return '';
  const none: Query = { ...query, choices: new Map(), ranges: new Map(), page: 1 };
  return html`<ul class="chips" aria-label="Active filters">${chips.map(
    ({ label, next }) =>
      html`<li><a href="${resultsPath(storefront, next, beside)}" aria-label="Remove filter ${label}">${label}</a></li>`,
  )}<li class="all"><a href="${resultsPath(storefront, none, beside)}">Clear all</a></li></ul>`;
}

const chip = (facet: Facet, step: FacetStep, next: Query): { label: string; next: Query } => ({
  label: `${facet.label}: ${stepLabel(facet, step)}`,
  next,
});

function stepLine(
  storefront: Storefront,
  query: Query,
  beside: Beside,
  facet: Facet,
  step: FacetStep,
  count: number,
): Html {
  const { id } = facet;
  const range = query.ranges.get(id);
  const on =
    step.value === undefined
      ? range !== undefined && range.min === step.min && range.max === step.max
      : query.choices.get(id)?.includes(step.value) === true;
  const label = html`${stepLabel(facet, step)} <span>(${count})</span>`;
  if (count === 0 && !on) return html`<li class="none">${label}</li>`;
  const next =
    step.value === undefined
      ? withRange(query, id, on ? undefined : step)
      : toggleChoice(query, id, step.value);
  const shape = step.value === undefined ? 'round' : 'square';
  return html`<li><a class="${shape}${on ? ' on' : ''}" href="${resultsPath(storefront, next, beside)}"${on ? html` aria-current="true"` : ''}>${label}</a></li>`;
}

function rangeForm(storefront: Storefront, query: Query, beside: Beside, facet: Facet): Html {
  const { id, label } = facet;
  const range = query.ranges.get(id);
  const unit = id === 'price' ? 'dollars' : (facet.unit ?? '');
  const field = (end: 'min' | 'max', words: string): Html => {
    const value = range?.[end];
    return html`<input type="text" inputmode="decimal" name="${id}-${end}" value="${value === undefined ? '' : inAddress(value, facet)}" placeholder="${end}" maxlength="12" aria-label="${`${label} ${words} ${unit}`.trim()}">`;
  };
  return html`<form action="${storefront.routes.results}" method="get">
    ${carried(storefront, query, beside, [`${id}-min`, `${id}-max`]).map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
    )}
    ${field('min', 'at least')}<span aria-hidden="true">–</span>${field('max', 'at most')}
    <button type="submit" aria-label="Go: ${label.toLowerCase()}">Go</button>
  </form>`;
}
