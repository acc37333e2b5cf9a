import { type PlainElement, squeezed, tagOf } from './element.ts';

/** What an operator has put into the fields of a page. Without it, fields are as the HTML says. */
export class Fields {
  readonly #values = new Map<PlainElement, string>();
  readonly #checked = new Map<PlainElement, boolean>();

  /** What a field would send. */
  valueOf(field: PlainElement): string {
    const written = this.#values.get(field);
    if (written !== undefined) return written;
    if (tagOf(field) === 'textarea') return field.textContent ?? '';
    if (tagOf(field) === 'select') return optionValue(chosenIn(field));
    return field.getAttribute('value') ?? (isTickable(field) ? 'on' : '');
  }

  /** What a field shows: of a menu, the text of the option that is chosen. */
  shownOf(field: PlainElement): string {
    if (tagOf(field) !== 'select') return this.valueOf(field);
    const value = this.valueOf(field);
    const option = optionsOf(field).find((each) => optionValue(each) === value);
    return option === undefined ? '' : optionText(option);
  }

  isChecked(field: PlainElement): boolean {
    return this.#checked.get(field) ?? field.hasAttribute('checked');
  }

  write(field: PlainElement, value: string): void {
    this.#values.set(field, value);
  }

  /** Ticks or unticks a box, or chooses a radio button and so none of the others of its name. */
  press(field: PlainElement): void {
    if (field.getAttribute('type') !== 'radio') {
      this.#checked.set(field, !this.isChecked(field));
      return;
    }
    const name = field.getAttribute('name');
    const group = [...(formOf(field) ?? field.ownerDocument).querySelectorAll('input')].filter(
      (other) => other.getAttribute('type') === 'radio' && other.getAttribute('name') === name,
    );
    for (const each of group) this.#checked.set(each, each === field);
  }
}

export const isTickable = (field: PlainElement): boolean =>
  tagOf(field) === 'input' && /^(checkbox|radio)$/i.test(field.getAttribute('type') ?? '');

/** The form that a field or button belongs to. */
export function formOf(field: PlainElement): PlainElement | null {
  const id = field.getAttribute('form');
  return id === null ? field.closest('form') : field.ownerDocument.getElementById(id);
}

export const optionsOf = (select: PlainElement): readonly PlainElement[] => [
  ...select.querySelectorAll('option'),
];

export const optionText = (option: PlainElement): string => squeezed(option.textContent ?? '').trim();

export const optionValue = (option: PlainElement | undefined): string =>
  option === undefined ? '' : (option.getAttribute('value') ?? optionText(option));

const chosenIn = (select: PlainElement): PlainElement | undefined => {
  const options = optionsOf(select);
  return options.findLast((option) => option.hasAttribute('selected')) ?? options[0];
};
