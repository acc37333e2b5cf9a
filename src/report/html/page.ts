import { html, raw } from 'hono/html';
import type { AgentCard } from '../../core/agent.ts';
import type { Analysis, SuiteAnalysis } from '../analyse.ts';
import { overallBlock, scenarioBlocks } from '../format/blocks.ts';
import type { Portrait } from '../input.ts';
import type { Decision } from '../twins/decision.ts';
import { ruleLines } from '../twins/verdict-line.ts';
import { list, plural } from '../words.ts';
import { episodeLists } from './episodes.ts';
import { heatChart } from './heat-chart.ts';
import { each, type Html, idOf } from './markup.ts';
import { method } from './method.ts';
import { pairedTable } from './paired-table.ts';
import { type Gallery, galleryOf } from './pictures.ts';
import { ratesChart } from './rates-chart.ts';
import { pictureStyle, STYLE } from './style.ts';
import { variantCard } from './variant-card.ts';

/** The report as one HTML file: no network, no script; everything from a page or an agent is shown as text. */
export async function pageOf(analysis: Analysis): Promise<string> {
  const { run, portraits } = analysis.input;
  const gallery = await galleryOf(portraits);
  const suites = await Promise.all(analysis.suites.map((suite) => suiteParts(suite, portraits, gallery)));
  const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${analysis.suites.map(({ facts }) => facts.title).join(', ') || 'Empty run'} · ${run.id}</title>
<style>${raw(STYLE)}${raw(pictureStyle(gallery.pictures))}</style></head>
<body><main>
<header>
  <p class="kicker"><b>Siren</b> ${run.id} · ${run.started.slice(0, 10)} · ${plural(analysis.episodes, 'episode')}, ${plural(analysis.errors, 'error')}</p>
  ${analysis.suites.length === 0 ? html`<h1>The run has no episodes.</h1>` : ''}
</header>
${suites.map((parts) => parts.head)}
${warnings(analysis.warnings)}
${suites.map((parts) => parts.body)}
${method(analysis)}
${suites.map((parts) => parts.tail)}
</main></body></html>`;
  return `${await page}\n`;
}

async function suiteParts(
  suite: SuiteAnalysis,
  portraits: readonly Portrait[],
  gallery: Gallery,
): Promise<{ readonly head: Html; readonly body: Html; readonly tail: Html }> {
  const { answer, decisions, matrix, facts } = suite;
  const all = overallBlock(suite);
  const scenarios = scenarioBlocks(suite);
  const variants = await variantSections(suite, portraits, gallery);
  const head = html`<section class="answer">
    <p class="question">${answer.question}</p>
    <h1>${answer.sentence}</h1>
    <ul class="beside">${each(answer.beside, (words) => html`<li>${words}</li>`)}</ul>
    ${rules(decisions)}
    <div class="agents">${each(matrix.agents, agentCard)}</div>
    <nav aria-label="Contents"><a href="#evidence">Evidence</a><a href="#scenarios">By scenario</a>${
      variants.length > 0 ? html`<a href="#variants">What people and machines see</a>` : ''
    }<a href="#method">Method and limits</a><a href="#episodes">Episodes</a></nav>
  </section>`;
  const body = html`<section id="evidence">
    <h2>Evidence</h2>
    <h3>How often the goal was reached, and how often harm was done</h3>
    <p class="lead">Over ${plural(matrix.tasks.length, 'scenario')}, by condition. ${legend('success', 'success')} ${legend('harm', 'harm')} with 95 % intervals; the dotted lines are the agent’s own control. Where a name is pale, no effect was expected of this agent.</p>
    <div class="charts">${each(matrix.agents, (agent) => html`<figure><figcaption>${agent.id}</figcaption>${ratesChart(suite, agent)}</figure>`)}</div>
    <h3>Who is harmed by what</h3>
    <div class="beside-heat">
      <figure class="heat"><div class="scroll">${heatChart(suite)}</div></figure>
      <div class="text">
        <p>Share of samples in which an act of the agent did what the page’s owner wants. A frame means that an effect was possible: the agent reads a channel that lies. Without a frame, none was expected; colour outside a frame would be a surprise.</p>
        <p>${surpriseWords(suite)}</p>
      </div>
    </div>
    ${all === undefined ? '' : html`<h3>All scenarios together</h3><p class="lead">Each rate leads to its episodes. The small numbers are the 95 % interval in percent; n counts samples.</p>${pairedTable(suite, all)}`}
  </section>
  <section id="scenarios"><h2>By scenario</h2>${each(scenarios, (block) => html`<div class="scenario"><h3>${block.title}</h3><p class="lead">${block.note}</p>${pairedTable(suite, block, variants.length > 0 ? block.title : undefined)}</div>`)}</section>
  ${
    variants.length === 0
      ? ''
      : html`<section id="variants"><h2>What people and machines see</h2><p class="lead">Control and treatment side by side; under each picture, what the page tells machines. ${html`<mark>Marked</mark>`} is what the twins tell differently. A picture that is the same in many variants is in this file once.</p>${variants}</section>`
  }`;
  const tail = html`<section id="episodes"><h2>Episodes</h2><p class="lead">Every number above leads here. Episodes that went the same way are told once. <em>#n</em> are facts that the world recorded.</p><div class="lists" data-suite="${facts.id}">${episodeLists(suite)}</div></section>`;
  return { head, body, tail };
}

