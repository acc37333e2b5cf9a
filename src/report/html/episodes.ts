import { html } from 'hono/html';
import type { Action } from '../../core/action.ts';
import type { EpisodeRecord, Step } from '../../core/episode.ts';
import type { Fact } from '../../core/fact.ts';
import { canonicalJson } from '../../core/json.ts';
import { outcomeOf } from '../../core/verdict.ts';
import type { SuiteAnalysis } from '../analyse.ts';
import { isValid, type Valid } from '../estimands/sample.ts';
import { plural } from '../words.ts';
import { each, type Html } from './markup.ts';

/** Longer words of a page or an agent are cut here: the store has them whole. */
const LONGEST = 400;

/** The episodes behind every number: by condition and agent, and in these by scenario. */
export function episodeLists({ matrix }: SuiteAnalysis): Html[] {
  return each(matrix.rows, (row) => {
    const cells = matrix.cells.filter(
      (cell) => cell.agent === row.agent && cell.condition.id === row.condition.id,
    );
    return html`<details class="row"><summary><b>${row.condition.id}</b> ${row.agent} <small>${plural(
      row.episodes + row.errors,
      'episode',
    )}</small></summary><div id="${row.anchor}">${each(
      cells,
      (cell) =>
        html`<section id="${cell.anchor}"><h3>${cell.task} <small>${row.condition.id} · ${row.agent}</small></h3>${each(
          alike(cell.records),
          ([first, ...others]) => episode(first, [first, ...others]),
        )}</section>`,
    )}</div></details>`;
  });
}

type Group = readonly [EpisodeRecord, ...EpisodeRecord[]];

/** Episodes of a cell that went the same way, told once: same end, verdict and acts. */
function alike(records: readonly EpisodeRecord[]): Group[] {
  const way = (record: EpisodeRecord): string =>
    isValid(record)
      ? canonicalJson([
          record.end,
          record.answer,
          record.verdict,
          record.steps.map(({ action, result, remark }) => [action, result, remark]),
        ])
      : record.key;
  return [...Map.groupBy(records, way).values()] as unknown as Group[];
}

function episode(record: EpisodeRecord, all: readonly EpisodeRecord[]): Html {
  const repetitions = all.map(({ spec }) => spec.repetition).join(', ');
  const which = html`<small>repetition${all.length === 1 ? '' : 's'} ${repetitions}${
    all.length > 1 ? ', alike' : ''
  }</small>`;
  if (!isValid(record)) {
    return html`<div class="episode"><p><b class="tag error">error: ${record.trouble}</b> ${which} <small>${plural(record.tries, 'try').replace('trys', 'tries')}</small></p><p>${cut(record.message)}</p></div>`;
  }
  const outcome = outcomeOf(record.verdict);
  return html`<div class="episode"><p><b class="tag ${outcome}">${outcome}</b> ${which} <small>ended: ${record.end}, ${seconds(middle(all))}</small></p>
    <ul>${each(record.verdict.reasons, (reason) => html`<li>${reason.says}${cited(record, reason.facts)}</li>`)}</ul>
    ${steps(record.steps)}${record.answer === '' ? '' : html`<p class="said">Answer: <q>${cut(record.answer)}</q></p>`}</div>`;
}

/** The facts that a reason rests on, as the world wrote them. */
function cited({ facts }: Valid, seqs: readonly number[]): Html[] {
  const rests = facts.filter(({ seq }) => seqs.includes(seq));
  return each(rests, (fact) => html` <code>#${fact.seq} ${fact.kind} ${cut(dataWords(fact))}</code>`);
}

function dataWords({ data }: Fact): string {
  return Object.entries(data)
    .map(([name, value]) => `${name}=${typeof value === 'object' ? canonicalJson(value) : String(value)}`)
    .join(' ');
}

function steps(all: readonly Step[]): Html | string {
  if (all.length === 0) return html`<p class="none">No step.</p>`;
  return html`<div class="scroll"><table class="steps"><thead><tr><th>step</th><th>action</th><th>target</th><th>result</th><th>time</th></tr></thead><tbody>${each(
    all,
    ({ index, action, result, phases }) =>
      html`<tr><td>${index + 1}</td><td>${cut(actionWords(action))}</td><td>${
        result.on === undefined
          ? ''
          : html`${result.on.role || result.on.tag} “${cut(result.on.name)}”${
              result.on.text !== result.on.name ? html`, reads “${cut(result.on.text)}”` : ''
            }`
      }</td><td>${result.ok ? (result.navigated ? 'led to a new page' : 'done') : cut(`${result.reason}: ${result.message}`)}</td><td>${Math.round(
        phases.think + phases.observe + phases.act + phases.record,
      )} ms</td></tr>`,
  )}</tbody></table></div>`;
}

function actionWords(action: Action): string {
  switch (action.type) {
    case 'click':
      return 'x' in action.target
        ? `click at ${action.target.x}, ${action.target.y}`
        : `click [${action.target.mark}]`;
    case 'type':
      return `type “${action.text}”`;
    case 'select':
      return `select “${action.option}”`;
    case 'press':
      return `press ${action.key}`;
    case 'scroll':
      return `scroll by ${action.dy}`;
    case 'wait':
      return `wait ${action.ms} ms`;
    case 'back':
    case 'done':
      return action.type;
  }
}

function middle(all: readonly EpisodeRecord[]): number {
  const sorted = all.map(({ duration }) => duration).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

function cut(text: string): string {
  const letters = [...text];
  return letters.length <= LONGEST ? text : `${letters.slice(0, LONGEST).join('')}…`;
}
