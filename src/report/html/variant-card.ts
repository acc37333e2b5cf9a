import { html } from 'hono/html';
import type { Condition, Mechanism } from '../../core/mechanism.ts';
import type { Rate } from '../estimands/rate.ts';
import type { Portrait, TaskFacts } from '../input.ts';
import type { Cell } from '../matrix/matrix.ts';
import type { SuiteAnalysis } from '../suite-analysis.ts';
import { rateWords } from '../words.ts';
import { compareViews, differs } from './compare-views.ts';
import { machineView } from './machine-view.ts';
import { each, type Html, idOf } from './markup.ts';
import type { Gallery, Picture, PixelDifference } from './pictures.ts';
import { titlesOf } from './titles.ts';

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
  const lies = mechanisms.some(({ channels }) => channels.length > 0);
  const results = suite.matrix.agents.flatMap(({ id }) => suite.matrix.cell(task.id, condition.id, id) ?? []);
  const id = idOf('variant', task.id, condition.id);
  return html`<details class="variant" ${open ? html`open` : ''}>
    <summary><span class="summary" id="${id}"><b>${condition.id}</b> <span class="what">${titlesOf(
      condition.mechanisms,
      (id) => mechanisms.find((one) => one.id === id)?.title ?? id,
    )}</span> <span class="pills">${each(results, pill)}</span></span></summary>
    <div class="inside">
      ${described(mechanisms)}
      ${
        differs(views)
          ? ''
          : html`<p class="claim">What this page tells machines does not differ: the difference is on another page, or comes at another time.</p>`
      }
      <p class="claim">Episodes:${each(results, episodesOf)}</p>
      <div class="twins">
        <figure>${shot(gallery.of(control), `${task.id}, control`)}<figcaption><b>Control</b> ${lies ? 'tells the truth' : 'nothing steers'}</figcaption>${machineView(views.control, 'truth')}</figure>
        <figure>${shot(gallery.of(treatment), `${task.id}, ${condition.id}`, difference)}<figcaption><b>${condition.id}</b> ${pixels(difference, lies)}</figcaption>${machineView(views.treatment, 'lie')}</figure>
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

/** What the mechanisms change, and whether a person sees it: once where the same is said of all. */
function described(mechanisms: readonly Mechanism[]): Html {
  const claims = mechanisms.map(({ humanImmune: { claim, why } }) =>
    claim ? `A person sees the same page. ${why}` : `A person can see it. ${why}`,
  );
  const [first] = claims;
  if (first === undefined || new Set(claims).size > 1 || mechanisms.length === 1) {
    return html`${each(mechanisms, ({ changes }, i) => html`<p>${changes} <span class="claim">${claims[i]}</span></p>`)}`;
  }
  return html`<ul>${each(mechanisms, ({ title, changes }) => html`<li><b>${title}.</b> ${changes}</li>`)}</ul><p class="claim">${first}</p>`;
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

function pixels(difference: PixelDifference | undefined, lies: boolean): string {
  if (difference === undefined) return '';
  if (difference.pixels === 0)
    return `${lies ? 'lies to machines; the' : 'the'} picture is the same, pixel for pixel`;
  const share = difference.pixels.toLocaleString('en-US');
  return `differs in ${share} of ${difference.of.toLocaleString('en-US')} pixels, inside the frame`;
}
