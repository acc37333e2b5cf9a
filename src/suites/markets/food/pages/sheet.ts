import { html } from 'hono/html';
import { type Html, priceTable } from '../../engine/index.ts';
import type { ProductType } from '../../product-type.ts';
import { attributesOf, type Configuration, type Product } from '../../record.ts';
import { attributeRows, row } from '../../storefront/parts/rows.ts';
import { count, shortMoney } from '../../storefront/parts/words.ts';
import { money } from '../../words.ts';
import { sizePrices } from './card.ts';

/** The sheet that hangs in the kitchen: allergens, nutrition, the kitchen's figures, and everything else that the record holds. */
export function sheet(type: ProductType, product: Product, configuration: Configuration): Html {
  return html`<section class="sheet" id="sheet">
  <h2>Allergens, nutrition and kitchen</h2>
  ${allergens(type, product, configuration)}
  <div class="tables">
    <table><caption>The dish and its kitchen</caption><tbody>${attributeRows(type, product, configuration)}</tbody></table>
    <div><table><caption>Ordering it</caption><tbody>${orderRows(product).map(([label, value]) => row(label, value))}</tbody></table>${sizePrices(priceTable(product))}</div>
  </div>
</section>`;
}

/** The allergens that the dish contains, as a row of stamps. */
function allergens({ attributes }: ProductType, product: Product, configuration: Configuration): Html | '' {
  const values = attributesOf(product, configuration);
  const listed = attributes.filter(({ kind, label }) => kind === 'flag' && label.startsWith('Contains '));
  if (listed.length === 0) return '';
  return html`<ul class="stamps" aria-label="Allergens">${listed.map(({ id, label }) => {
    const what = label.replace('Contains ', '');
    return values[id] === true ? html`<li class="in">With ${what}</li>` : html`<li>Made without ${what}</li>`;
  })}</ul>`;
}

/** What the record says of ordering the dish, whoever is favored. */
function orderRows(product: Product): readonly (readonly [string, string])[] {
  return [
    ['Kitchen', product.seller],
    ['Menu price, smallest size', money(product.price)],
    ['Former menu price', product.formerPrice === undefined ? 'None' : money(product.formerPrice)],
    ['Delivery charge', product.delivery === 0 ? 'Free' : money(product.delivery)],
    ...(product.fees ?? []).map(
      ({ label, amount, below }) =>
        [
          label,
          below === undefined ? money(amount) : `${money(amount)} on baskets under ${shortMoney(below)}`,
        ] as const,
    ),
    ['Portions left tonight', String(product.stock)],
    ['Ordered in the last 30 days', count(product.sold, 'time', 'times')],
    ['Eaters’ rating', `${product.rating.toFixed(1)} of 5, ${count(product.reviews, 'review', 'reviews')}`],
    ['Orders refunded', `${product.returnRate}%`],
  ];
}
