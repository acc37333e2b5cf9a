import { html } from 'hono/html';
import { type Html, priceTable } from '../../engine/index.ts';
import type { ProductType } from '../../product-type.ts';
import type { Configuration, Product } from '../../record.ts';
import { isSinglePrice, priceGrid } from '../../storefront/parts/price-grid.ts';
import { attributeRows, row } from '../../storefront/parts/rows.ts';
import { count } from '../../storefront/parts/words.ts';
import { money } from '../../words.ts';
import { days, postage, timing } from './words.ts';

/** Everything that the record holds of a piece, in the configuration chosen. */
export function itemDetails(type: ProductType, product: Product, configuration: Configuration): Html {
  const table = priceTable(product);
  return html`<section class="details" id="details">
  <h2>Item details</h2>
  <div class="tables">
    <table><caption>The ${type.noun.one}</caption><tbody>${row('Maker', product.brand)}${attributeRows(type, product, configuration)}</tbody></table>
    <div>
      <table><caption>The stall</caption><tbody>${stallRows(product).map(([label, value]) => row(label, value))}</tbody></table>
      ${isSinglePrice(table) ? '' : priceGrid(table, `Prices with ${postage(product)}`)}
      ${noteRows(product)}
    </div>
  </div>
</section>`;
}

/** What the maker's shop holds itself to. */
export function shopPolicies(product: Product): Html {
  const { returns } = product.attributes;
  return html`<section class="policies" id="policies"><h2>Shop policies</h2><dl>
    <div><dt>Making</dt><dd>${timing(product)}. The days are counted from the moment you order, Sundays included.</dd></div>
    <div><dt>Shipping</dt><dd>${product.delivery === 0 ? 'Free, in a box that has been a box before.' : `${money(product.delivery)} for the order, however many pieces are in it.`}</dd></div>
    <div><dt>Returns</dt><dd>${typeof returns === 'number' ? `Within ${days(returns)} of arrival, the words you chose included.` : 'As agreed with the maker.'}</dd></div>
    <div><dt>If it breaks on the way</dt><dd>Send a photograph within three days, and the maker makes it again or refunds it.</dd></div>
  </dl></section>`;
}

/** What the record says of the offer, whoever is favored. */
function stallRows(product: Product): readonly (readonly [string, string])[] {
  return [
    ['Studio', product.seller],
    ['Price of the piece as it comes', money(product.price)],
    ['Former price', product.formerPrice === undefined ? 'None' : money(product.formerPrice)],
    ['Shipping', product.delivery === 0 ? 'Free' : money(product.delivery)],
    ['Days in the post', days(product.deliveryDays)],
    ['Left in this firing', count(product.stock, 'piece', 'pieces')],
    ['Found a home in the last 30 days', count(product.sold, 'piece', 'pieces')],
    ['Buyers say', `${product.rating.toFixed(1)} of 5, ${count(product.reviews, 'review', 'reviews')}`],
    ['Sent back within 30 days', `${product.returnRate} of 100`],
  ];
}

/** What can be written, by choice. */
function noteRows({ options }: Product): Html | '' {
  const asking = options.flatMap(({ choices }) =>
    choices.flatMap(({ label, asks }) => (asks === undefined ? [] : [`${label}: ${asks.toLowerCase()}`])),
  );
  return asking.length === 0 ? '' : html`<p class="extras">Written by you: ${asking.join('; ')}.</p>`;
}
