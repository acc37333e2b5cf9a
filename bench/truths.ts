/** What decides on a page: what is known to be on it, to be looked for in what a model is told. */
export interface Truths {
  readonly names: readonly string[];
  readonly texts: readonly string[];
  readonly prices: readonly string[];
  /** What fields hold, by the fields' names. */
  readonly values: readonly Told<string>[];
  /** Whether controls are checked, pressed, disabled and so on, by the controls' names. */
  readonly states: readonly (Told<boolean> & { readonly state: string })[];
}

interface Told<T> {
  readonly of: string;
  readonly is: T;
}

export const KINDS = [
  'names',
  'texts',
  'prices',
  'values',
  'states',
] as const satisfies readonly (keyof Truths)[];
export type Found = Readonly<Record<(typeof KINDS)[number], number>>;

/**
 * How many of the truths an observation's text tells, in whatever notation: names, texts and prices anywhere; a value or a
 * state on the line of the control that it belongs to. A state that is not mentioned there counts as told to be off.
 */
export function foundIn(text: string, truths: Truths): Found {
  const plain = text.replaceAll(/[ \u00a0]+/g, ' ');
  const lines = plain.split('\n');
  const count = (said: readonly string[]): number => said.filter((one) => holds(plain, one)).length;
  const linesOf = (name: string): string[] => lines.filter((line) => holds(line, name));
  return {
    names: count(truths.names),
    texts: count(truths.texts),
    prices: count(truths.prices),
    values: truths.values.filter(({ of, is }) => linesOf(of).some((line) => holds(line.replace(of, ''), is)))
      .length,
    states: truths.states.filter(({ of, is, state }) => linesOf(of).some((line) => isOn(line, state) === is))
      .length,
  };
}

/** Whether a text has a word or words, and not as a part of longer ones. */
function holds(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const before = text[at - 1] ?? ' ';
    const after = text[at + words.length] ?? ' ';
    if (!/\w/.test(before) && !/\w/.test(after)) return true;
  }
  return false;
}

function isOn(line: string, state: string): boolean {
  const off = new RegExp(`not ${state}\\b|\\b${state}=['"]?false`);
  return new RegExp(`\\b${state}\\b`).test(line) && !off.test(line);
}
