import { html } from 'hono/html';
import { dayName, daysAfter, type Html, priceTable } from '../../engine/index.ts';
import type { AttributeValue, Configuration, Product } from '../../record.ts';
import { attributesOf } from '../../record.ts';
import { priceGrid } from '../../storefront/parts/price-grid.ts';
import { reviews } from '../../storefront/parts/reviews.ts';
import { attributeRows, row } from '../../storefront/parts/rows.ts';
import { count } from '../../storefront/parts/words.ts';
import { attributeText, money } from '../../words.ts';
import type { Stay } from '../brand.ts';
import { tripOf } from '../trip.ts';
import { townMap } from './map.ts';
import { SAYINGS } from './sayings.ts';
import { nightsWords } from './words.ts';

/** All that is known of a place: beds, what is there, rules, cancelling, figures and the host's terms. */
export function everything(stay: Stay, product: Product, configuration: Configuration): Html {
  const values = attributesOf(product, configuration);
  return html`<div class="sections" id="all">
  ${sleeping(values)}
  ${amenities(stay, values)}
  ${rules(values)}
  ${cancelling(stay, values)}
  <section class="tables" aria-label="Everything in figures">
    <h2>Everything in figures</h2>
    <table><caption>The ${stay.opening.type.noun.one}</caption><tbody>${row('Area', product.brand)}${row('Name', product.name)}${attributeRows(stay.opening.type, product, configuration)}</tbody></table>
    <div><table><caption>The host’s terms</caption><tbody>${termRows(product).map(([label, value]) => row(label, value))}</tbody></table>
    ${priceGrid(priceTable(product, stay.occasion.quantity), `All in, for ${nightsWords(stay.occasion.quantity)}`)}</div>
  </section>
</div>`;
}

type Values = Readonly<Record<string, AttributeValue>>;

function sleeping({ bedrooms, beds, bedWidth, sleeps }: Values): Html | '' {
  if (beds === undefined) return '';
  return html`<section><h2>Where you sleep</h2><p>${count(Number(beds), 'bed', 'beds')} in ${String(bedrooms)}, made up for up to ${String(sleeps)} guests. The widest of them measures ${String(bedWidth)} cm.</p>
    <ul class="beds" aria-hidden="true">${Array.from({ length: Number(beds) }, (_, n) => html`<li class="${n === 0 ? 'wide' : ''}"><i></i></li>`)}</ul></section>`;
}

/** Everything that is a yes or a no: what is there before what is not. */
function amenities({ opening }: Stay, values: Values): Html {
  const flags = opening.type.attributes.filter(({ kind, id }) => kind === 'flag' && id !== 'pets');
  const [there, missing] = [true, false].map((has) => flags.filter(({ id }) => values[id] === has));
  return html`<section><h2>What is there</h2><ul class="amenities">${there?.map(({ label }) => html`<li>✓ ${label}</li>`)}${missing?.map(({ label }) => html`<li class="not">✗ <s>${label}</s></li>`)}<li>✓ Linen and towels</li><li>✓ Heating</li></ul></section>`;
}

function rules({ pets, quiet, arrival }: Values): Html {
  return html`<section><h2>House rules</h2><ul class="rules"><li>Arrive between 3 pm and 9 pm, leave by 11 am.</li>${arrival === undefined ? '' : html`<li>The key: ${String(arrival).toLowerCase()}.</li>`}${quiet === undefined ? '' : html`<li>The night is quiet from ${String(quiet)}.</li>`}${pets === undefined ? '' : html`<li>${pets === true ? 'Your pets may come along.' : 'Please leave your pets at home.'}</li>`}<li>Nobody smokes indoors.</li></ul></section>`;
}

function cancelling(stay: Stay, { cancel }: Values): Html | '' {
  if (cancel === undefined) return '';
  const { arrival } = tripOf(stay);
  const until = arrival === '' ? undefined : daysAfter(new Date(`${arrival}T00:00:00Z`), -Number(cancel));
  return html`<section><h2>Cancelling</h2><p>You get everything back up to ${count(Number(cancel), 'day', 'days')} before you arrive${until === undefined ? '' : html`: for your dates, that is until <b>${dayName(until)}</b>`}. After that, the first night is kept.</p></section>`;
}

/** What the record says of the host's terms, whoever is favored. */
function termRows(product: Product): readonly (readonly [string, string])[] {
  return [
    ['Host', product.seller],
    ['Rate a night, smallest party', money(product.price)],
    ['Former rate a night', product.formerPrice === undefined ? 'None' : money(product.formerPrice)],
    ...(product.fees ?? []).map(({ label, amount, per }): [string, string] => [
      `${label}, ${per === 'piece' ? 'a night' : 'once a stay'}`,
      money(amount),
    ]),
    ['Stays left at this rate', String(product.stock)],
    ['Nights booked in the last 30 days', String(product.sold)],
    ['Guest rating', `${product.rating.toFixed(1)} of 5, ${count(product.reviews, 'review', 'reviews')}`],
    ['Bookings called off by the host', `${product.returnRate} of 100`],
  ];
}

/** What guests say: by aspect, as measured by all of them, and in words. */
export function opinions(stay: Stay, product: Product, apart: boolean): Html {
  const aspects = stay.opening.type.attributes.filter(({ label }) => label.endsWith(' score'));
  return html`<section class="opinions" id="reviews"><h2>What guests say</h2>
  ${
    apart || aspects.length === 0
      ? ''
      : html`<dl class="aspects">${aspects.map((aspect) => {
          const value = product.attributes[aspect.id] ?? 0;
          return html`<div><dt>${aspect.label}</dt><dd>${attributeText(aspect, value)}</dd><dd class="bar" aria-hidden="true"><i style="width:${Math.round(Number(value) * 10)}%"></i></dd></div>`;
        })}</dl>`
  }
  ${reviews(product, stay.opening.clock.date(), SAYINGS)}
</section>`;
}

/** Where a place is in town. */
export function whereabouts(product: Product): Html {
  return html`<section class="whereabouts"><h2>Where it is</h2>${townMap([product], `Map with ${product.name} in ${product.brand}`, false)}<p class="fine">${product.brand}. The exact door is in your confirmation.</p></section>`;
}
