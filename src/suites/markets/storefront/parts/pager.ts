import { html } from 'hono/html';
import type { Html, Query } from '../../engine/index.ts';
import { type Beside, resultsPath } from '../addresses.ts';
import type { Storefront } from '../store.ts';

/** Links to the pages next to a page, and to the first and the last; nothing when there is but one. */
export function pager(storefront: Storefront, query: Query, pages: number, beside: Beside = {}): Html | '' {
  if (pages < 2) return '';
  const at = query.page;
  const near = [1, at - 2, at - 1, at, at + 1, at + 2, pages];
  const numbers = [...new Set(near)].filter((n) => n >= 1 && n <= pages).sort((a, b) => a - b);
  const to = (n: number): string => resultsPath(storefront, { ...query, page: n }, beside);
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
