import { html } from 'hono/html';
import type { Html } from '../../engine/index.ts';
import type { ProductType } from '../../product-type.ts';
import type { Configuration, Product } from '../../record.ts';
import { attributeRows, row } from '../../storefront/parts/rows.ts';
import { count } from '../../storefront/parts/words.ts';
import { money } from '../../words.ts';
import { scopeTable } from './packages.ts';

/** Everything that the record holds of an offer, with the package chosen. */
export function scope(type: ProductType, product: Product, configuration: Configuration): Html {
  return html`<section class="scope" id="scope">
  <h2>Scope of work</h2>
  <div class="tables">
    <table><caption>The work</caption><tbody>${attributeRows(type, product, configuration)}</tbody></table>
    <div>
      ${product.options.map((group) => scopeTable(type, product, group, configuration))}
      <table><caption>The offer</caption><tbody>${offerRows(product).map(([label, value]) => row(label, value))}</tbody></table>
    </div>
  </div>
</section>`;
}

/** What the record says of the offer, whoever is favored. */
function offerRows(product: Product): readonly (readonly [string, string])[] {
  const { delivery, fees = [], formerPrice } = product;
  return [
    ['Studio', product.brand],
    ['Work done by', product.seller],
    ['First package, before the fee', money(product.price)],
    ['The same, formerly', formerPrice === undefined ? 'Never changed' : money(formerPrice)],
    ...fees.map(({ label, amount }) => [label, `${money(amount)} an order`] as const),
    ...(delivery > 0 ? [['Postage', money(delivery)] as const] : []),
    ['Can start in', count(product.deliveryDays, 'day', 'days')],
    ['Open places', count(product.stock, 'place', 'places')],
    ['Orders in 30 days', String(product.sold)],
    ['Client rating', `${product.rating.toFixed(1)} of 5, ${count(product.reviews, 'review', 'reviews')}`],
    ['Orders called off', `${product.returnRate} of 100`],
  ];
}
