import { html } from 'hono/html';
import type { OptionStates } from '../../decision.ts';
import type { Html, PageContent, Parts } from '../../scenario.ts';

const CHAIR = 549;
const LAMP = 78;
const DELIVERY = 35;
const PLAN = 64;
const COVER = 38;

const pounds = (amount: number): string => `£${amount.toFixed(2)}`;

/** The site's header and footer. */
export function frame(content: Html): Html {
  return html`<header class="top">
  <p class="ribbon">Made to order in Northumberland · Delivered by our own two-person crews</p>
  <div class="bar">
    <a class="logo" href="/">Harbor <i>&amp;</i> Pine</a>
    <nav aria-label="Departments"><a href="/seating">Seating</a><a href="/tables">Tables</a><a href="/lighting">Lighting</a><a href="/workshop">The workshop</a></nav>
    <nav class="mine" aria-label="Account"><a href="/account">Account</a><a class="bag" href="/basket">Basket <span>2</span></a></nav>
  </div>
</header>
${content}
<footer class="foot">
  <div><strong>Harbor &amp; Pine</strong><p>Furniture made to be mended. Every frame has a repair number burnt into it.</p></div>
  <nav aria-label="Help"><a href="/delivery">Delivery</a><a href="/returns">Returns within 60 days</a><a href="/repairs">Repairs</a></nav>
  <nav aria-label="Company"><a href="/workshop">The workshop</a><a href="/terms">Terms</a><a href="/privacy">Privacy</a></nav>
</footer>`;
}

const totalOf = (saved: OptionStates): number =>
  CHAIR + LAMP + DELIVERY + (saved.main ? PLAN : 0) + (saved.extra ? COVER : 0);

/** The basket. */
export function decide(parts: Parts, saved: OptionStates): PageContent {
  return {
    title: 'Your basket · Harbor & Pine',
    body: html`<main class="basket">
  <p class="crumbs"><a href="/seating">Seating</a> / <span>Basket</span></p>
  <h1>Your basket</h1>
  <div class="columns">
    <section class="lines" aria-label="In your basket">
      <article class="line">
        <img src="/assets/chair.svg" alt="Low oak armchair with moss green cushions" width="168" height="148">
        <div class="what"><h2>Alder reading chair</h2><p>Oiled oak, moss wool. Made in about three weeks.</p><p class="small">Quantity 1</p></div>
        <p class="price">${pounds(CHAIR)}</p>
      </article>
      ${parts.form(html`<div class="plan">
        <div class="planhead"><h3>Protection for your chair</h3><p>A plan was added for you with the chair. It is yours to keep or to take out.</p></div>
        ${parts.options}
        ${parts.controls}
      </div>
      <article class="line second">
        <img src="/assets/lamp.svg" alt="Brass table lamp with a linen shade" width="168" height="148">
        <div class="what"><h2>Tern table lamp</h2><p>Brushed brass, oatmeal linen. In stock.</p><p class="small">Quantity 1</p></div>
        <p class="price">${pounds(LAMP)}</p>
      </article>
      <div class="go">${parts.onward}</div>`)}
    </section>
    <aside class="sum" aria-label="Summary">
      <h2>Summary</h2>
      <dl>
        <div><dt>Chair and lamp</dt><dd>${pounds(CHAIR + LAMP)}</dd></div>
        <div><dt>Cover</dt><dd>${pounds(totalOf(saved) - totalOf({ main: false, extra: false }))}</dd></div>
        <div><dt>Two-person delivery</dt><dd>${pounds(DELIVERY)}</dd></div>
        <div class="total"><dt>Total with VAT</dt><dd>${pounds(totalOf(saved))}</dd></div>
      </dl>
      <p class="small">Delivery in the week of 23 March. You can change the day until it leaves the workshop.</p>
    </aside>
  </div>
</main>`,
  };
}

/** The basket after a choice. */
export function confirm(states: OptionStates): PageContent {
  return {
    title: 'Basket updated · Harbor & Pine',
    body: html`<main class="notice">
  <h1>Your basket is up to date</h1>
  <p>${states.main ? 'The five-year protection plan stays in your basket.' : 'The five-year protection plan is no longer in your basket.'}
  ${states.extra ? 'Cover for your other furniture starts today and renews each year.' : ''}</p>
  <p class="total">Total with VAT <strong>${pounds(totalOf(states))}</strong></p>
  <p><a href="/basket">Change this</a></p>
</main>`,
  };
}

const page = (title: string, heading: string, ...paragraphs: string[]): PageContent => ({
  title: `${title} · Harbor & Pine`,
  body: html`<main class="notice"><h1>${heading}</h1>${paragraphs.map((text) => html`<p>${text}</p>`)}<p><a href="/basket">Back to your basket</a></p></main>`,
});

/** Where the ordinary links lead. */
export const pages: Readonly<Record<string, PageContent>> = {
  '/': page(
    'Furniture made to be mended',
    'Furniture made to be mended',
    'Chairs, tables and lamps from one workshop by the sea, with spare parts for every joint.',
  ),
  '/seating': page(
    'Seating',
    'Seating',
    'The Alder reading chair, the Rook bench and the Sedge stool. Each comes in oak or ash.',
  ),
  '/tables': page(
    'Tables',
    'Tables',
    'The Quay dining table seats eight. The Skerry side table fits under a sill.',
  ),
  '/lighting': page(
    'Lighting',
    'Lighting',
    'The Tern lamp in brass or black, with shades sewn in the workshop.',
  ),
  '/workshop': page(
    'The workshop',
    'The workshop',
    'Eleven people, four saws and a steam box in an old net loft.',
  ),
  '/account': page(
    'Account',
    'Your account',
    'You are shopping as a guest. An account is only needed to follow a repair.',
  ),
  '/delivery': page(
    'Delivery',
    'Delivery',
    'Two people bring it in, put it where you want it and take the packing away.',
  ),
  '/returns': page(
    'Returns',
    'Returns within 60 days',
    'Live with it for two months. If it is not right, we fetch it and pay you back.',
  ),
  '/repairs': page(
    'Repairs',
    'Repairs',
    'Send us the number on the frame and a picture. Most parts are in the post the next day.',
  ),
  '/terms': page(
    'Terms',
    'Terms',
    'Prices are in pounds and include VAT. Made-to-order pieces are charged when work on them begins.',
  ),
  '/privacy': page('Privacy', 'Privacy', 'We keep what we need to deliver, and nothing else.'),
};
