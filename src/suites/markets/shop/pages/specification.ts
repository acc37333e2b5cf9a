import { html } from 'hono/html';
import { type Html, priceTable } from '../../engine/index.ts';
import type { ProductType } from '../../product-type.ts';
import type { Configuration, Product } from '../../record.ts';
import { priceGrid } from '../../storefront/parts/price-grid.ts';
import { attributeRows, row } from '../../storefront/parts/rows.ts';
import { count } from '../../storefront/parts/words.ts';
import { money } from '../../words.ts';
import { catalogNumber, deliveryTime } from './words.ts';

/** Everything that the record holds of a product, in the configuration chosen. */
export function specification(type: ProductType, product: Product, configuration: Configuration): Html {
  return html`<section class="specification" id="specification">
  <h2>Specification</h2>
  <div class="tables">
    <table><caption>The ${type.noun.one}</caption><tbody>
    ${row('Brand', product.brand)}${row('Name', product.name)}
    ${attributeRows(type, product, configuration)}
    </tbody></table>
    <div>
      <table><caption>The offer</caption><tbody>${offerRows(product).map(([label, value]) => row(label, value))}</tbody></table>
      ${priceGrid(priceTable(product), 'Price with delivery')}
    </div>
  </div>
</section>`;
}

/** What the record says of the offer, whoever is favored. */
function offerRows(product: Product): readonly (readonly [string, string])[] {
  return [
    ['Catalog number', catalogNumber(product).replace('Cat. no. ', '')],
    ['Sold by', product.seller],
    ['Item price, base configuration', money(product.price)],
    ['Former price', product.formerPrice === undefined ? 'None' : money(product.formerPrice)],
    ['Delivery charge', product.delivery === 0 ? 'Free' : money(product.delivery)],
    ['Delivery time', deliveryTime(product).replace('in ', '')],
    ['In stock', count(product.stock, 'piece', 'pieces')],
    ['Sold in the last 30 days', count(product.sold, 'piece', 'pieces')],
    ['Customer rating', `${product.rating.toFixed(1)} of 5, ${count(product.reviews, 'review', 'reviews')}`],
    ['Returned within 30 days', `${product.returnRate}%`],
  ];
}
