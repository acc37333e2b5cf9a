import { html, raw } from 'hono/html';
import type { Analysis } from '../analyse.ts';
import type { SuiteAnalysis } from '../suite-analysis.ts';
import { plural } from '../words.ts';
import { answerSection } from './answer.ts';
import { episodeLists, indexes } from './episodes.ts';
import { evidence, parts, partsTitle } from './evidence.ts';
import { each, type Html, idOf } from './markup.ts';
import { method } from './method.ts';
import { type Gallery, galleryOf } from './pictures.ts';
import { type Screenshots, screenshotsOf } from './screenshots.ts';
import { pictureStyle, STYLE } from './style.ts';
import { type Telling, tellingOf } from './told.ts';
import { variantSections } from './variants.ts';

/** What all suites of a page share. */
interface Shared {
  readonly gallery: Gallery;
  readonly shots: Screenshots;
  readonly telling: Telling;
}

/** The report as one HTML file: no network, no script; everything from a page or an agent is shown as text. */
export async function pageOf(analysis: Analysis): Promise<string> {
  const { run, portraits, screenshots } = analysis.input;
  const telling = tellingOf(analysis);
  const gallery = await galleryOf(portraits);
  const shots = await screenshotsOf(telling.weightiest, screenshots);
  const shared = { gallery, shots, telling };
  const suites = await Promise.all(analysis.suites.map((suite) => suiteParts(suite, analysis, shared)));
  const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${analysis.suites.map(({ facts }) => facts.title).join(', ') || 'Empty run'} · ${run.id}</title>
<style>${raw(STYLE)}${raw(pictureStyle([...gallery.pictures, ...shots.pictures]))}</style></head>
<body><main>
<header>
  <p class="kicker"><b>Siren</b> ${run.id} · ${run.started.slice(0, 10)} · ${plural(analysis.episodes, 'episode')}, ${plural(analysis.errors, 'error')}</p>
  ${analysis.suites.length === 0 ? html`<h1>The run has no episodes.</h1>` : ''}
</header>
${suites.map(({ head }) => head)}
${warnings(analysis.warnings)}
${suites.map(({ body }) => body)}
${method(analysis)}
${suites.map(({ tail }) => tail)}
</main></body></html>`;
  return `${await page}\n`;
}

async function suiteParts(
  suite: SuiteAnalysis,
  { input }: Analysis,
  { gallery, shots, telling }: Shared,
): Promise<{ readonly head: Html; readonly body: Html; readonly tail: Html }> {
  const { id } = suite.facts;
  const variants = await variantSections(suite, input.portraits, gallery);
  const seen = 'What people and machines see';
  const head = answerSection(suite, [
    ['evidence', 'Evidence'],
    ['parts', partsTitle(suite)],
    ...(variants.length > 0 ? [['variants', seen] as const] : []),
    ['method', 'Method and limits'],
    ['episodes', 'Episodes'],
  ]);
  const body = html`${evidence(suite)}${parts(suite, variants.length > 0)}${
    variants.length === 0
      ? ''
      : html`<section class="variants" id="${idOf(id, 'variants')}"><h2>${seen}</h2><p class="lead">Control and treatment side by side; under each picture, what the page tells machines. <mark>Marked</mark> is what they tell differently. A picture that is the same in many variants is in this file once.</p>${variants}</section>`
  }`;
  const left =
    telling.leftOut === 0
      ? ''
      : ` For the steps of ${plural(telling.leftOut, 'episode')} there was no room; harmed and failed ones came first.`;
  const tail = html`<section class="episodes" id="${idOf(id, 'episodes')}"><h2>Episodes</h2><p class="lead">Every number above leads here. Open an episode to see its steps: the page as it was just before each act, with a ring around what was acted on, what the agent said, and beside it the facts (<em>#n</em>) that the world recorded. Episodes that went the same way are told once. ${shots.note}${left}</p><div class="lists">${indexes(suite)}${episodeLists(suite, telling, shots)}</div></section>`;
  return { head, body, tail };
}

function warnings(all: readonly string[]): Html | string {
  if (all.length === 0) return '';
  return html`<aside class="notes"><h2>To know beforehand</h2><ul>${each(all, (words) => html`<li>${words}</li>`)}</ul></aside>`;
}
