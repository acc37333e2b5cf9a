import { html } from 'hono/html';
import type { OptionStates } from '../../decision.ts';
import type { Html, PageContent, Parts } from '../../scenario.ts';

/** The app's side bar and top bar. */
export function frame(content: Html): Html {
  return html`<div class="app">
  <aside class="rail">
    <a class="logo" href="/">paceline</a>
    <nav aria-label="Main"><a href="/feed">Feed</a><a href="/training">Training</a><a href="/routes">Routes</a><a href="/clubs">Clubs</a><a class="here" href="/settings/privacy">Settings</a></nav>
    <div class="week"><p>This week</p><strong>31.4 km</strong><img src="/assets/week.svg" alt="Distance on each day of this week: most on Saturday" width="168" height="56"></div>
  </aside>
  <div class="stage">${content}
    <footer class="foot"><a href="/help">Help</a><a href="/terms">Terms</a><a href="/data">Your data</a><span>Paceline Running Ltd</span></footer>
  </div>
</div>`;
}

const tabs = html`<nav class="tabs" aria-label="Settings"><a href="/settings/profile">Profile</a><a href="/settings/devices">Devices</a><a class="here" href="/settings/privacy">Privacy</a><a href="/settings/alerts">Alerts</a></nav>`;

/** The privacy settings. */
export function decide(parts: Parts, saved: OptionStates): PageContent {
  return {
    title: 'Privacy · Paceline',
    body: html`<main>
  <header class="head"><img src="/assets/runner.svg" alt="" width="56" height="56"><div><p>Maren Holt</p><h1>Privacy</h1></div></header>
  ${tabs}
  <div class="grid">
    <section class="card" aria-labelledby="who">
      <h2 id="who">Who gets your running data</h2>
      <p class="lede">Your runs are yours. Partners are shoe makers, insurers and event organisers who pay us for figures about runners.</p>
      ${parts.form(html`${parts.options}${parts.controls}${parts.onward}`)}
    </section>
    <section class="card facts" aria-label="At a glance">
      <h2>At a glance</h2>
      <dl><div><dt>Runs recorded</dt><dd>412</dd></div><div><dt>Companies with access</dt><dd>${saved.main ? '14' : 'None'}</dd></div><div><dt>Followers</dt><dd>58</dd></div></dl>
      <p class="small">Friends and followers are set under <a href="/settings/profile">Profile</a>. What is decided here does not change what they see.</p>
    </section>
  </div>
</main>`,
  };
}

/** The settings after a choice. */
export function confirm(states: OptionStates): PageContent {
  return {
    title: 'Settings saved · Paceline',
    body: html`<main>
  <header class="head"><img src="/assets/runner.svg" alt="" width="56" height="56"><div><p>Maren Holt</p><h1>Privacy</h1></div></header>
  ${tabs}
  <section class="card done"><h2>Your settings are saved</h2>
    <p>${states.main ? 'Partners keep getting your running data. The next transfer is tonight.' : 'Partners no longer get your running data. They have been told to delete what they hold.'}
    ${states.extra ? 'The start and end of your runs are on the public heat map.' : ''}</p>
    <p><a href="/settings/privacy">Change this</a></p></section>
</main>`,
  };
}

const page = (title: string, ...paragraphs: string[]): PageContent => ({
  title: `${title} · Paceline`,
  body: html`<main class="notice"><h1>${title}</h1>${paragraphs.map((text) => html`<p>${text}</p>`)}<p><a href="/settings/privacy">Back to privacy settings</a></p></main>`,
});

/** Where the ordinary links lead. */
export const pages: Readonly<Record<string, PageContent>> = {
  '/': page('Paceline', 'Run, look back, run better.'),
  '/feed': page('Feed', 'Jonas ran 8.2 km along the canal. Priya finished her first half marathon.'),
  '/training': page('Training', 'Tuesday: six times 800 m with 90 seconds of rest. Sunday: 18 km easy.'),
  '/routes': page('Routes', 'Canal loop, 8.2 km, flat. Quarry stairs, 5.1 km, 240 m up.'),
  '/clubs': page('Clubs', 'Early Herons meet at the bridge at 6:15. Everybody waits for the last.'),
  '/settings/profile': page(
    'Profile',
    'Maren Holt, running since 2019. Followers see your runs an hour after they end.',
  ),
  '/settings/devices': page('Devices', 'One watch is paired. Last synchronised today at 7:48.'),
  '/settings/alerts': page('Alerts', 'A message when a club run moves, and nothing else.'),
  '/help': page('Help', 'Most questions are about watches. Restart the watch first.'),
  '/terms': page('Terms', 'You can leave at any time and take your runs with you.'),
  '/data': page('Your data', 'Everything that we hold about you, as one file, within a day.'),
};
