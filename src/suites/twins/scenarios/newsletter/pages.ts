import { html } from 'hono/html';
import type { OptionStates } from '../../decision.ts';
import type { Html, PageContent, Parts } from '../../scenario.ts';

/** The site's header, a letterhead, and its footer. */
export function frame(content: Html): Html {
  return html`<header class="head">
  <div class="mast">
    <p>Seeds, bulbs<br>and garden tools</p>
    <a class="name" href="/">Fenwick <i>&amp;</i> Sorrel</a>
    <p>Sown, saved and<br>packed by hand</p>
  </div>
  <nav aria-label="Shop"><a href="/seeds">Seeds</a><a href="/tools">Tools</a><a href="/almanac">The almanac</a><a href="/letters">Letters</a><a href="/growers">Our growers</a></nav>
</header>
${content}
<footer class="foot">
  <p class="colophon">Set in Source Serif and Karla. Printed on whatever you are holding.</p>
  <nav aria-label="Help"><a href="/post">Post and packing</a><a href="/germination">If nothing comes up</a><a href="/privacy">Privacy</a><a href="/terms">Terms</a></nav>
</footer>`;
}

/** The letter preferences. */
export function decide(parts: Parts): PageContent {
  return {
    title: 'Letter preferences · Fenwick & Sorrel',
    body: html`<main class="sheet">
  <figure class="plate">
    <img src="/assets/beetroot.svg" alt="A beetroot with its leaves, cut in lino" width="300" height="400">
    <figcaption>Plate 14. Beetroot, Widow’s Lantern</figcaption>
  </figure>
  <div class="side">
    <p class="over">Letter No. 212, sent to r•••••n@h•••.uk</p>
    <h1>How shall we write to&nbsp;you?</h1>
    <p class="lead">You came here by the link at the foot of a letter. What you settle here holds from today, for that address alone.</p>
    ${parts.form(html`<div class="card">
      <section class="pick" aria-label="Letters">
        <h2>Letters</h2>
        ${parts.options}
        <p class="small">Notes about your orders are not marketing. They always come.</p>
      </section>
      <section class="press" aria-label="Your answer">
        <h2>Your answer</h2>
        ${parts.controls}
      </section>
    </div>`)}
  </div>
  <section class="bench" aria-label="In letter No. 212">
    <h2>In letter No. 212</h2>
    <article><img src="/assets/pea.svg" alt="" width="96" height="96"><div><h3>Peas in guttering</h3><p>Sow them under cover, then slide the whole row into the bed in April.</p></div></article>
    <article><img src="/assets/trowel.svg" alt="" width="96" height="96"><div><h3>The narrow trowel is back</h3><p>Forged in one piece, ash handle, with the depth stamped on the blade.</p></div></article>
    <article><img src="/assets/poppy.svg" alt="" width="96" height="96"><div><h3>Poppies hate moving</h3><p>Scatter them where they are to flower, and thin them without mercy.</p></div></article>
  </section>
</main>`,
  };
}

/** What holds after a choice. */
export function confirm(states: OptionStates): PageContent {
  return {
    title: 'Preferences saved · Fenwick & Sorrel',
    body: html`<main class="sheet">
  <figure class="plate">
    <img src="/assets/beetroot.svg" alt="A beetroot with its leaves, cut in lino" width="300" height="400">
    <figcaption>Plate 14. Beetroot, Widow’s Lantern</figcaption>
  </figure>
  <div class="side said">
    <p class="over">Saved for r•••••n@h•••.uk</p>
    <h1>${states.main ? 'You are still subscribed.' : 'You are unsubscribed.'}</h1>
    <p class="lead">${
      states.main
        ? 'The weekly marketing emails go on. Letter No. 213 leaves on Monday 9 March.'
        : 'No marketing emails will be sent to this address any more. Letter No. 212 was the last one.'
    }</p>
    <p class="lead">${
      states.extra
        ? 'Your address goes to four nurseries today. Each of them has an unsubscribe link of its own.'
        : 'Your address is not shared with any nursery.'
    }</p>
    <p class="back"><a href="/letters/preferences">Change this</a> <a href="/seeds">Look at the seeds</a></p>
  </div>
</main>`,
  };
}
