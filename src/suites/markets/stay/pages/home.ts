import { html } from 'hono/html';
import { type Html, readQuery, toggleChoice } from '../../engine/index.ts';
import type { Product } from '../../record.ts';
import { resultsPath } from '../../storefront/addresses.ts';
import { count, stepLabel } from '../../storefront/parts/words.ts';
import { productOf } from '../../storefront/store.ts';
import type { Stay } from '../brand.ts';
import { besideOf } from '../trip.ts';
import { smallCard } from './card.ts';
import { page } from './document.ts';
import { panorama } from './panorama.ts';
import { searchForm } from './search.ts';

const VIEWED = 4;

/** What is said of each part of town. */
const ABOUT_AREAS: Readonly<Record<string, string>> = {
  'Old Harbour': 'Quays, nets, fish lunch',
  'Lantern Hill': 'Steep lanes, long views',
  Millside: 'Brick lofts by the river',
  Saltmarsh: 'Boardwalks and waders',
  'Signal Point': 'Lighthouse and surf',
  'Orchard Quarter': 'Walled gardens, Sunday market',
};

/** The home page. */
export function homePage(stay: Stay, recommended: readonly Product[]): Html {
  const { noun, department } = stay.opening.type;
  return page(stay, {
    title: `Places to stay in ${department}`,
    search: 'none',
    body: html`<section class="front">
  ${panorama}
  <div class="front-words"><h1>Miss the last ferry.</h1><p>${count(stay.index.products.length, noun.one, noun.many)} behind a front door of their own, all in one small town by the sea.</p></div>
  ${searchForm(stay)}
</section>
${placeModule(stay, 'Keys on the board this week', recommended)}
<section class="areas"><h2>Which part of town?</h2><ul>${steps(stay, 'brand').map(
      ({ href, label, members }) =>
        html`<li><a href="${href}"><b>${label}</b> <span>${ABOUT_AREAS[label] ?? ''}</span> <small>${count(members, noun.one, noun.many)}</small></a></li>`,
    )}</ul></section>
<section class="plain-price">
  <div><h2>One price, and it is the whole price</h2><p>Nights at the host’s rate, cleaning, service and town tax: wherever we say total, all four are in it. Tell the search how many nights and guests, and compare like with like.</p><p><a href="/help/prices">What a stay costs</a></p></div>
  <div><h2>By kind of place</h2><ul class="kinds">${steps(stay, 'kind').map(({ href, label, members }) => html`<li><a href="${href}">${label}</a> <span>${members}</span></li>`)}</ul></div>
</section>
${placeModule(stay, 'You looked in at', viewed(stay))}`,
  });
}

/** Places under a heading; nothing when there are none. */
export function placeModule(stay: Stay, heading: string, places: readonly Product[]): Html | '' {
  if (places.length === 0) return '';
  return html`<section class="module"><h2>${heading}</h2><ul class="smalls">${places.map((place) => smallCard(stay, place))}</ul></section>`;
}

/** Places whose pages were opened, but for the one whose page this is. */
export function viewed(stay: Stay, here?: Product): readonly Product[] {
  return stay.viewed
    .filter((id) => id !== here?.id)
    .slice(0, VIEWED)
    .flatMap((id) => productOf(stay, id) ?? []);
}

/** The choices of a filter as links into the results. */
function steps(
  stay: Stay,
  id: string,
): readonly { readonly href: string; readonly label: string; readonly members: number }[] {
  const facet = stay.shelf.facets.find((candidate) => candidate.id === id);
  const all = readQuery(new URLSearchParams(), stay.shelf);
  return (facet?.steps ?? []).flatMap((step, at) =>
    facet === undefined || step.value === undefined
      ? []
      : [
          {
            href: resultsPath(stay, toggleChoice(all, id, step.value), besideOf(stay)),
            label: stepLabel(facet, step),
            members: facet.members.filter((within) => within.includes(at)).length,
          },
        ],
  );
}
