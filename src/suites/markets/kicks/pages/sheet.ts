import { html } from 'hono/html';
import { type Html, priceTable } from '../../engine/index.ts';
import type { ProductType } from '../../product-type.ts';
import type { Configuration, Product } from '../../record.ts';
import { attributeRows, row } from '../../storefront/parts/rows.ts';
import { count } from '../../storefront/parts/words.ts';
import { money } from '../../words.ts';

/** European size and length of the foot in centimetres by US size. */
const SIZES: Readonly<Record<string, readonly [eu: string, cm: string]>> = {
  'US 7': ['40', '25'],
  'US 8': ['41', '26'],
  'US 8.5': ['42', '26.5'],
  'US 9': ['42.5', '27'],
  'US 9.5': ['43', '27.5'],
  'US 10': ['44', '28'],
  'US 10.5': ['44.5', '28.5'],
  'US 11': ['45', '29'],
  'US 12': ['46', '30'],
  'US 13': ['47.5', '31'],
};

/** A size in other countries' words; undefined for what isn't one. */
export const sizeAbroad = (label: string): readonly [eu: string, cm: string] | undefined => SIZES[label];

/** What the inspection wrote down: everything that the record holds of the shoe. */
export function sheet(type: ProductType, product: Product, configuration: Configuration): Html {
  return html`<section class="sheet" id="sheet"><h2>Inspection sheet</h2><table><tbody>${row('Brand', product.brand)}${row('Model', product.name)}${attributeRows(type, product, configuration)}</tbody></table></section>`;
}

/** What the record says of the listing, whoever is favored. */
export function listing(product: Product): Html {
  const { fees = [], formerPrice } = product;
  return html`<section class="sheet"><h2>The listing</h2><table><tbody>
  ${row('Sold by', product.seller)}
  ${row('Ask for the smallest size', money(product.price))}
  ${row('Ask before that', formerPrice === undefined ? 'None' : money(formerPrice))}
  ${fees.map(({ label, amount }) => row(label, money(amount)))}
  ${row('Shipping', product.delivery === 0 ? 'Free' : money(product.delivery))}
  ${row('Days to arrive', String(product.deliveryDays))}
  ${row('Pairs on offer', count(product.stock, 'pair', 'pairs'))}
  ${row('Sold in the last 30 days', count(product.sold, 'pair', 'pairs'))}
  ${row('Buyer rating', `${product.rating.toFixed(1)} of 5, ${count(product.reviews, 'review', 'reviews')}`)}
  ${row('Sent back within 30 days', `${product.returnRate}%`)}
</tbody></table></section>`;
}

/** Every size with what it comes to, and what it is called elsewhere. */
export function sizeTable(product: Product): Html {
  const { rows, columns } = priceTable(product);
  const heads = columns.length > 0 ? columns : ['To pay'];
  return html`<section class="sheet sizes"><h2>Sizes and prices</h2><table>
  <thead><tr><th scope="col">Size</th><th scope="col">EU</th><th scope="col">Foot, cm</th>${heads.map((label) => html`<th scope="col">${label}</th>`)}</tr></thead>
  <tbody>${rows.map(({ label, cells }) => {
    const [eu, cm] = sizeAbroad(label) ?? ['–', '–'];
    return html`<tr><th scope="row">${label || 'One size'}</th><td>${eu}</td><td>${cm}</td>${cells.map(({ price }) => html`<td>${money(price)}</td>`)}</tr>`;
  })}</tbody></table><p class="fine">With the processing fee and shipping.</p></section>`;
}
