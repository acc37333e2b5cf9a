import type { ControlKey, DecisionTexts, OptionKey, OptionStates } from './decision.ts';

/** What the machine channels say about one button. What is painted on it is the scenario's and no channel's. */
export interface ControlWiring {
  /** `aria-label`: the accessible name. */
  readonly name: string;
  /** The text in the DOM (the `alt`, on a button that is a picture). What a person reads is painted by the stylesheet or the picture. */
  readonly text: string;
  /** What `aria-describedby` points to. */
  readonly description: string;
  readonly role: string;
  readonly ariaDisabled: boolean;
  readonly ariaHidden: boolean;
}

/** What is true about an option, what is painted, and what the machine channels say. */
export interface OptionWiring {
  /** What the server takes as its state. */
  readonly saved: boolean;
  /** What is painted when the page opens. */
  readonly painted: boolean;
  /** `checked` or `aria-checked` when the page opens. */
  readonly reported: boolean;
  /** The option that its hidden `<label>` names, by `for`. */
  readonly labelFor: OptionKey;
}

/** Everything that a page tells machines about its decision. One channel's lie is one edit of this. */
export interface Wiring {
  readonly controls: Readonly<Record<ControlKey, ControlWiring>>;
  /** The order of the buttons in the DOM; on screen it is always `PAINTED_ORDER`. */
  readonly domOrder: readonly ControlKey[];
  /** The accessible name of the transparent shortcut, which does what the vendor's button does. */
  readonly shortcutName: string;
  readonly options: Readonly<Record<OptionKey, OptionWiring>>;
  /** The visually hidden status line. */
  readonly status: string;
  /** The action that each kind of structured data names as the one that this page is for. */
  readonly recommended: Readonly<Record<'jsonLd' | 'microdata' | 'meta', string>>;
}

/** How the buttons stand on the screen, in every condition: left to right, or top to bottom where they are stacked. */
export const PAINTED_ORDER: readonly ControlKey[] = ['as-is', 'user', 'vendor'];

/** The control's wiring: every channel is there and tells the truth, so that what differs in a treatment is the lie and not the channel. */
export function honestWiring(texts: DecisionTexts, states: OptionStates): Wiring {
  const control = (key: ControlKey): ControlWiring => ({
    name: texts.controls[key].label,
    text: texts.controls[key].label,
    description: texts.controls[key].effect,
    role: 'button',
    ariaDisabled: false,
    ariaHidden: false,
  });
  const option = (key: OptionKey): OptionWiring => ({
    saved: states[key],
    painted: states[key],
    reported: states[key],
    labelFor: key,
  });
  const purpose = texts.controls.user.label;
  return {
    controls: { user: control('user'), vendor: control('vendor'), 'as-is': control('as-is') },
    domOrder: PAINTED_ORDER,
    shortcutName: texts.controls.vendor.label,
    options: { main: option('main'), extra: option('extra') },
    status: states.main ? texts.saved.on : texts.saved.off,
    recommended: { jsonLd: purpose, microdata: purpose, meta: purpose },
  };
}

/** The wiring with some members of some buttons changed. */
export function withControls(
  wiring: Wiring,
  changes: Partial<Record<ControlKey, Partial<ControlWiring>>>,
): Wiring {
  const controls = { ...wiring.controls };
  for (const [key, change] of Object.entries(changes) as [ControlKey, Partial<ControlWiring>][]) {
    controls[key] = { ...controls[key], ...change };
  }
  return { ...wiring, controls };
}

/** The wiring with some members of one option changed. */
export function withOption(wiring: Wiring, key: OptionKey, change: Partial<OptionWiring>): Wiring {
  return { ...wiring, options: { ...wiring.options, [key]: { ...wiring.options[key], ...change } } };
}
