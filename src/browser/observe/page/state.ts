import type { ElementState } from '../../../core/observation.ts';
import type { Dom } from './dom.ts';

/**
 * The states of an element by the rules of the browser's accessibility layer: a native control's own state beats its
 * `aria-*`, and a role that must have a state has its default. Runs inside the page.
 */
export function createState(dom: Dom) {
  const CHECKABLE = /^(checkbox|radio|switch|menuitemcheckbox|menuitemradio)$/;
  const aria = (element: Element, name: string): boolean | undefined => {
    const value = dom.attr(element, `aria-${name}`)?.trim().toLowerCase();
    return value === 'true' ? true : value === 'false' ? false : undefined;
  };
  const ariaMixed = (element: Element, name: string): boolean | 'mixed' | undefined =>
    dom.attr(element, `aria-${name}`)?.trim().toLowerCase() === 'mixed' ? 'mixed' : aria(element, name);

  const checked = (element: Element, tag: string, role: string): boolean | 'mixed' | undefined => {
    if (tag === 'input') {
      const box = element as HTMLInputElement;
      if (box.type === 'checkbox' || box.type === 'radio') {
        if (!CHECKABLE.test(role)) return undefined;
        return box.type === 'checkbox' && box.indeterminate && role !== 'switch' ? 'mixed' : box.checked;
      }
    }
    if (CHECKABLE.test(role)) {
      const said = ariaMixed(element, 'checked') ?? false;
      return said === 'mixed' && /^(radio|switch|menuitemradio)$/.test(role) ? false : said;
    }
    return /^(option|treeitem)$/.test(role) ? ariaMixed(element, 'checked') : undefined;
  };

  const expanded = (element: Element, tag: string): boolean | undefined => {
    const said = aria(element, 'expanded');
    if (tag === 'summary') {
      const details = dom.parent(element) as Element | null;
      if (details && dom.tag(details) === 'details') return (details as HTMLDetailsElement).open;
    }
    if (tag === 'select') {
      const select = element as HTMLSelectElement;
      return select.multiple || select.size > 1 ? undefined : dom.matches(element, ':open');
    }
    return said;
  };

  return (element: Element, role: string, focused: Element | null): ElementState => {
    const tag = dom.tag(element);
    const control = /^(button|input|select|textarea)$/.test(tag);
    const state: { -readonly [K in keyof ElementState]: ElementState[K] } = {};

    const check = checked(element, tag, role);
    if (check !== undefined) state.checked = check;
    const pressed = role === 'button' ? ariaMixed(element, 'pressed') : undefined;
    if (pressed !== undefined) state.pressed = pressed;
    const selected = /^(option|tab|row|gridcell|treeitem)$/.test(role)
      ? aria(element, 'selected')
      : undefined;
    if (selected !== undefined) state.selected = selected;
    const open = expanded(element, tag);
    if (open !== undefined) state.expanded = open;

    const off =
      (control && dom.matches(element, ':disabled')) || dom.closest(element, '[aria-disabled="true" i]');
    if (off) state.disabled = true;
    const field = tag === 'input' || tag === 'select' || tag === 'textarea';
    if ((field && (element as HTMLInputElement).required) || aria(element, 'required')) state.required = true;
    if ((/^(input|textarea)$/.test(tag) && dom.matches(element, '[readonly]')) || aria(element, 'readonly')) {
      state.readonly = true;
    }
    const invalid = dom.attr(element, 'aria-invalid')?.trim().toLowerCase();
    if (invalid === undefined || invalid === '') {
      const input = element as HTMLInputElement;
      // An empty required field counts as not filled in yet.
      if (control && input.willValidate && !input.validity.valid && !input.validity.valueMissing)
        state.invalid = true;
    } else if (invalid !== 'false') state.invalid = true;
    if (element === focused) state.focused = true;
    return state;
  };
}

export type StateOf = ReturnType<typeof createState>;
