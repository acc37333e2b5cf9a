import type { DomElement } from '../../../core/observation.ts';
import { lines, plain, quoted, stateWords } from './words.ts';

/** The page's text in DOM order, with a line for each interactive element. */
export function domView(text: readonly (string | number)[], dom: readonly DomElement[]): string {
  const elements = new Map(dom.map((element) => [element.mark, element]));
  return lines(
    text.flatMap((piece) => {
      // A text must not pass for the line of an element.
      if (typeof piece === 'string') return [piece.startsWith('[') ? quoted(piece) : piece];
      const element = elements.get(piece);
      // It may have come between the two readings.
      return element === undefined ? [] : [elementLine(element)];
    }),
  );
}

/**
 * `[3] checkbox (checked) Protection plan`: its text, or its name where it has none; a name that differs stands behind a
 * bar, and what a field holds behind an equals sign.
 */
function elementLine({ mark, role, name, text, value, placeholder, options, state }: DomElement): string {
  // The text of a select is its value.
  const said = options === undefined ? text || name : name;
  return [
    `[${mark}] ${role}`,
    ...stateWords(state),
    ...(said === '' ? [] : [plain(said)]),
    ...(name === said || name === '' ? [] : [`| ${plain(name)}`]),
    ...(value === undefined ? [] : [`= ${quoted(value)}`]),
    ...(placeholder === undefined || placeholder === name ? [] : [`placeholder ${quoted(placeholder)}`]),
    ...(options === undefined ? [] : [`options ${options.map((option) => quoted(option)).join(', ')}`]),
  ].join(' ');
}