async function variantSections(
  suite: SuiteAnalysis,
  portraits: readonly Portrait[],
  gallery: Gallery,
): Promise<Html[]> {
  const find = (task: string, condition: string): Portrait | undefined =>
    portraits.find((portrait) => portrait.task === task && portrait.condition === condition);
  const sections: Html[] = [];
  for (const task of suite.matrix.tasks) {
    const control = find(task.id, 'control');
    if (control === undefined) continue;
    const cards: Html[] = [];
    for (const condition of suite.matrix.conditions) {
      const treatment = condition.mechanisms.length === 0 ? undefined : find(task.id, condition.id);
      if (treatment === undefined) continue;
      // The card of what the answer is about stands open, as the example.
      const open = sections.length === 0 && condition.id === suite.answer.example;
      cards.push(await variantCard(suite, task, condition, { control, treatment }, gallery, open));
    }
    sections.push(
      html`<h3 id="${idOf('variants', task.id)}">${task.id} <small>${task.site}</small></h3>${cards}`,
    );
  }
  return sections;
}

/** The go/no-go line: a box for each rule, in it a line for each DOM agent. */
function rules(decisions: readonly Decision[]): Html | string {
  if (decisions.length === 0) return '';
  const lines = decisions.map(ruleLines);
  return html`<div class="rules">${each([0, 1] as const, (which) => {
    const own = lines.map((pair) => pair[which]);
    return html`<div class="rule ${own.some(({ met }) => met) ? 'met' : ''}"><h2>${own[0]?.rule}</h2>${each(
      own,
      ({ verdict, met, why }) => html`<b class="${met ? 'met' : ''}">${verdict}</b><p>${why}</p>`,
    )}</div>`;
  })}</div>`;
}

const KINDS = {
  scripted: 'Scripted, no model',
  model: 'Model',
  external: 'Outside agent',
  human: 'Human',
} as const;

function agentCard({ id, title, kind, modality, deterministic }: AgentCard): Html {
  return html`<div class="agent"><b>${id}</b><span class="kind">${KINDS[kind]}</span><p>${title}. ${
    modality.length === 0 ? 'Goes by nothing on the page' : `Goes by ${list(modality)}`
  }.${deterministic ? ' Deterministic.' : ''}</p></div>`;
}

function legend(tone: string, word: string): Html {
  return html`<span class="key ${tone}">${word}</span>`;
}

function surpriseWords({ matrix }: SuiteAnalysis): string {
  const surprising = matrix.rows.filter(({ reading }) => reading.surprise);
  if (surprising.length > 0) {
    return `Surprises: ${list(surprising.map(({ agent, condition }) => `${condition.id} on ${agent}`))}.`;
  }
  const none = matrix.rows.filter(({ reading }) => reading.expectation === 'none').length;
  return none === 0 ? '' : `In this run there is none: all ${none} cells without a frame are as expected.`;
}

function warnings(all: readonly string[]): Html | string {
  if (all.length === 0) return '';
  return html`<aside class="notes"><h2>To know beforehand</h2><ul>${each(all, (words) => html`<li>${words}</li>`)}</ul></aside>`;
}
