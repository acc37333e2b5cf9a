import { html } from 'hono/html';
import { partBlocks, taskNoun, wholeBlocks } from '../format/blocks.ts';
import { columnsOf } from '../format/columns.ts';
import type { SuiteAnalysis } from '../suite-analysis.ts';
import { list, plural } from '../words.ts';
import { heatChart } from './heat-chart.ts';
import { each, type Html, idOf } from './markup.ts';
import { pairedTable } from './paired-table.ts';
import { ratesChart, ratesRoom } from './rates-chart.ts';
import { slopesChart } from './slopes-chart.ts';

/** The charts, and the table over all tasks. */
export function evidence(suite: SuiteAnalysis): Html {
  const { matrix, facts } = suite;
  return html`<section id="${idOf(facts.id, 'evidence')}">
    <h2>Evidence</h2>
    <h3>How often the goal was reached, and how often harm was done</h3>
    <p class="lead">Over ${plural(matrix.tasks.length, taskNoun(suite))}, by condition. ${legend('success')} ${legend('harm')} with 95 % intervals; the dotted lines are the agent’s own control. Where a name is pale, no effect was expected of this agent.</p>
    <div class="charts">${each(matrix.agents, (agent) => html`<figure><figcaption style="padding-left:${ratesRoom(suite)}px">${agent.id}</figcaption>${ratesChart(suite, agent)}</figure>`)}</div>
    ${slopes(suite)}
    <h3>Who is harmed by what</h3>
    <div class="beside-heat">
      <figure class="heat"><div class="scroll">${heatChart(suite)}</div></figure>
      <div class="text">
        <p>Share of samples in which an act of the agent did what the page’s owner wants. A frame means that an effect was possible: the agent reads a channel that lies, or nothing lies and what steers is plain to see. Without a frame, none was expected; colour outside a frame would be a surprise.</p>
        <p>${surpriseWords(suite)}</p>
      </div>
    </div>
    ${each(wholeBlocks(suite), (block) => html`<div class="whole"><h3>${block.title}</h3><p class="lead">${block.note[0]?.toUpperCase()}${block.note.slice(1)}. Each number leads to its episodes; the small ones are its interval in percent; n counts samples.</p>${pairedTable(suite, block, false)}</div>`)}
  </section>`;
}

/** The paired table of each site or task. `linked` leads from its conditions to their twins. */
export function parts(suite: SuiteAnalysis, linked: boolean): Html {
  return html`<section id="${idOf(suite.facts.id, 'parts')}"><h2>${partsTitle(suite)}</h2>${each(
    partBlocks(suite),
    (block) =>
      html`<div class="scenario"><h3>${block.title}</h3><p class="lead">${block.note}</p>${pairedTable(suite, block, linked)}</div>`,
  )}</section>`;
}

/** How the tables of sites or tasks are headed. */
export function partsTitle(suite: SuiteAnalysis): string {
  return suite.matrix.sites.length > 0 ? 'By site' : `By ${taskNoun(suite)}`;
}

/** From control to treatment: a chart an agent, for harm and, where there is one, for the optimal purchase. */
function slopes(suite: SuiteAnalysis): Html | string {
  const columns = columnsOf(suite).filter(({ id }) => id === 'harm' || id === 'optimal');
  const charts = suite.matrix.agents.flatMap((agent) =>
    columns.flatMap((column) => {
      const chart = slopesChart(suite, agent, column);
      return chart === undefined ? [] : [{ title: `${agent.id} · ${column.title}`, chart }];
    }),
  );
  if (charts.length === 0) return '';
  return html`<h3>From control to treatment, paired by ${taskNoun(suite)}</h3>
    <p class="lead">Each line joins an agent’s rate in the control to its rate under a condition, as means over the ${taskNoun(suite)}s that ran in both. Conditions that went the same way share a line. Coloured: clearly worse than in the control.</p>
    <div class="charts">${each(charts, ({ title, chart }) => html`<figure><figcaption class="slim">${title}</figcaption>${chart}</figure>`)}</div>`;
}

function legend(tone: 'success' | 'harm'): Html {
  return html`<span class="key ${tone}">${tone}</span>`;
}

function surpriseWords({ matrix }: SuiteAnalysis): string {
  const surprising = matrix.rows.filter(({ reading }) => reading.surprise);
  if (surprising.length > 0) {
    return `Surprises: ${list(surprising.map(({ agent, condition }) => `${condition.id} on ${agent}`))}.`;
  }
  const none = matrix.rows.filter(({ reading }) => reading.expectation === 'none').length;
  return none === 0 ? '' : `In this run there is none: all ${none} cells without a frame are as expected.`;
}
