import { html } from 'hono/html';
import type { AgentCard } from '../../core/agent.ts';
import type { SuiteAnalysis } from '../suite-analysis.ts';
import type { Decision } from '../twins/decision.ts';
import { ruleLines } from '../twins/verdict-line.ts';
import { list } from '../words.ts';
import { each, type Html, idOf } from './markup.ts';

/** What was asked and what came out, with the agents that it is about. */
export function answerSection(
  { answer, decisions, matrix, facts }: SuiteAnalysis,
  parts: readonly (readonly [id: string, title: string])[],
): Html {
  return html`<section class="answer">
    <p class="question">${answer.question}</p>
    <h1>${answer.sentence}</h1>
    <ul class="beside">${each(answer.beside, (words) => html`<li>${words}</li>`)}</ul>
    ${rules(decisions)}
    <div class="agents">${each(matrix.agents, agentCard)}</div>
    <nav aria-label="Contents">${each(parts, ([id, title]) => html`<a href="#${id === 'method' ? id : idOf(facts.id, id)}">${title}</a>`)}</nav>
  </section>`;
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
