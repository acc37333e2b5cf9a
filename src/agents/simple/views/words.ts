import type { ElementState } from '../../../core/observation.ts';

/** Characters of one view, at most: a page can be of any length. */
const LONGEST_VIEW = 40_000;
/** Characters of one text of the page. */
export const LONGEST_TEXT = 1000;

/** A text of the page in quotes, on one line. */
export function quoted(text: string, longest = LONGEST_TEXT): string {
  return JSON.stringify(text.length > longest ? `${text.slice(0, longest)}…` : text);
}

/**
 * A text of the page on one line, in quotes only where it could pass for something else of the line that it stands in: what
 * begins like a state, a value or a deeper node, and what has quotes, bars, semicolons, numbers in brackets or breaks.
 */
export function plain(text: string): string {
  return /^[\s(:=]|["|;\p{Cc}\u2028\u2029]|\[\d|\s$/u.test(text) || text.length > LONGEST_TEXT
    ? quoted(text)
    : text;
}

/**
 * The states that are to be told, in words and in brackets. What is not said to be checked or selected isn't: few are, and
 * most options of a page would have to say that they are not.
 */
export function stateWords(state: ElementState): string[] {
  const words: string[] = [];
  for (const name of ['checked', 'pressed', 'selected', 'expanded'] as const) {
    const value = state[name];
    if (value === 'mixed') words.push(`partly ${name}`);
    else if (value) words.push(name);
    else if (value === false && (name === 'pressed' || name === 'expanded')) words.push(`not ${name}`);
  }
  for (const name of ['disabled', 'required', 'readonly', 'invalid', 'focused'] as const) {
    if (state[name]) words.push(name);
  }
  return words.length === 0 ? [] : [`(${words.join(', ')})`];
}

/** Lines as one text; what is too long for a model to read is left out at the end, and that is said. */
export function lines(all: readonly string[]): string {
  const kept: string[] = [];
  let length = 0;
  for (const line of all) {
    length += line.length + 1;
    if (length > LONGEST_VIEW)
      return [...kept, `(${all.length - kept.length} more lines are left out.)`].join('\n');
    kept.push(line);
  }
  return kept.join('\n');
}
