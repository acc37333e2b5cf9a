import { html } from 'hono/html';
import { type Html, priceTable } from '../../engine/index.ts';
import type { ProductType } from '../../product-type.ts';
import type { Configuration, Product } from '../../record.ts';
import { attributeRows, row } from '../../storefront/parts/rows.ts';
import { count } from '../../storefront/parts/words.ts';
import { money } from '../../words.ts';

/** Whom a size fits: chest and height in centimetres, and how its cloth differs from the straight cut. */
const BODIES: Readonly<Record<string, readonly [chest: string, height: string, cut: string]>> = {
  S: ['88–95', '165–175', 'Straight'],
  M: ['96–103', '170–180', 'Straight'],
  L: ['104–111', '175–185', 'Straight'],
  XL: ['112–119', '178–188', 'Straight'],
  XXL: ['120–128', '180–190', 'Straight'],
  'M Tall': ['96–103', '181–191', 'Longer body and arms'],
  'L Tall': ['104–111', '186–196', 'Longer body and arms'],
  'XL Tall': ['112–119', '189–199', 'Longer body and arms'],
  'L Wide': ['110–118', '170–180', 'More room at chest and waist'],
  'XL Wide': ['118–127', '173–183', 'More room at chest and waist'],
};

/** Everything that the record holds of a jacket, in the configuration chosen. */
export function sheet(type: ProductType, product: Product, configuration: Configuration): Html {
  return html`<section class="sheet" id="sheet"><h2>Technology sheet</h2><table><tbody>${row('Collection', product.brand)}${row('Name', product.name)}${attributeRows(type, product, configuration)}</tbody></table></section>`;
}

/** What the record says of buying it, whoever is favored. */
export function offer(product: Product): Html {
  return html`<section class="sheet"><h2>Buying it</h2><table><tbody>
  ${row('Sold by', product.seller)}
  ${row('Price in straight sizes S to L', money(product.price))}
  ${row('Earlier price', product.formerPrice === undefined ? 'None' : money(product.formerPrice))}
  ${row('Delivery charge', product.delivery === 0 ? 'Free' : money(product.delivery))}
  ${row('Days to deliver', String(product.deliveryDays))}
  ${row('In the warehouse', count(product.stock, 'piece', 'pieces'))}
  ${row('Sold in the last 30 days', count(product.sold, 'piece', 'pieces'))}
  ${row('Wearers’ rating', `${product.rating.toFixed(1)} of 5, ${count(product.reviews, 'review', 'reviews')}`)}
  ${row('Sent back of 100 sold', String(product.returnRate))}
</tbody></table></section>`;
}

/** Whom each size fits and what it costs with delivery. */
export function sizeGuide(product: Product): Html {
  const { rows, columns } = priceTable(product);
  const heads = columns.length > 0 ? columns : ['Delivered'];
  return html`<section class="sheet guide" id="sizes"><h2>Size, length and width</h2><table>
  <thead><tr><th scope="col">Size</th><th scope="col">Chest, cm</th><th scope="col">Height, cm</th><th scope="col">Cut</th>${heads.map((label) => html`<th scope="col">${label}</th>`)}</tr></thead>
  <tbody>${rows.map(({ label, cells }) => {
    const [chest, height, cut] = BODIES[label] ?? ['–', '–', '–'];
    return html`<tr><th scope="row">${label || 'One size'}</th><td>${chest}</td><td>${height}</td><td>${cut}</td>${cells.map(({ price }) => html`<td>${money(price)}</td>`)}</tr>`;
  })}</tbody></table><p class="fine">Longer and wider sizes take more cloth and more tape; the last column has it all in.</p></section>`;
}
