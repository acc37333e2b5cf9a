import { html } from 'hono/html';
import type { Html } from '../../engine/index.ts';
import { count } from '../../storefront/parts/words.ts';
import { money } from '../../words.ts';
import type { Hobwheel } from '../brand.ts';

/** The basket as it stands beside results: how many dishes, and what they cost at the door. */
export function sideBasket({ cart }: Hobwheel): Html {
  const { pieces, total } = cart;
  return html`<aside class="side-basket" aria-label="Your basket"><h2>Your basket</h2>${
    pieces === 0
      ? html`<p class="soft">Nothing in it yet. Each kitchen’s food travels in a bag of its own.</p>`
      : html`<p><b>${count(pieces, 'dish', 'dishes')}</b> for ${money(total)} at your door.</p><p><a class="button" href="/basket">Go to basket</a></p>`
  }<p class="soft">Small orders pay the kitchen’s small-order fee. The dish’s page names it and adds it up.</p></aside>`;
}
