import { folded } from './view.ts';

/** What may stand beside a choice's name, so that it is the whole of it: nothing, a sum, a sign. */
const BESIDE_AFTER = /^\s*($|[+(,:;·|–—-]|[£$€\d])/;
const BESIDE_BEFORE = /(^|[,:;·|–—-])\s*$/;

/**
 * How well a text names a choice: 2 when the choice stands there by itself ("32 GB +$120", "Memory: 32 GB"), 1 when it may
 * be the beginning of another one ("Headrest and footrest" for "Headrest"), 0 when it isn't there.
 */
export function naming(text: string, choice: string): 0 | 1 | 2 {
  const [said, wanted] = [folded(text), folded(choice)];
  let best: 0 | 1 = 0;
  for (let at = said.indexOf(wanted); at >= 0; at = said.indexOf(wanted, at + 1)) {
    const [before, after] = [said.slice(0, at), said.slice(at + wanted.length)];
    if (/[\p{L}\d.]$/u.test(before) || /^[\p{L}\d]|^\.\d/u.test(after)) continue;
    if (BESIDE_BEFORE.test(before) && BESIDE_AFTER.test(after)) return 2;
    best = 1;
  }
  return best;
}

/** The item whose text names a choice best; of equals the first, undefined when none does. */
export function bestNamed<T>(
  items: readonly T[],
  textOf: (item: T) => string,
  choice: string,
): T | undefined {
  return (
    items.find((item) => naming(textOf(item), choice) === 2) ??
    items.find((item) => naming(textOf(item), choice) === 1)
  );
}
