import { html } from 'hono/html';
import { OUTCOMES } from '../../core/verdict.ts';
import type { Figures } from '../estimands/figures.ts';
import type { Block, BlockRow } from '../format/blocks.ts';
import { type Column, isBad } from '../format/columns.ts';
import type { Row } from '../matrix/matrix.ts';
import type { Reading } from '../matrix/reading.ts';
import type { SuiteAnalysis } from '../suite-analysis.ts';
import { intervalWords, plural } from '../words.ts';
import { each, type Html, idOf } from './markup.ts';
import { titlesOf } from './titles.ts';

/** A block of the paired table: control first, then each condition; figures and outcomes under each head. `linked` leads from a condition to its twins. */
export function pairedTable(suite: SuiteAnalysis, block: Block, linked: boolean): Html {
  const { columns } = block;
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${block.title}">
    <table class="paired">
      <thead>
        <tr><th rowspan="2" scope="col">${
          block.rows.some((row) => row.of === 'category') ? 'Category' : 'Condition'
        }</th>${each(
          block.heads,
          (head) => html`<th colspan="${columns.length + 2}" scope="colgroup" class="agent">${head}</th>`,
        )}</tr>
        <tr>${each(
          block.heads,
          () =>
            html`${each(
              columns,
              ({ short, title }, i) =>
                html`<th scope="col" class="${i === 0 ? 'first' : ''}" title="${title}">${short}</th>`,
            )}<th scope="col">outcomes</th><th scope="col" class="n">n</th>`,
        )}</tr>
      </thead>
      <tbody>${each(
        block.rows,
        (row) =>
          html`<tr class="${row.of}">${heading(suite, block, row, linked)}${each(block.heads, (head) =>
            cells(row.find(head), columns),
          )}</tr>`,
      )}</tbody>
    </table>
  </div>`;
}

function heading({ facts }: SuiteAnalysis, { task }: Block, row: BlockRow, linked: boolean): Html {
  const titleOf = (id: string): string => facts.mechanisms.find((one) => one.id === id)?.title ?? id;
  const below = {
    control: 'nothing steers',
    condition: titlesOf(row.mechanisms, titleOf),
    category: row.mechanisms.join(', '),
  }[row.of];
  const name =
    linked && task !== undefined && row.of === 'condition'
      ? html`<a href="#${idOf('variant', task, row.id)}">${row.id}</a>`
      : html`${row.id}`;
  return html`<th scope="row">${name}<small>${below}</small></th>`;
}

function cells(figures: Row | undefined, columns: readonly Column[]): Html {
  if (figures === undefined) return html`<td class="first none" colspan="${columns.length + 2}">not run</td>`;
  const { samples, errors, reading } = figures;
  const quiet = reading.expectation === 'none' && !reading.surprise ? ' quiet' : '';
  return html`${each(
    columns,
    (column, i) =>
      html`<td class="${i === 0 ? 'first' : ''}${quiet}">${rate(column, figures)}${
        column.id === 'harm' ? mark(reading) : ''
      }${interval(column, figures)}</td>`,
  )}<td class="${quiet}">${bar(figures)}${errors > 0 ? html`<small class="errors">${plural(errors, 'error')}</small>` : ''}</td>
    <td class="n${quiet}">${samples}</td>`;
}

function rate(column: Column, figures: Row): Html {
  const shown = column.of(figures);
  if (shown === undefined) return html`<span class="none">–</span>`;
  const tone = !isBad(column, shown) ? '' : column.better === 'low' ? 'bad' : 'low';
  const title = `${column.title}, ${plural(shown.n, 'sample')}: see the episodes`;
  return html`<a class="rate ${tone}" href="#${figures.anchor}" title="${title}">${column.words(shown)}</a>`;
}

function interval(column: Column, figures: Row): Html | string {
  const words = intervalWords(column.of(figures) ?? {});
  return words === '' ? '' : html`<small>${words}</small>`;
}

function mark({ expectation, surprise }: Reading): Html | string {
  if (surprise) return html`<abbr class="surprise" title="An effect where none was expected">!</abbr>`;
  return expectation === 'none' ? html`<abbr title="No effect expected beforehand">=</abbr>` : '';
}

/** Outcome counts of episodes, as a bar with its numbers. */
function bar({ outcomes, episodes }: Figures): Html | string {
  if (episodes === 0) return html`<span class="none">no verdict</span>`;
  const present = OUTCOMES.filter((outcome) => outcomes[outcome] > 0);
  const words = present.map((outcome) => `${outcomes[outcome]} ${outcome}`).join(', ');
  return html`<span class="bar" role="img" aria-label="${words}" title="${words}">${each(
    present,
    (outcome) => html`<i class="${outcome}" style="width:${percentOf(outcomes[outcome], episodes)}"></i>`,
  )}</span><small class="out">${words}</small>`;
}

function percentOf(part: number, whole: number): string {
  return `${((part / whole) * 100).toFixed(1)}%`;
}
