import { type PlainElement, tagOf } from './element.ts';
import { type Fields, formOf, isTickable } from './fields.ts';

/** What a form sends, and where to. */
export interface Sending {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly form?: URLSearchParams;
}

/**
 * What pressing a form's button sends (HTML, form submission): its fields in the order of the page, and of its buttons only
 * the one that was pressed.
 *
 * @param base the address of the page
 */
export function sendingOf(
  form: PlainElement,
  submitter: PlainElement | undefined,
  fields: Fields,
  base: string,
): Sending {
  const pairs = new URLSearchParams();
  for (const field of [...form.ownerDocument.querySelectorAll('input, select, textarea, button')]) {
    const name = field.getAttribute('name');
    if (name && formOf(field) === form && isSent(field, submitter, fields))
      pairs.append(name, fields.valueOf(field).replace(/\r?\n/g, '\r\n'));
  }
  const said = (name: string): string | null | undefined =>
    submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name);
  const url = new URL(said('action') || base, base);
  if (said('method')?.toLowerCase() === 'post') return { url: url.href, method: 'POST', form: pairs };
  url.search = pairs.toString();
  return { url: url.href, method: 'GET' };
}

function isSent(field: PlainElement, submitter: PlainElement | undefined, fields: Fields): boolean {
  if (field.hasAttribute('disabled') || field.closest('fieldset[disabled]') !== null) return false;
  if (isButton(field)) return field === submitter;
  return !isTickable(field) || fields.isChecked(field);
}

/** Whether pressing an element can send a form. */
export function isButton(element: PlainElement): boolean {
  if (tagOf(element) === 'button') return true;
  return (
    tagOf(element) === 'input' && /^(submit|image|button|reset)$/i.test(element.getAttribute('type') ?? '')
  );
}

/** Whether pressing a button sends its form. */
export function sends(button: PlainElement): boolean {
  const type = (button.getAttribute('type') ?? '').toLowerCase();
  return (
    isButton(button) &&
    (tagOf(button) === 'button' ? !/^(button|reset)$/.test(type) : /^(submit|image)$/.test(type))
  );
}

/** The button that Enter in a field of a form presses; undefined when there is none. */
export function defaultButton(form: PlainElement): PlainElement | undefined {
  return [...form.ownerDocument.querySelectorAll('button, input')].find(
    (each) => formOf(each) === form && sends(each) && !each.hasAttribute('disabled'),
  );
}
