import { html } from 'hono/html';
import { random, seedFrom } from '../../../../core/random.ts';
import type { Html } from '../../engine/index.ts';
import type { Product } from '../../record.ts';
import { count } from '../../storefront/parts/words.ts';
import { picturePath } from '../../storefront/store.ts';
import type { Sport } from '../brand.ts';
import { page } from './document.ts';
import { type FacetLink, facetSteps } from './facet-links.ts';
import { gearModule, recentlyViewed } from './modules.ts';
import { sizeRow } from './results.ts';
import { MEANINGS } from './technology.ts';

/** Kinds of weather, the driest first; a rating's steps are given to them in turn. */
const WEATHER = ['Drizzle', 'Showers', 'Steady rain', 'Downpour', 'Storm', 'Flood warning'];

/** The home page. */
export function homePage(sport: Sport, recommended: readonly Product[]): Html {
  const { noun } = sport.opening.type;
  const { front, faces } = pictures(sport);
  return page(sport, {
    title: 'Outdoors in any weather',
    body: html`<section class="hero">
  <div class="hero-words"><h1>It will rain.<br>Go anyway.</h1><p>${count(sport.index.products.length, noun.one, noun.many)} from eight collections, cut straight, tall and wide. Every figure is measured in our own shed.</p><p><a class="button" href="/find">All ${noun.many}</a></p></div>
  ${front === undefined ? '' : html`<img src="${picturePath(front)}" alt="" width="400" height="300">`}
</section>
<section class="say-size"><h2>What is your size?</h2><p>Prices follow it, here and on every page.</p>${sizeRow(sport)}</section>
${weather(facetSteps(sport, 'waterproof'))}
${collections(facetSteps(sport, 'brand'), faces)}
${gearModule(sport, 'Out on the hill this week', recommended)}
<section class="plain-words"><h2>Technology, in plain words</h2><dl><div><dt>Waterproof rating</dt><dd>${MEANINGS.waterproof}</dd></div><div><dt>Breathability</dt><dd>${MEANINGS.breath}</dd></div><div><dt>Packed size</dt><dd>${MEANINGS.packed}</dd></div></dl><p><a href="/help/technology">All we measure</a></p></section>
${recentlyViewed(sport)}
<section class="member"><h2>Robin, you are a member.</h2><ul><li><b>60 days</b> to try anything outdoors and send it back muddy</li><li><b>Repairs</b> of seams, zips and cords without a bill</li><li><b>1 point</b> for each dollar, 500 for a re-proofing</li></ul><p><a class="button plain" href="/help/members">All benefits</a></p></section>`,
  });
}

function weather(steps: readonly FacetLink[]): Html | '' {
  if (steps.length === 0) return '';
  return html`<section class="weather"><h2>Pick your weather</h2><ul>${steps.map(
    ({ label, href, members }, n) =>
      html`<li><a href="${href}">${WEATHER[n] ?? 'More of it'}</a><span>${label} waterproof</span><span>${members} to choose from</span></li>`,
  )}</ul></section>`;
}

function collections(steps: readonly FacetLink[], faces: ReadonlyMap<string, Product>): Html | '' {
  if (steps.length === 0) return '';
  return html`<section class="collections"><h2>Collections</h2><ul>${steps.map(({ label, href, members }) => {
    const face = faces.get(label);
    return html`<li>${face === undefined ? '' : html`<img src="${picturePath(face)}" alt="" width="400" height="300" loading="lazy">`}<p><a href="${href}">${label}</a> <span>${members}</span></p></li>`;
  })}</ul></section>`;
}

/** A picture for the front and one for each collection, drawn by chance alone. */
function pictures({ opening, index }: Sport): {
  readonly front: Product | undefined;
  readonly faces: ReadonlyMap<string, Product>;
} {
  const shuffled = random(seedFrom('front', opening.seed)).shuffle(index.products);
  return { front: shuffled[0], faces: new Map(shuffled.map((product) => [product.brand, product])) };
}
