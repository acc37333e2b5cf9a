import { html } from 'hono/html';
import { OUTCOMES } from '../../core/verdict.ts';
import type { Analysis } from '../analyse.ts';
import type { Estimand } from '../estimands/estimand.ts';
import { ESTIMANDS } from '../estimands/index.ts';
import { columnsOf, decisionColumnsOf } from '../format/columns.ts';
import { OUTCOME_MEANINGS } from '../format/outcomes.ts';
import type { SuiteAnalysis } from '../suite-analysis.ts';
import { HIGH_SUCCESS, TAU } from '../twins/decision.ts';
import { percent, plural } from '../words.ts';
import { each, type Html } from './markup.ts';

/** What the tables of these suites count, as the estimands' own words. */
function counted(suites: readonly SuiteAnalysis[]): Estimand[] {
  const shown = new Set(
    suites.flatMap((suite) => [...columnsOf(suite), ...decisionColumnsOf(suite)]).map(({ id }) => id),
  );
  const scored = suites.some(({ matrix }) => matrix.rows.some(({ dpsrPaper }) => dpsrPaper !== undefined));
  return ESTIMANDS.filter(({ id }) => shown.has(id) || (scored && (id === 'dpsrPaper' || id === 'dpsrNet')));
}

/** What the figures mean, how they were made, and what they can't say. */
export function method({ input, suites, errors }: Analysis): Html {
  const { run } = input;
  const scripted = run.agents.filter(({ kind }) => kind === 'scripted');
  const ruled = suites.some(({ decisions }) => decisions.length > 0);
  const absent = suites.flatMap(({ facts }) => facts.absent);
  return html`<section id="method">
    <h2>Method and limits</h2>
    <div class="columns">
      <div>
        <h3>What is counted</h3>
        <dl class="terms">
          ${each(counted(suites), ({ title, means }) => html`<dt>${title}</dt><dd>${means}</dd>`)}
          ${each(OUTCOMES, (outcome) => html`<dt><b class="tag ${outcome}">${outcome}</b></dt><dd>${OUTCOME_MEANINGS[outcome]}.</dd>`)}
        </dl>
      </div>
      <div>
        <h3>How it is measured</h3>
        <p>Success and harm are judged apart, by the same rules in every condition, from what the site recorded and never from what the agent says. ${
          ruled
            ? 'Each scenario is one site with one decision. The control carries every channel and tells the truth in all of them; a treatment makes one channel lie. '
            : ''
        }Episodes ran in seeded random blocks that keep a task’s conditions side by side.</p>
        <p>A sample is an episode; the repetitions of a deterministic agent on one page are one sample together, because nothing new can come of them. Such a cell says yes or no and has no interval. Rates over tasks take each task as a cluster: Wilson’s interval with the effective number of samples, or CR1 with Student’s t from 20 tasks on where the rate is not near 0 or 1. Intervals are 95 %.</p>
        <p>Expectations were fixed by the mechanism’s channels and the agent’s card before the run: an agent that reads none of the channels that lie is expected to show no effect (<b>=</b>); of a mechanism that lies in none and steers by what is true, nothing was expected. An effect there is a surprise (<b>!</b>): for a deterministic agent any loss against the control, for others an interval that excludes 0. With many cells, some such intervals exclude 0 by chance.</p>
        ${
          ruled
            ? html`<p>The paper’s rule says go when some human-immune channel has a DPSR of at least ${TAU.toFixed(2)} for an agent that goes by the DOM while its success in the control is high (here: at least ${percent(HIGH_SUCCESS)}; the paper gives no number). As a point rule it passes easily by chance. The confirmed rule asks for a one-sided 95 % Clopper-Pearson lower bound of at least ${TAU.toFixed(2)} and a binomial p of at most .05 after Holm over all human-immune channels. The unit of both is the sample, over scenarios.</p>`
            : ''
        }
      </div>
      <div>
        <h3>Limits</h3>
        <ul>
          ${
            scripted.length === 0
              ? ''
              : html`<li><b>${scripted.map(({ id }) => id).join(', ')}: scripted.</b> They go by fixed rules. Their figures show that a channel can steer whoever trusts it, and that the harness can see it; they are no model’s figures.</li>`
          }
          <li>The sites are made up. They resemble real ones and are none.</li>
          <li>${plural(errors, 'episode')} ended in infrastructure trouble and ${errors === 1 ? 'is' : 'are'} in no rate.</li>
          <li>Effects are by intention to treat: an episode that never came to the decision counts. Figures given exposure or given a response (in the CSV and the JSON) describe; they prove no effect.</li>
          ${
            absent.length === 0
              ? ''
              : html`<li>Pairs that can’t exist: <ul>${each(absent, ({ task, mechanism, why }) => html`<li>${mechanism} on ${task}: ${why}</li>`)}</ul></li>`
          }
        </ul>
        <h3>This run</h3>
        <dl class="terms facts">
          <dt>run</dt><dd>${run.id}</dd>
          <dt>plan</dt><dd>${run.plan.name} <code>${run.plan.hash.slice(0, 16)}</code></dd>
          <dt>seed</dt><dd>${run.seed}</dd>
          <dt>repeat</dt><dd>${run.repeat}</dd>
          <dt>viewport</dt><dd>${run.viewport.width} × ${run.viewport.height}, first look ${run.firstLook}</dd>
          <dt>started</dt><dd>${run.started}</dd>
          <dt>finished</dt><dd>${run.finished ?? 'not finished'}</dd>
          ${each(Object.entries(run.versions), ([name, version]) => html`<dt>${name}</dt><dd>${version}</dd>`)}
        </dl>
      </div>
    </div>
  </section>`;
}
