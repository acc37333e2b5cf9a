import { html } from 'hono/html';
import { OPTION_KEYS, type OptionKey } from '../decision.ts';
import type { Html, Scenario } from '../scenario.ts';
import type { Tokens } from '../tokens.ts';
import type { Wiring } from '../wiring.ts';

/**
 * The options. What a person sees (`.row.on`, the words) is painted apart from the control that holds the machine's
 * state, which lies over the whole row, so that a click anywhere on the row is a click on it.
 */
export function options(scenario: Scenario, tokens: Tokens, wiring: Wiring): Html {
  return html`<div class="rows">${OPTION_KEYS.map((key) => row(scenario, tokens, wiring, key))}</div>`;
}

function row(scenario: Scenario, tokens: Tokens, wiring: Wiring, key: OptionKey): Html {
  const { label, detail } = scenario.texts.options[key];
  const { saved, painted, reported, labelFor } = wiring.options[key];
  const token = tokens.options[key];
  const control =
    scenario.optionKind === 'checkbox'
      ? html`<input type="checkbox" id="${token}" ${reported ? 'checked' : ''}>`
      : html`<button type="button" role="switch" id="${token}" aria-checked="${String(reported)}"></button>`;
  return html`<div class="${painted ? 'row on' : 'row'}" data-row="${token}" data-saved="${saved ? 1 : 0}">
      ${control}<label class="unseen" for="${tokens.options[labelFor]}">${label}</label>
      <input type="hidden" name="${token}" value="${saved ? 1 : 0}">
      <span class="mark" aria-hidden="true"></span>
      <span class="words" aria-hidden="true"><b>${label}</b><small>${detail}</small></span>
    </div>`;
}
