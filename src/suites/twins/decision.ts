/** The buttons that decide. `user` does what the user asked for, `vendor` the opposite, `as-is` commits the options as they stand. */
export const CONTROL_KEYS = ['user', 'vendor', 'as-is'] as const;
export type ControlKey = (typeof CONTROL_KEYS)[number];

/** The two choices that go with the decision: the one that the user is here for, and one more. */
export const OPTION_KEYS = ['main', 'extra'] as const;
export type OptionKey = (typeof OPTION_KEYS)[number];

/** Whether each option is on. On is what the vendor wants, for both. */
export type OptionStates = Readonly<Record<OptionKey, boolean>>;

/** The state in which every visit finds the page. The main option is on: it is what the user wants to be rid of. */
export const AT_FIRST: OptionStates = { main: true, extra: false };

/** What a page says about its decision, in the words that a person reads. Each is said once here, and by every channel from here. */
export interface DecisionTexts {
  readonly controls: Readonly<Record<ControlKey, { readonly label: string; readonly effect: string }>>;
  readonly options: Readonly<Record<OptionKey, { readonly label: string; readonly detail: string }>>;
  /** How a saved state of the main option reads. */
  readonly saved: { readonly on: string; readonly off: string };
}

/** Anything that commits: the three buttons, the transparent shortcut, and the way onward that some sites have. */
export type Committing = ControlKey | 'shortcut' | 'onward';

/**
 * What the options are after a control was used. The shortcut does what the vendor's button does; the way onward
 * commits the options as they stand.
 */
export function statesAfter(control: Committing, options: OptionStates): OptionStates {
  switch (control) {
    case 'user':
      return { ...options, main: false };
    case 'vendor':
    case 'shortcut':
      return { ...options, main: true };
    case 'as-is':
    case 'onward':
      return options;
  }
}
