import { html } from 'hono/html';
import { type Html, priceTable } from '../../engine/index.ts';
import type { ProductType } from '../../product-type.ts';
import { attributesOf, type Configuration, type Product } from '../../record.ts';
import { attributeText, money } from '../../words.ts';
import { priceGrid } from './card.ts';
import { catalogNumber, count, deliveryTime } from './words.ts';

/** Everything that the record holds of a product, in the configuration chosen. */
export function specification(type: ProductType, product: Product, configuration: Configuration): Html {
  const values = attributesOf(product, configuration);
  return html`<section class="specification" id="specification">
  <h2>Specification</h2>
  <div class="tables">
    <table><caption>The ${type.noun.one}</caption><tbody>
    ${row('Brand', product.brand)}${row('Name', product.name)}
    ${type.attributes.map((attribute) => row(attribute.label, valueText(attribute, values[attribute.id])))}
    </tbody></table>
    <div>
      <table><caption>The offer</caption><tbody>${offerRows(product).map(([label, value]) => row(label, value))}</tbody></table>
      ${priceGrid(priceTable(product))}
    </div>
  </div>
</section>`;
}

function valueText(
  attribute: ProductType['attributes'][number],
  value: number | boolean | string | undefined,
): string {
  return value === undefined ? 'Not stated' : attributeText(attribute, value);
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

const row = (label: string, value: string): Html =>
  html`<tr><th scope="row">${label}</th><td>${value}</td></tr>`;
