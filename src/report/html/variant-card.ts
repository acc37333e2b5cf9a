import { html } from 'hono/html';
import type { Condition, Mechanism } from '../../core/mechanism.ts';
import type { SuiteAnalysis } from '../analyse.ts';
import type { Rate } from '../estimands/rate.ts';
import type { Portrait, TaskFacts } from '../input.ts';
import type { Cell } from '../matrix/matrix.ts';
import { rateWords } from '../words.ts';
import { compareViews, differs } from './compare-views.ts';
import { machineView } from './machine-view.ts';
import { each, type Html, idOf } from './markup.ts';
import type { Gallery, Picture, PixelDifference } from './pictures.ts';

/** The twins of one task and condition: both pictures and, under them, what both tell machines. */
export async function variantCard(
  suite: SuiteAnalysis,
  task: TaskFacts,
  condition: Condition,
  portraits: { readonly control: Portrait; readonly treatment: Portrait },
  gallery: Gallery,
  open: boolean,
): Promise<Html> {
  const { control, treatment } = portraits;
  const mechanisms = suite.facts.mechanisms.filter(({ id }) => condition.mechanisms.includes(id));
  const views = compareViews(control.machine, treatment.machine);
  const difference = await gallery.compare(control, treatment);
  const results = suite.matrix.agents.flatMap(({ id }) => suite.matrix.cell(task.id, condition.id, id) ?? []);
  const id = idOf('variant', task.id, condition.id);
  return html`<details class="variant" ${open ? html`open` : ''}>
    <summary><span class="summary" id="${id}"><b>${condition.id}</b> <span class="what">${
      mechanisms.map(({ title }) => title).join(' + ') || 'unknown mechanism'
    }</span> <span class="pills">${each(results, pill)}</span></span></summary>
    <div class="inside">
      ${each(mechanisms, describe)}
      ${
        differs(views)
          ? ''
          : html`<p class="claim">The machine views taken here do not differ: the lie is elsewhere, or at another time.</p>`
      }
      <p class="claim">Episodes:${each(results, episodesOf)}</p>
      <div class="twins">
        <figure>${shot(gallery.of(control), `${task.id}, control`)}<figcaption><b>Control</b> tells the truth</figcaption>${machineView(views.control, 'told')}</figure>
        <figure>${shot(gallery.of(treatment), `${task.id}, ${condition.id}`, difference)}<figcaption><b>${condition.id}</b> ${pixels(difference)}</figcaption>${machineView(views.treatment, 'lie')}</figure>
      </div>
    </div>
  </details>`;
}

function pill({ harm, agent }: Cell): Html {
  const tone = harm === undefined ? 'none' : harm.value > 0 ? 'bad' : 'good';
  return html`<span class="pill ${tone}">${agent} <b>${harmWords(harm)}</b></span>`;
}

function episodesOf({ agent, anchor }: Cell): Html {
  return html` <a href="#${anchor}">${agent}</a>`;
}

function harmWords(harm: Rate | undefined): string {
  if (harm === undefined) return 'no verdict';
  if (harm.n > 1) return `harm ${rateWords(harm)}`;
  return harm.k === 1 ? 'harmed' : harm.k === 0 ? 'not harmed' : 'harmed at times';
}

function describe({ changes, humanImmune }: Mechanism): Html {
  return html`<p>${changes} <span class="claim">${
    humanImmune.claim ? 'A person sees the same page' : 'A person can see it'
  }. ${humanImmune.why}</span></p>`;
}

function shot(picture: Picture | undefined, label: string, difference?: PixelDifference): Html {
  if (picture === undefined) return html`<div class="noshot">No picture</div>`;
  const box = difference?.box;
  const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;
  return html`<div class="shot ${picture.id}" role="img" aria-label="Screenshot: ${label}">${
    box === undefined
      ? ''
      : html`<i style="left:${percent(box.x)};top:${percent(box.y)};width:${percent(box.width)};height:${percent(box.height)}"></i>`
  }</div>`;
}

function pixels(difference: PixelDifference | undefined): string {
  if (difference === undefined) return '';
  if (difference.pixels === 0) return 'lies to machines; the picture is the same, pixel for pixel';
  const share = difference.pixels.toLocaleString('en-US');
  return `differs in ${share} of ${difference.of.toLocaleString('en-US')} pixels, inside the frame`;
}
