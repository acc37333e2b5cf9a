import type { Move } from './move.ts';

/** By these words the model tells of an act; agents hand them back with the next request, so it needs no memory. */
const USED = 'I use';

const TOLD = new RegExp(`${USED} "([^"\\n]{0,200})"`, 'g');

/** What it calls scrolling by, among the labels that it used. */
export const SCROLLED = 'the scroll bar';
/** What it calls waiting by. */
export const WAITED = 'the clock';

/** What the model says of a move. Agents hand these words back with the next request. */
export function told(move: Move): string {
  switch (move.kind) {
    case 'click':
      return `${USED} "${move.item.label}".`;
    case 'type':
      return `${USED} "${move.item.label}" for ${JSON.stringify(move.text)}.`;
    case 'scroll':
      return `${USED} "${SCROLLED}".`;
    case 'look':
      return 'I look at the page.';
    case 'wait':
      return `${USED} "${WAITED}".`;
    case 'done':
      return move.answer;
  }
}

/** How often each label was used, by what texts tell of it. Within `reply`, words and calls tell of one use twice. */
export function usedIn(
  texts: readonly { readonly text: string; readonly reply: boolean }[],
): ReadonlyMap<string, number> {
  const used = new Map<string, number>();
  for (const { text, reply } of texts) {
    const told = [...text.replaceAll('\\"', '"').matchAll(TOLD)].map(([, label = '']) => label);
    for (const label of reply ? new Set(told) : told) used.set(label, (used.get(label) ?? 0) + 1);
  }
  return used;
}
