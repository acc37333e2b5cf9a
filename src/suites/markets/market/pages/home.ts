import { html } from 'hono/html';
import { random, seedFrom } from '../../../../core/random.ts';
import { type Html, type Query, readQuery, toggleChoice, withRange } from '../../engine/index.ts';
import type { Product } from '../../record.ts';
import { resultsPath } from '../../storefront/addresses.ts';
import { count, stepLabel } from '../../storefront/parts/words.ts';
import { picturePath } from '../../storefront/store.ts';
import type { Board } from '../brand.ts';
import { openedBefore, pinned } from './card.ts';
import { page } from './document.ts';

/** Where each area lies on the plan, and how large it is. */
const PLACES = [
  [74, 176, 62],
  [176, 138, 50],
  [262, 206, 56],
  [236, 56, 60],
  [136, 238, 46],
  [364, 110, 78],
] as const;

/** The home page. */
export function homePage(board: Board, recommended: readonly Product[]): Html {
  const { noun } = board.opening.type;
  const all = readQuery(new URLSearchParams(), board.shelf);
  const photos = random(seedFrom('pinboard', board.opening.seed)).shuffle(board.index.products).slice(0, 4);
  return page(board, {
    title: 'Second hand, near you',
    body: html`<section class="wall">
  <div class="wall-words"><h1>Someone near you is done with it.</h1><p>${count(board.index.products.length, noun.one, noun.many)} on the board today, from people and small workshops around Ottersby.</p><p><a class="button" href="/board">Look through the ads</a></p></div>
  <div class="pins" aria-hidden="true">${photos.map((product) => html`<img src="${picturePath(product)}" alt="" width="400" height="300">`)}</div>
</section>
${pinned(board, 'For you, from around here', recommended)}
<div class="halves">
  ${plan(board, all)}
  <section class="chips-of"><h2>How worn may it be?</h2>${links(board, all, 'grade')}<h2>How far would you go?</h2>${links(board, all, 'distance')}<h2>How much have you got?</h2>${links(board, all, 'price')}</section>
</div>
<section class="how"><h2>How a deal goes</h2><ol>
  <li><b>You buy, or make an offer.</b> Sellers answer offers themselves. Nothing is agreed until you press “Buy now”.</li>
  <li><b>We hold the money.</b> It waits with us, for a small fee, until the thing is with you.</li>
  <li><b>It changes hands.</b> Fetch it, have it sent as a parcel, or have a courier bring it whole.</li>
</ol></section>
${openedBefore(board)}`,
  });
}

/** A plan of the town whose areas lead to their ads; nothing when the ads have no area. */
function plan(board: Board, all: Query): Html | '' {
  const facet = board.shelf.facets.find(({ id }) => id === 'area');
  if (facet === undefined) return '';
  return html`<section class="plan"><h2>Where is it?</h2>
  <svg viewBox="0 0 460 290" role="img" aria-label="A plan of the town and its areas"><path d="M0 214q60-26 96-6t90 20q60 6 92-20t182-8v90H0z" fill="#b8d8e6"/><path d="M20 130Q160 180 270 120T450 60M150 30Q190 140 140 280M300 20Q250 150 330 270" fill="none" stroke="#fff" stroke-width="6"/>${facet.steps.map(
    (step, n) => {
      const [x, y, r] = PLACES[n % PLACES.length] ?? PLACES[0];
      return html`<circle cx="${x}" cy="${y}" r="${r}" fill="#0b6152" opacity="${0.16 + (n % 3) * 0.08}"/><text x="${x}" y="${y + 4}" text-anchor="middle" font-size="14" font-weight="600">${stepLabel(facet, step)}</text>`;
    },
  )}</svg>
  <p>${facet.steps.map((step, n) => {
    const ads = facet.members.filter((steps) => steps.includes(n)).length;
    return html`<a href="${resultsPath(board, toggleChoice(all, 'area', step.value ?? ''))}">${stepLabel(facet, step)}</a> <span>${ads}</span> `;
  })}</p></section>`;
}

function links(board: Board, all: Query, id: string): Html | '' {
  const facet = board.shelf.facets.find((candidate) => candidate.id === id);
  if (facet === undefined) return '';
  return html`<p>${facet.steps.map((step) => {
    const query = step.value === undefined ? withRange(all, id, step) : toggleChoice(all, id, step.value);
    return html`<a href="${resultsPath(board, query)}">${stepLabel(facet, step)}</a>`;
  })}</p>`;
}
