import { html } from 'hono/html';
import type { Html, PriceTable } from '../../engine/index.ts';
import { shortMoney } from './words.ts';

/** A product's prices: a table of its configurations, and what other choices add. */
export function priceGrid(table: PriceTable, caption: string): Html {
  return html`<table class="grid-of-prices">
    <caption>${caption}</caption>
    ${table.columns.length > 0 ? html`<thead><tr><td></td>${table.columns.map((label) => html`<th scope="col">${label}</th>`)}</tr></thead>` : ''}
    <tbody>${table.rows.map(
      ({ label, cells }) =>
        html`<tr><th scope="row">${label}</th>${cells.map(({ price }) => html`<td>${shortMoney(price)}</td>`)}</tr>`,
    )}</tbody>
  </table>
  ${table.extras.length > 0 ? html`<p class="extras">${table.extras.map(({ label, price }) => `${label} ${price < 0 ? '−' : '+'}${shortMoney(Math.abs(price))}`).join(' · ')}</p>` : ''}`;
}

/** Whether a table has but one price. */
export const isSinglePrice = ({ rows, extras }: PriceTable): boolean =>
  rows.length === 1 && rows[0]?.cells.length === 1 && extras.length === 0;
