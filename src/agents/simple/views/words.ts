import type { ElementState } from '../../../core/observation.ts';

/** Characters of one view, at most: a page can be of any length. */
const LONGEST_VIEW = 40_000;
const LONGEST_TEXT = 1000;

/** A text of the page in quotes, on one line. */
export function quoted(text: string, longest = LONGEST_TEXT): string {
  return JSON.stringify(text.length > longest ? `${text.slice(0, longest)}…` : text);
}

/** The states that are to be told, in words. */
export function stateWords(state: ElementState): string[] {
  const words: string[] = [];
  for (const name of ['checked', 'pressed', 'selected', 'expanded'] as const) {
    const value = state[name];
    if (value === 'mixed') words.push(`partly ${name}`);
    else if (value !== undefined) words.push(value ? name : `not ${name}`);
  }
  for (const name of ['disabled', 'required', 'readonly', 'invalid', 'focused'] as const) {
    if (state[name]) words.push(name);
  }
  return words;
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
