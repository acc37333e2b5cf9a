import { html } from 'hono/html';
import type { Fact } from '../../core/fact.ts';
import { canonicalJson } from '../../core/json.ts';
import type { Valid } from '../estimands/sample.ts';
import { cut } from './cut.ts';
import { each, type Html } from './markup.ts';

/** The four facts of a verdict and its scores, in a line. */
export function verdictFacts({ verdict }: Valid): Html {
  const facts = [
    ['success', verdict.success],
    ['harm', verdict.harm],
    ['exposed', verdict.exposed],
    ['decided', verdict.decided],
  ] as const;
  return html`<p class="verdict">${each(facts, ([name, holds]) => html`<span class="${name} ${holds ? 'yes' : 'no'}">${holds ? '' : 'no '}${name}</span> `)}${each(
    Object.entries(verdict.scores),
    ([name, value]) => html`<span>${name} ${Number.isInteger(value) ? value : value.toFixed(2)}</span> `,
  )}</p>`;
}

/** The facts that a reason rests on, by number: they stand in full beside the steps. */
export function factsCited({ facts }: Valid, seqs: readonly number[]): Html[] {
  const rests = facts.filter(({ seq }) => seqs.includes(seq));
  return each(rests, ({ seq, kind }) => html` <code>#${seq} ${kind}</code>`);
}

/** Facts as the world wrote them; pages served in a row are one line. `several` says the site of each. */
export function factList(facts: readonly Fact[], several: boolean): Html | string {
  if (facts.length === 0) return '';
  return html`<ul class="ledger">${each(lines(facts), (line) => {
    const [first] = line;
    const last = line.at(-1) ?? first;
    const numbers = first === last ? `#${first.seq}` : `#${first.seq}–${last.seq}`;
    const words = line.length === 1 ? dataWords(first) : line.map(pathOf).join(' ');
    return html`<li><code><b>${numbers} ${first.kind}</b> ${cut(words)}${several ? ` on ${first.host}` : ''}</code></li>`;
  })}</ul>`;
}

type Line = [Fact, ...Fact[]];

/** Facts in lines: one each, but for pages that were served in a row by the same site. */
function lines(facts: readonly Fact[]): Line[] {
  const all: Line[] = [];
  for (const fact of facts) {
    const line = all.at(-1);
    const served = fact.kind === 'page-served' && fact.data.status === 200;
    if (served && line?.[0].kind === fact.kind && line[0].host === fact.host) line.push(fact);
    else all.push([fact]);
  }
  return all;
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
