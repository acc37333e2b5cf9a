import { html } from 'hono/html';
import type { Fact } from '../../core/fact.ts';
import { canonicalJson } from '../../core/json.ts';
import type { Valid } from '../estimands/sample.ts';
import { cut } from './cut.ts';
import { each, type Html } from './markup.ts';

/** The four facts of a verdict and its scores, in a line. */
export function verdictFacts({ verdict }: Valid): Html {
  const facts = [
    ['success', verdict.success, 'no'],
    ['harm', verdict.harm, 'no'],
    ['exposed', verdict.exposed, 'not'],
    ['decided', verdict.decided, 'not'],
  ] as const;
  return html`<p class="verdict">${each(facts, ([name, holds, not]) => html`<span class="${name} ${holds ? 'yes' : 'no'}">${holds ? '' : `${not} `}${name}</span> `)}${each(
    Object.entries(verdict.scores),
    ([name, value]) => html`<span>${name} ${Number.isInteger(value) ? value : value.toFixed(2)}</span> `,
  )}</p>`;
}

/** The facts that a reason rests on, by number: they stand in full beside the steps. */
export function factsCited({ facts }: Valid, seqs: readonly number[]): Html[] {
  const rests = facts.filter(({ seq }) => seqs.includes(seq));
  return each(rests, ({ seq, kind }) => html` <code>#${seq} ${kind}</code>`);
}

/**
 * Facts as the world wrote them; pages served in a row are one line, and so is the rest of many facts of one kind, but for those that a
 * reason cites. `several` says the site of each.
 */
export function factList(
  facts: readonly Fact[],
  several: boolean,
  cited: ReadonlySet<number>,
): Html | string {
  if (facts.length === 0) return '';
  return html`<ul class="ledger">${each(lines(facts, cited), (line) => {
    const [first] = line;
    const last = line.at(-1) ?? first;
    const numbers = first === last ? `#${first.seq}` : `#${first.seq}–${last.seq}`;
    return html`<li><code><b>${numbers} ${first.kind}</b> ${cut(lineWords(line))}${several ? ` on ${first.host}` : ''}</code></li>`;
  })}</ul>`;
}

type Line = [Fact, ...Fact[]];

/** So many facts of one kind in a row are shown one by one; of more, the first few. */
const MOST_ALIKE = 6;
const FIRST_FEW = 3;

/** Facts in lines: one each, but for pages that were served in a row by the same site, and for what is folded. */
function lines(facts: readonly Fact[], cited: ReadonlySet<number>): Line[] {
  return inARow(facts).flatMap((row): Line[] => {
    const [first] = row;
    if (first.kind === 'page-served') return isServed(first) ? [row] : row.map((fact): Line => [fact]);
    if (row.length <= MOST_ALIKE) return row.map((fact): Line => [fact]);
    const folded: Line[] = [];
    let open = false;
    for (const [i, fact] of row.entries()) {
      const shown = i < FIRST_FEW || cited.has(fact.seq);
      if (open && !shown) folded.at(-1)?.push(fact);
      else folded.push([fact]);
      open = !shown;
    }
    return folded;
  });
}

/** Facts of one kind and site that follow each other. A page that was served is another kind than one that was not. */
function inARow(facts: readonly Fact[]): Line[] {
  const rows: Line[] = [];
  for (const fact of facts) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    if (first?.kind === fact.kind && first.host === fact.host && isServed(first) === isServed(fact))
      row?.push(fact);
    else rows.push([fact]);
  }
  return rows;
}

function isServed({ kind, data }: Fact): boolean {
  return kind === 'page-served' && data.status === 200;
}

function lineWords(line: Line): string {
  const [first] = line;
  if (line.length === 1) return dataWords(first);
  return isServed(first) ? line.map(pathOf).join(' ') : `${line.length} more`;
}

function pathOf({ kind, data }: Fact): string {
  return kind === 'page-served' ? data.path : kind;
}

function dataWords({ kind, data }: Fact): string {
  if (kind === 'page-served' && data.status === 200) return data.path;
  return Object.entries(data)
    .map(([name, value]) => `${name}=${valueWords(value)}`)
    .join(' ');
}

function valueWords(value: unknown): string {
  if (typeof value === 'number') return String(Math.round(value * 100) / 100);
  return typeof value === 'object' ? canonicalJson(value) : String(value);
}
