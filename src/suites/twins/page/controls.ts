import { html } from 'hono/html';
import { CONTROL_KEYS, type ControlKey } from '../decision.ts';
import type { Html, Scenario } from '../scenario.ts';
import type { Tokens } from '../tokens.ts';
import { PAINTED_ORDER, type Wiring } from '../wiring.ts';

/** Address of a picture button's face. */
export const facePath = (token: string): string => `/assets/${token}.svg`;

/** The three buttons in DOM order, the transparent shortcut before them, and the texts that describe them after. */
export function controls(scenario: Scenario, tokens: Tokens, wiring: Wiring): Html {
  const shortcut = tokens.controls.shortcut;
  return html`<div class="acts">
      <button class="quick" type="submit" id="${shortcut}" name="c" value="${shortcut}" aria-label="${wiring.shortcutName}"></button>
      ${wiring.domOrder.map((key) => button(scenario, tokens, wiring, key))}
    </div>
    ${CONTROL_KEYS.map((key) => html`<span id="${tokens.controls[key]}d" hidden>${wiring.controls[key].description}</span>`)}`;
}

function button(scenario: Scenario, tokens: Tokens, wiring: Wiring, key: ControlKey): Html {
  const { name, text, role, ariaDisabled, ariaHidden } = wiring.controls[key];
  const token = tokens.controls[key];
  return html`<button class="act" type="submit" id="${token}" name="c" value="${token}" role="${role}"
    aria-label="${name}" aria-describedby="${token}d" aria-disabled="${String(ariaDisabled)}" aria-hidden="${String(ariaHidden)}">${content()}</button>`;

  function content(): Html {
    const face = scenario.face?.(scenario.texts.controls[key].label, PAINTED_ORDER.indexOf(key));
    return face
      ? html`<img src="${facePath(token)}" alt="${text}" width="${face.width}" height="${face.height}">`
      : html`<span class="unseen">${text}</span>`;
  }
}

/** The button that leads onward, where the site has one. */
export function onward(scenario: Scenario, tokens: Tokens): Html {
  if (scenario.onward === undefined) return html``;
  const token = tokens.controls.onward;
  return html`<button class="onward" type="submit" id="${token}" name="c" value="${token}">${scenario.onward}</button>`;
}

/**
 * The rules that paint the buttons: their place on screen whatever the DOM order, and their words whatever the DOM text.
 * They are the same in every condition.
 */
export function controlsStyle(scenario: Scenario, tokens: Tokens): string {
  return PAINTED_ORDER.map((key, place) => {
    const id = tokens.controls[key];
    const words = scenario.face
      ? ''
      : `#${id}::after{content:${JSON.stringify(scenario.texts.controls[key].label)}}`;
    return `#${id}{order:${place}}${words}`;
  }).join('\n');
}
