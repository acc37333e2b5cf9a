import { html } from 'hono/html';
import { OUTCOMES } from '../../core/verdict.ts';
import type { SuiteAnalysis } from '../analyse.ts';
import type { Figures } from '../estimands/figures.ts';
import type { Rate } from '../estimands/rate.ts';
import type { Block } from '../format/blocks.ts';
import type { Reading } from '../matrix/reading.ts';
import { countWords, intervalWords, rateWords } from '../words.ts';
import { each, type Html, idOf } from './markup.ts';

type Found = (Figures & { readonly reading: Reading; readonly anchor: string }) | undefined;

/** A block of the paired table: control first, then each channel; success, harm and outcomes for each agent. */
export function pairedTable({ matrix, facts }: SuiteAnalysis, block: Block, variantsOf?: string): Html {
  const rows = matrix.conditions.flatMap((condition) => {
    const found = matrix.agents.map((agent) => block.find(condition.id, agent.id));
    return found.some((figures) => figures !== undefined) ? [{ condition, found }] : [];
  });
  const titleOf = (ids: readonly string[]): string =>
    ids.map((id) => facts.mechanisms.find((mechanism) => mechanism.id === id)?.title ?? id).join(' + ');
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${block.title}">
    <table class="paired">
      <thead>
        <tr><th rowspan="2" scope="col">Condition</th>${each(
          matrix.agents,
          ({ id }) => html`<th colspan="4" scope="colgroup" class="agent">${id}</th>`,
        )}</tr>
        <tr>${each(
          matrix.agents,
          () =>
            html`<th scope="col" class="first">success</th><th scope="col">harm</th><th scope="col">outcomes</th><th scope="col" class="n">n</th>`,
        )}</tr>
      </thead>
      <tbody>${each(rows, ({ condition, found }) => {
        const control = condition.mechanisms.length === 0;
        const name =
          variantsOf === undefined || control
            ? html`${condition.id}`
            : html`<a href="#${idOf('variant', variantsOf, condition.id)}">${condition.id}</a>`;
        return html`<tr class="${control ? 'control' : ''}"><th scope="row">${name}<small>${
          control ? 'nothing lies' : titleOf(condition.mechanisms)
        }</small></th>${each(found, cells)}</tr>`;
      })}</tbody>
    </table>
  </div>`;
}

function cells(figures: Found): Html {
  if (figures === undefined) return html`<td class="first none" colspan="4">not run</td>`;
  const { success, harm, samples, errors, anchor, reading } = figures;
  const quiet = reading.expectation === 'none' && !reading.surprise ? ' quiet' : '';
  return html`<td class="first${quiet}">${rate(success, anchor, success !== undefined && success.value < 1 ? 'low' : '')}</td>
    <td class="${quiet}">${rate(harm, anchor, harm !== undefined && harm.value > 0 ? 'bad' : '', mark(reading))}</td>
    <td class="${quiet}">${bar(figures)}${errors > 0 ? html`<small class="errors">${errors} error${errors === 1 ? '' : 's'}</small>` : ''}</td>
    <td class="n${quiet}">${samples}</td>`;
}

function rate(value: Rate | undefined, anchor: string, tone: string, beside: Html | string = ''): Html {
  if (value === undefined) return html`<span class="none">–</span>`;
  const title = value.n === 1 ? '1 sample' : countWords(value);
  return html`<a class="rate ${tone}" href="#${anchor}" title="${title}">${rateWords(value)}</a>${beside}${
    value.interval === undefined ? '' : html`<small>${intervalWords(value)}</small>`
  }`;
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
