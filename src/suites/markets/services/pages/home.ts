import { html } from 'hono/html';
import { random, seedFrom } from '../../../../core/random.ts';
import { type Facet, type Html, readQuery, toggleChoice } from '../../engine/index.ts';
import type { Product } from '../../record.ts';
import { resultsPath } from '../../storefront/addresses.ts';
import { count, stepLabel } from '../../storefront/parts/words.ts';
import type { Yard } from '../brand.ts';
import { page, searchForm } from './document.ts';
import { offerModule, recentlyViewed } from './modules.ts';
import { facePath, worksOf } from './pictures.ts';

/** Faces above the search. */
const FACES = 9;

const STEPS: readonly (readonly [title: string, text: string])[] = [
  ['Pick a package', 'Three sizes for every offer, with what is in each. No quotes, no haggling.'],
  ['Write the brief', 'What it is for, what should be in it. Two paragraphs are plenty.'],
  ['See a sketch', 'The offer says when. Say what you would change, in as many rounds as you bought.'],
  ['Approve it', 'Only then is the money passed on. Until the first sketch you can call it off.'],
];

/** The home page. */
export function homePage(yard: Yard, recommended: readonly Product[]): Html {
  const { department } = yard.opening.type;
  const faces = shuffled(yard, 'faces').slice(0, FACES);
  return page(yard, {
    title: 'Work by people',
    search: false,
    body: html`<section class="hero">
  <div class="faces" aria-hidden="true">${faces.map((product) => html`<img src="${facePath(product)}" alt="" width="132" height="132">`)}</div>
  <h1>Somebody here <em>draws it,</em><br>says it, writes it.</h1>
  ${searchForm(yard, '')}
  <p class="sub">${count(yard.index.products.length, 'offer', 'offers')} in ${department.toLowerCase()} today, each with its scope in writing.</p>
</section>
${offerModule(yard, 'For your next commission', recommended)}
${techniques(yard)}
<section class="steps-of-work"><h2>How an order runs</h2><ol>${STEPS.map(([title, text]) => html`<li><h3>${title}</h3><p>${text}</p></li>`)}</ol></section>
${recentlyViewed(yard)}
<section class="voices"><figure><blockquote>I sent nine lines and a photo of a teapot. What came back hangs over the counter.</blockquote><figcaption>Imogen P., runs a tea room</figcaption></figure><figure><blockquote>The scope said three rounds of changes, so we thought before each of them. Best brief I ever wrote.</blockquote><figcaption>Daniel O., editor</figcaption></figure></section>`,
  });
}

/** Ways of working to begin with: the choices of the first thing beside the studio that one is chosen from. */
function techniques(yard: Yard): Html | '' {
  const facet = yard.shelf.facets.find(({ id, kind }) => kind === 'choice' && id !== 'brand');
  if (facet === undefined) return '';
  const all = readQuery(new URLSearchParams(), yard.shelf);
  const products = shuffled(yard, 'techniques');
  return html`<section class="techniques"><h2>By ${facet.label.toLowerCase()}</h2><ul>${facet.steps.map(
    (step, at) => {
      const members = products.filter((product) => isIn(yard, facet, product, at));
      const [example] = members;
      if (example === undefined || step.value === undefined) return '';
      return html`<li><a href="${resultsPath(yard, toggleChoice(all, facet.id, step.value))}"><img src="${workOf(yard, example, at)}" alt="" width="400" height="300"><b>${stepLabel(facet, step)}</b> <span>${count(members.length, 'offer', 'offers')}</span></a></li>`;
    },
  )}</ul></section>`;
}

/** One of the works beside an offer's own picture, another one for each place. */
function workOf({ opening }: Yard, product: Product, at: number): string {
  const [own = '', ...others] = worksOf(opening.type, product);
  return others[at % others.length] ?? own;
}

function isIn({ index }: Yard, { members }: Facet, { id }: Product, step: number): boolean {
  return members[index.positions.get(id) ?? -1]?.includes(step) === true;
}

/** The catalog in an order that chance alone decides. */
const shuffled = ({ opening, index }: Yard, what: string): readonly Product[] =>
  random(seedFrom(what, opening.seed)).shuffle(index.products);
