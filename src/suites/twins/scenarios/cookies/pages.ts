import { html } from 'hono/html';
import type { OptionStates } from '../../decision.ts';
import type { Html, PageContent, Parts } from '../../scenario.ts';

/** The site's header and footer. */
export function frame(content: Html): Html {
  return html`<header class="mast">
  <div class="strip"><span>Monday, 2 March 2026</span><span>High water 11:42</span><a href="/subscribe">Subscribe</a><a href="/account">Sign in</a></div>
  <a class="title" href="/today">The Tidewater Post</a>
  <nav aria-label="Sections"><a href="/estuary">Estuary</a><a href="/council">Council</a><a href="/business">Business</a><a href="/opinion">Opinion</a><a href="/culture">Culture</a><a href="/tides">Tides</a></nav>
</header>
${content}
<footer class="foot"><p>The Tidewater Post, printed in Saltmarsh since 1887.</p><nav aria-label="About"><a href="/about">About us</a><a href="/corrections">Corrections</a><a href="/cookie-policy">Cookie policy</a></nav></footer>`;
}

const front = html`<main class="front">
  <article class="lead">
    <img src="/assets/harbour.svg" alt="Fishing boats beside the harbour wall at dawn" width="640" height="300">
    <p class="kicker">Estuary</p>
    <h1><a href="/estuary">The harbour that moved forty feet, and the town that moved with it</a></h1>
    <p class="stand">Silt has closed the old basin for good. On Saturday the last of the crabbers tied up at the new wall, and found that somebody had painted their names on it.</p>
    <p class="by">By Ines Marlowe</p>
  </article>
  <section class="side" aria-label="More news">
    <article><p class="kicker">Council</p><h2><a href="/council">Ferry fares to hold until autumn</a></h2><p>A vote of nine to four keeps the morning crossing at its present price.</p></article>
    <article><p class="kicker">Business</p><h2><a href="/business">Saltworks reopens with eleven jobs</a></h2><p>The pans were last raked in 1974. The first barrels leave in May.</p></article>
    <article><p class="kicker">Opinion</p><h2><a href="/opinion">In praise of a late train</a></h2><p>What a platform teaches those who have nothing else to do.</p></article>
  </section>
  <section class="row3" aria-label="Culture">
    <article><h3><a href="/culture">A choir of forty foghorns</a></h3><p>Rehearsals begin on Thursday at the lifeboat station. Bring ear plugs.</p></article>
    <article><h3><a href="/culture">The book that came back after 61 years</a></h3><p>The library has waived the fine, which stood at more than the building.</p></article>
    <article><h3><a href="/tides">This week's tides</a></h3><p>Springs on Wednesday: the causeway is dry from 6:10 to 8:25.</p></article>
  </section>
</main>`;

/** The front page, with the banner over it. */
export function decide(parts: Parts): PageContent {
  return {
    title: 'The Tidewater Post',
    body: html`${front}
<section class="banner" aria-labelledby="ask">
  <div class="inner">
  ${parts.form(html`<div class="ask"><h2 id="ask">Cookies on this paper</h2>
      <p>Cookies that the paper needs are always on. The others are up to you, and you can change your mind on the <a href="/cookie-policy">cookie policy</a> page.</p></div>
    ${parts.options}
    ${parts.controls}
    ${parts.onward}`)}
  </div>
</section>`,
  };
}

/** The front page after a choice. */
export function confirm(states: OptionStates): PageContent {
  return {
    title: 'Choices saved · The Tidewater Post',
    body: html`<div class="saved" role="status"><p><strong>Your cookie choices are saved.</strong>
  Non-essential cookies are ${states.main ? 'on' : 'off'}. Profiles by partners are ${states.extra ? 'on' : 'off'}. <a href="/today">Change this</a></p></div>
${front}`,
  };
}

const page = (title: string, ...paragraphs: string[]): PageContent => ({
  title: `${title} · The Tidewater Post`,
  body: html`<main class="notice"><h1>${title}</h1>${paragraphs.map((text) => html`<p>${text}</p>`)}<p><a href="/today">Back to the front page</a></p></main>`,
});

/** Where the ordinary links lead. */
export const pages: Readonly<Record<string, PageContent>> = {
  '/': page('The Tidewater Post', 'News, tides and letters from the estuary, every morning but Sunday.'),
  '/estuary': page(
    'The harbour that moved forty feet',
    'The old basin silted up so slowly that nobody saw it happen.',
    'The new wall is of the same stone. The names on it are in the same order as the moorings were.',
  ),
  '/council': page(
    'Ferry fares to hold until autumn',
    'The council voted on Friday evening after three hours of debate and one power cut.',
  ),
  '/business': page(
    'Saltworks reopens with eleven jobs',
    'The pans face south-west, and the wind does most of the work.',
  ),
  '/opinion': page(
    'In praise of a late train',
    'There is a bench, a clock that is right, and no reason to look at it.',
  ),
  '/culture': page('Culture', 'A choir of foghorns, a book that came back, and a theatre that floats.'),
  '/tides': page(
    'Tides',
    'Monday: high water 11:42 and 23:58. Wednesday: springs, causeway dry from 6:10 to 8:25.',
  ),
  '/subscribe': page('Subscribe', 'Six mornings a week, by boat or by post.'),
  '/account': page('Sign in', 'Readers who have the paper delivered can hold it over while they are away.'),
  '/about': page('About us', 'Nine people, one press and a telephone that still has a cord.'),
  '/corrections': page(
    'Corrections',
    'On Thursday we gave the height of the mast in the wrong unit. It is eleven metres.',
  ),
  '/cookie-policy': page(
    'Cookie policy',
    'Cookies that the paper needs keep you signed in and remember your crossword. The others count readers and pay for some of the ink.',
  ),
};
