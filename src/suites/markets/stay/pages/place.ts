import { html } from 'hono/html';
import { configurationOn, delivered, type Html } from '../../engine/index.ts';
import { baseConfiguration, type Configuration, type Product } from '../../record.ts';
import { configuredPath } from '../../storefront/configuration.ts';
import { type AddWords, addForm } from '../../storefront/parts/add-form.ts';
import { cues } from '../../storefront/parts/cues.ts';
import { figures } from '../../storefront/parts/figures.ts';
import { optionGroups } from '../../storefront/parts/option-groups.ts';
import { picturePath, productPath } from '../../storefront/store.ts';
import { money } from '../../words.ts';
import type { Stay } from '../brand.ts';
import { dayWords } from '../day.ts';
import { isTooSmall, MOST_NIGHTS, tripOf } from '../trip.ts';
import { page } from './document.ts';
import { placeModule, viewed } from './home.ts';
import { everything, opinions, whereabouts } from './sections.ts';
import { breakdown, nightsWords } from './words.ts';

const ADD: AddWords = {
  button: 'Reserve',
  extras: 'Would you like',
  soldOut: 'Taken for the whole season.',
};
const ROOMS = ['from outside', 'the bed', 'the kitchen', 'outdoors', 'a corner to sit'];

/** A place's own page. Those of `obstructed` keep their figures and their way to reserve on pages of their own. */
export function placePage(stay: Stay, product: Product, configuration: Configuration): Html {
  const { type, presentation } = stay.opening;
  const apart = presentation.obstructed.has(product.id);
  const path = productPath(stay, product);
  return page(stay, {
    title: product.name,
    body: html`<article class="place">
  <div class="headline"><p class="crumbs"><a href="/stays">${type.department}</a> › <a href="/stays?${new URLSearchParams({ brand: product.brand })}">${product.brand}</a></p><h1>${product.name}</h1></div>
  ${gallery(stay, product)}
  <aside class="box" aria-label="Your stay">${
    apart
      ? html`${total(stay, product, configurationOn(product, stay.occasion))}<p><a class="button buy" href="${path}/options">Check availability</a></p><p class="fine">Dates, guests and house rules come next.</p>`
      : reserve(stay, product, configuration, path)
  }</aside>
  <div class="about">
    <p class="let-by"><span class="face" aria-hidden="true">${product.seller.charAt(0)}</span> Let by <b>${product.seller}</b></p>
    ${cues(presentation.cues.get(product.id))}
    <h2>At a glance</h2>
    ${figures(type, product)}
    ${apart ? html`<p class="folded"><a class="button plain" href="${path}/specification">Show all about this place</a></p>` : everything(stay, product, configuration)}
    ${whereabouts(product)}
  </div>
</article>
${opinions(stay, product, apart)}
${placeModule(stay, 'You looked in at', viewed(stay, product))}`,
  });
}

/** The step at which an obstructed place is reserved: rules, dates, guests. */
export function availabilityPage(stay: Stay, product: Product, configuration: Configuration): Html {
  const path = productPath(stay, product);
  return page(stay, {
    title: `Availability: ${product.name}`,
    body: html`<article class="ask">
  <div class="ask-head"><p class="crumbs"><a href="${path}">${product.name}</a> › Availability</p><h1>Before you reserve</h1></div>
  <aside class="box" aria-label="Your stay">${reserve(stay, product, configuration, `${path}/options`)}</aside>
  <div class="ask-words"><img src="${picturePath(product)}" alt="" width="400" height="300"><h2>What ${product.seller} asks of guests</h2><ul class="rules"><li>Arrive between 3 pm and 9 pm, leave by 11 am.</li><li>No more people stay than are booked.</li><li>Nobody smokes indoors, and the night is for sleeping.</li><li>Take the bins out on the morning that you leave.</li></ul><p class="fine">By reserving you agree to these.</p></div>
</article>`,
  });
}

/** The page of all that is known of an obstructed place. */
export function aboutPage(stay: Stay, product: Product): Html {
  const path = productPath(stay, product);
  return page(stay, {
    title: `All about ${product.name}`,
    body: html`<article class="all-about"><p class="crumbs"><a href="${path}">${product.name}</a> › All about it</p><h1>${product.name}</h1>${everything(stay, product, baseConfiguration(product))}<p><a class="button plain" href="${path}">Back to the place</a></p></article>`,
  });
}

function gallery(stay: Stay, product: Product): Html {
  const views = 1 + (stay.opening.type.views?.(product).length ?? 2);
  return html`<div class="photos" tabindex="0" role="group" aria-label="Pictures of ${product.name}">${Array.from(
    { length: views },
    (_, n) =>
      html`<img src="${picturePath(product, n + 1)}" alt="${product.name}, ${ROOMS[n] ?? `picture ${n + 1}`}" width="400" height="300">`,
  )}</div>`;
}

/** What the trip costs here, and of what that is made. */
function total(stay: Stay, product: Product, configuration: Configuration): Html {
  const { quantity } = stay.occasion;
  const guests = product.options.find(({ id }) => id === 'guests');
  const party = guests?.choices.find(({ id }) => id === configuration.guests)?.label;
  return html`<p class="price"><b>${money(delivered(product, configuration, quantity))}</b> <small>total for ${nightsWords(quantity)}${party === undefined ? '' : `, ${party}`}</small></p>
  ${isTooSmall(stay, product) ? html`<p class="remark" role="status">You searched for more guests than this place sleeps. It takes ${guests?.choices.at(-1)?.label} at most.</p>` : ''}
  ${breakdown({ product, configuration, quantity, addOns: [] })}`;
}

/** The booking card: total, dates and nights, guests, extras, and the button. */
function reserve(stay: Stay, product: Product, configuration: Configuration, path: string): Html {
  return html`${total(stay, product, configuration)}
  ${nightsForm(stay, product, configuration, path)}
  ${optionGroups(stay, product, configuration, path)}
  ${addForm(stay, product, configuration, ADD)}
  <p class="fine">Nothing is charged yet. <a href="${configuredPath(stay, product, configuration)}#reviews">What guests say</a></p>`;
}

function nightsForm(stay: Stay, product: Product, configuration: Configuration, path: string): Html {
  const { arrival, nights } = tripOf(stay);
  const most = Math.min(MOST_NIGHTS, product.most ?? MOST_NIGHTS);
  return html`<form class="dates" action="${path}" method="get" data-auto="keep">
    ${Object.entries(configuration).map(([group, choice]) => html`<input type="hidden" name="o-${group}" value="${choice}">`)}
    <p><label for="d-arrive">Arrival</label><input id="d-arrive" name="arrive" value="${arrival === '' ? '' : dayWords(arrival)}" maxlength="30" placeholder="Any day" autocomplete="off"></p>
    <p><label for="d-nights">Nights</label><select id="d-nights" name="nights">${Array.from({ length: most }, (_, n) => html`<option${n + 1 === nights ? html` selected` : ''}>${n + 1}</option>`)}</select></p>
    <button type="submit">Update</button>
  </form>`;
}
