import { html } from 'hono/html';
import type { Html } from '../../engine/index.ts';
import type { Configuration, Product } from '../../record.ts';
import { attributeRows, row } from '../../storefront/parts/rows.ts';
import { count } from '../../storefront/parts/words.ts';
import { money } from '../../words.ts';
import type { Oatbarrow } from '../brand.ts';
import { totals } from './card.ts';
import { unitPrice } from './words.ts';

/** The label: nutrition, the rest that is known of the product, and all that the record holds of selling it. */
export function label(store: Oatbarrow, product: Product, configuration: Configuration): Html {
  const { type } = store.opening;
  const rows = attributeRows(type, product, configuration);
  const isNutrition = (at: number): boolean => type.attributes[at]?.label.includes(' per 100 ') === true;
  const nutrition = rows.filter((_, at) => isNutrition(at));
  return html`<section class="label" id="label"><h2>The label</h2><div class="tables">
  ${nutrition.length > 0 ? html`<table class="nutrition"><caption>Nutrition</caption><tbody>${nutrition}</tbody></table>` : ''}
  <table><caption>About the ${type.noun.one}</caption><tbody>${rows.filter((_, at) => !isNutrition(at))}</tbody></table>
  <div><table><caption>On the shelf</caption><tbody>${shelfRows(product, configuration).map(([name, value]) => row(name, value))}</tbody></table>${totals(store, product)}</div>
</div></section>`;
}

/** What the record says of selling the product, whoever is favored. */
function shelfRows(product: Product, configuration: Configuration): readonly (readonly [string, string])[] {
  const unit = unitPrice(product, configuration);
  return [
    ['Press', product.brand],
    ['Stall', product.seller],
    ['Shelf price, smallest size', money(product.price)],
    ...(unit === undefined ? [] : [['Unit price as chosen', unit] as const]),
    ['Former shelf price', product.formerPrice === undefined ? 'None' : money(product.formerPrice)],
    ['Delivery charge', product.delivery === 0 ? 'Free' : money(product.delivery)],
    ...(product.fees ?? []).map(
      ({ label: name, amount, per }) =>
        [name, `${money(amount)} ${per === 'piece' ? 'each' : 'an order'}`] as const,
    ),
    ['Crates in store', String(product.stock)],
    ['Baskets in the last 30 days', String(product.sold)],
    [
      'Households’ rating',
      `${product.rating.toFixed(1)} of 5, ${count(product.reviews, 'review', 'reviews')}`,
    ],
    ['Sent back', `${product.returnRate}%`],
  ];
}
