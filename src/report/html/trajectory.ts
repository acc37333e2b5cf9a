import { html } from 'hono/html';
import type { ActResult } from '../../core/action.ts';
import type { Step, Viewport } from '../../core/episode.ts';
import type { Fact } from '../../core/fact.ts';
import type { Valid } from '../estimands/sample.ts';
import { actionWords } from './action-words.ts';
import { cut } from './cut.ts';
import { each, type Html } from './markup.ts';
import type { Picture } from './pictures.ts';
import { remarkWords } from './remark.ts';
import type { Screenshots } from './screenshots.ts';
import { factList } from './verdict.ts';

/** The steps of an episode: what was seen, what was done to it and said, and what the world recorded meanwhile. */
export function trajectory(record: Valid, shots: Screenshots): Html {
  const { steps, facts, spec, verdict } = record;
  const cited = new Set(verdict.reasons.flatMap((reason) => reason.facts));
  const several = new Set(facts.map(({ host }) => host)).size > 1;
  const factsIn = (from: number, to?: number): Html | string =>
    factList(factsBetween(facts, from, to), several, cited);
  if (steps.length === 0) return html`<p class="none">No step.</p>${factsIn(Number.NEGATIVE_INFINITY)}`;
  return html`${factsIn(Number.NEGATIVE_INFINITY, steps[0]?.at)}<ol class="steps">${each(steps, (step, i) => {
    const seen = shots.of(step);
    // An end that shows what the act before it showed says nothing new.
    const again = step.action.type === 'done' && i > 0 && seen === shots.of(steps[i - 1] as Step);
    const picture = again ? undefined : seen;
    return html`<li class="step ${picture === undefined ? '' : 'pictured'}">${
      picture === undefined ? '' : shot(picture, step, spec.viewport)
    }<div>${words(step)}${factsIn(step.at, steps[i + 1]?.at)}</div></li>`;
  })}</ol>`;
}

/** What the world recorded from one act to the next, by its own clock. */
function factsBetween(facts: readonly Fact[], from: number, to = Number.POSITIVE_INFINITY): Fact[] {
  return facts.filter(({ at }) => at >= from && at < to);
}

/** The page just before the act, or as it was shown with marks, with a ring around what was acted on. */
function shot(picture: Picture, { action, result, index, title }: Step, viewport: Viewport): Html {
  const ring = ringOf(action, result, viewport);
  return html`<div class="shot ${picture.id}" role="img" aria-label="Before step ${index + 1}: ${cut(title)}">${
    ring === undefined ? '' : html`<i class="${ring.kind}" style="${ring.style}"></i>`
  }</div>`;
}

function ringOf(
  action: Step['action'],
  result: ActResult,
  viewport: Viewport,
): { readonly kind: 'ring' | 'point'; readonly style: string } | undefined {
  const percent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(2)}%`;
  const target = 'target' in action ? action.target : undefined;
  if (target !== undefined && 'x' in target) {
    const style = `left:${percent(target.x, viewport.width)};top:${percent(target.y, viewport.height)}`;
    return inside(target, viewport) ? { kind: 'point', style } : undefined;
  }
  const box = result.on?.box;
  if (box === undefined) return undefined;
  // What sticks out of the viewport is not in the picture.
  const left = Math.max(0, box.x);
  const top = Math.max(0, box.y);
  const right = Math.min(viewport.width, box.x + box.width);
  const bottom = Math.min(viewport.height, box.y + box.height);
  if (!(right > left && bottom > top)) return undefined;
  const { width, height } = viewport;
  return {
    kind: 'ring',
    style: `left:${percent(left, width)};top:${percent(top, height)};width:${percent(right - left, width)};height:${percent(bottom - top, height)}`,
  };
}

function inside({ x, y }: { readonly x: number; readonly y: number }, { width, height }: Viewport): boolean {
  return x >= 0 && y >= 0 && x <= width && y <= height;
}

function words({ index, action, result, remark, trusted, url, title, phases }: Step): Html {
  const took = phases.think + phases.observe + phases.act + phases.record;
  return html`<p class="act"><b>${index + 1}</b> ${cut(actionWords(action))}${
    result.on === undefined ? '' : html` on ${targetWords(result)}`
  }${trusted === false ? ' by script' : ''} <small>${tookWords(took)}</small></p>
    <p class="at">${cut(title)} <code>${cut(url)}</code></p>
    ${remarkWords(remark)}${
      result.ok
        ? result.navigated
          ? html`<p class="result">A new page came.</p>`
          : ''
        : html`<p class="result refused">Not carried out, ${result.reason}: ${cut(result.message)}</p>`
    }`;
}

const tookWords = (ms: number): string =>
  ms < 1000 ? `${Math.round(ms)}\u00a0ms` : `${(ms / 1000).toFixed(1)}\u00a0s`;

/** Roles of what a user fills or ticks: it has no text of its own. */
const FILLED = new Set([
  'searchbox',
  'textbox',
  'combobox',
  'listbox',
  'spinbutton',
  'slider',
  'checkbox',
  'radio',
  'switch',
]);

function targetWords({ on }: ActResult): Html | string {
  if (on === undefined) return '';
  return html`${on.role || on.tag} “${cut(on.name)}”${
    on.text === on.name || (on.text === '' && FILLED.has(on.role))
      ? ''
      : on.text === ''
        ? ', which shows no text'
        : html`, which reads “${cut(on.text)}”`
  }`;
}
