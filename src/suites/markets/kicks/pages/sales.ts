import { html } from 'hono/html';
import { dayName, daysAfter, type Html } from '../../engine/index.ts';
import type { Product } from '../../record.ts';
import { count } from '../../storefront/parts/words.ts';
import { money } from '../../words.ts';
import { lastSales } from '../sales.ts';

/** What pairs like this went for lately, without fees and shipping. */
export function salesTable(product: Product, now: Date): Html {
  const sales = lastSales(product);
  return html`<section class="last-sales"><h2>Last sales</h2>
  <p>${count(product.sold, 'pair', 'pairs')} changed hands in 30 days. The latest, before fees and shipping:</p>
  <table><thead><tr><th scope="col">Day</th><th scope="col">Size</th><th scope="col">Went for</th></tr></thead>
  <tbody>${sales.map(({ daysAgo, size, price }) => html`<tr><th scope="row">${dayName(daysAfter(now, -daysAgo))}</th><td>${size}</td><td>${money(price)}</td></tr>`)}</tbody></table>
</section>`;
}
