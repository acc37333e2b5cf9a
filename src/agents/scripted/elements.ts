import type { DomElement, ElementState } from '../../core/observation.ts';
import type { OptionState } from './words/state.ts';

const OPTION_ROLES: ReadonlySet<string> = new Set(
  'checkbox switch radio menuitemcheckbox menuitemradio option'.split(' '),
);
const FIELD_ROLES: ReadonlySet<string> = new Set(
  'textbox searchbox combobox listbox slider spinbutton scrollbar'.split(' '),
);

/** Whether a role and state belong to something that is on or off, and not to something that is pressed once. */
export function isOption(thing: { readonly role: string; readonly state: ElementState }): boolean {
  return (
    OPTION_ROLES.has(thing.role) || thing.state.checked !== undefined || thing.state.pressed !== undefined
  );
}

/** Whether an element is pressed to do something: neither an option nor a field. */
export function isControl(thing: { readonly role: string; readonly state: ElementState }): boolean {
  return !isOption(thing) && !FIELD_ROLES.has(thing.role);
}

/** The options that a user could change, with their reported state; "mixed" counts as on. */
export function optionStates(
  things: readonly { readonly role: string; readonly name: string; readonly state: ElementState }[],
): readonly OptionState[] {
  return things.filter(isOption).flatMap(({ name, state }) => {
    const on = state.checked ?? state.pressed ?? state.selected;
    return on === undefined || state.disabled === true ? [] : [{ name, on: on !== false }];
  });
}

/** What a reader of DOM text sees of an element, on one line. */
export function textOf(element: DomElement): string {
  return element.text.replace(/\s+/g, ' ').trim();
}

const FIELD_TAGS: ReadonlySet<string> = new Set('select textarea option label'.split(' '));

/** The elements with text that may be pressed, told by their tags alone: no name, role or state is read. */
export function withText(elements: readonly DomElement[]): readonly DomElement[] {
  return elements.filter((element) => !FIELD_TAGS.has(element.tag) && textOf(element) !== '');
}
