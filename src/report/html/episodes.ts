import { html } from 'hono/html';
import type { EpisodeRecord } from '../../core/episode.ts';
import { outcomeOf } from '../../core/verdict.ts';
import { defenseOf } from '../defense.ts';
import { isValid, type Valid } from '../estimands/sample.ts';
import type { Cell, Row } from '../matrix/matrix.ts';
import type { SuiteAnalysis } from '../suite-analysis.ts';
import { plural } from '../words.ts';
import { cut } from './cut.ts';
import { each, type Html } from './markup.ts';
import { remarkWords } from './remark.ts';
import type { Screenshots } from './screenshots.ts';
import type { Alike, Telling } from './told.ts';
import { trajectory } from './trajectory.ts';
import { factsCited, verdictFacts } from './verdict.ts';

/** The episodes behind every number: by condition and agent, and in these by site and task. */
export function episodeLists(suite: SuiteAnalysis, telling: Telling, shots: Screenshots): Html[] {
  const { matrix } = suite;
  const byRow = Map.groupBy(matrix.cells, ({ agent, condition }) => JSON.stringify([condition.id, agent]));
  return each(matrix.rows, (row) => {
    const cells = byRow.get(JSON.stringify([row.condition.id, row.agent])) ?? [];
    const list = (some: readonly Cell[]): Html[] => each(some, (cell) => cellSection(cell, telling, shots));
    const inside =
      matrix.sites.length === 0
        ? list(cells)
        : each(matrix.sites, (site) => {
            const own = cells.filter((cell) => siteOf(suite, cell) === site);
            const anchor = matrix.siteRow(site, row.condition.id, row.agent)?.anchor;
            return anchor === undefined
              ? html``
              : html`<div id="${anchor}"><h3>${site}</h3>${list(own)}</div>`;
          });
    return html`<details class="row"><summary><b>${row.condition.id}</b> ${row.agent} <small>${plural(
      row.episodes + row.errors,
      'episode',
    )}</small></summary><div id="${row.anchor}">${inside}</div></details>`;
  });
}

/** Where the numbers of a category and of a defense lead: to the episodes of their conditions, and of their agents. */
export function indexes(suite: SuiteAnalysis): Html {
  return html`${categoryIndex(suite)}${defenseIndex(suite)}`;
}

function categoryIndex({ matrix }: SuiteAnalysis): Html | string {
  const rows = matrix.categories.flatMap((category) =>
    matrix.agents.flatMap(({ id }) => matrix.categoryRow(category, id) ?? []),
  );
  if (rows.length === 0) return '';
  const index = each(
    rows,
    (row) =>
      html`<p class="index" id="${row.anchor}"><b>${row.condition.id}</b> ${row.agent}:${each(
        membersOf(matrix.rows, row),
        (member) => html` <a href="#${member.anchor}">${member.condition.id}</a>`,
      )}</p>`,
  );
  return html`<details class="row"><summary>By category of mechanism</summary><div>${index}</div></details>`;
}

function defenseIndex({ matrix }: SuiteAnalysis): Html | string {
  if (matrix.defenses.length === 0) return '';
  const rows = matrix.defenses.flatMap((defense) =>
    matrix.conditions.flatMap(({ id }) => matrix.defenseRow(id, defense) ?? []),
  );
  const index = each(rows, (row) => {
    const members = matrix.agents.filter((agent) => defenseOf(agent) === row.agent);
    return html`<p class="index" id="${row.anchor}"><b>${row.condition.id}</b> ${row.agent}:${each(
      members.flatMap(({ id }) => matrix.row(row.condition.id, id) ?? []),
      (member) => html` <a href="#${member.anchor}">${member.agent}</a>`,
    )}</p>`;
  });
  return html`<details class="row"><summary>By defense</summary><div>${index}</div></details>`;
}

function membersOf(rows: readonly Row[], { agent, condition }: Row): Row[] {
  return rows.filter(
    (row) =>
      row.agent === agent &&
      row.condition.mechanisms.length > 0 &&
      row.condition.mechanisms.every((id) => condition.mechanisms.includes(id)),
  );
}

function siteOf({ matrix }: SuiteAnalysis, cell: Cell): string | undefined {
  return matrix.tasks.find(({ id }) => id === cell.task)?.site;
}

function cellSection(cell: Cell, telling: Telling, shots: Screenshots): Html {
  return html`<section id="${cell.anchor}"><h3>${cell.task} <small>${cell.condition.id} · ${cell.agent}</small></h3>${each(
    telling.of(cell.records),
    (alike) => episode(alike, telling, shots),
  )}</section>`;
}

function episode(alike: Alike, telling: Telling, shots: Screenshots): Html {
  const [record] = alike;
  const id = `episode-${record.key}`;
  const which = html`<small>${record.spec.variant === undefined ? '' : html`worded ${record.spec.variant}, `}repetition${alike.length === 1 ? '' : 's'} ${alike
    .map(({ spec }) => spec.repetition)
    .join(', ')}${alike.length > 1 ? ', alike' : ''}</small>`;
  if (!isValid(record)) {
    return html`<div class="episode" id="${id}"><p><b class="tag error">error: ${record.trouble}</b> ${which} <small>${
      record.tries === 1 ? '1 try' : `${record.tries} tries`
    }</small></p><p>${cut(record.message)}</p></div>`;
  }
  const outcome = outcomeOf(record.verdict);
  const { steps } = record;
  return html`<details class="episode" id="${id}"><summary><b class="tag ${outcome}">${outcome}</b> ${which} <small>${
    steps.length === 1 ? '1 step' : `${steps.length} steps`
  }, ended: ${record.end}, ${(middle(alike) / 1000).toFixed(1)} s</small></summary>
    <div class="told">${verdictFacts(record)}
    <ul class="reasons">${each(record.verdict.reasons, (reason) => html`<li>${reason.says}${factsCited(record, reason.facts)}</li>`)}</ul>
    ${
      telling.stepsOf(record)
        ? trajectory(record, shots)
        : html`<p class="none">There is no room in this file for its steps. The store has them.</p>`
    }${lastWords(record)}</div></details>`;
}

function middle(all: readonly EpisodeRecord[]): number {
  const sorted = all.map(({ duration }) => duration).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The answer, or what the agent failed with: replies that could not be used, as they were, or what it says of that. */
function lastWords({ end, answer, unacted }: Valid): Html {
  const failed = end === 'agent-failure';
  const told = answer === '' || (failed && unacted?.unusable !== undefined);
  return html`${unacted ? remarkWords(unacted) : ''}${
    told
      ? ''
      : html`<p class="answered">${failed ? 'It failed' : 'Answer to the user'} <q>${cut(answer)}</q></p>`
  }`;
}
