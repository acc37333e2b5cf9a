/** Longer words of a page or an agent are cut: the store has them whole. */
const LONGEST = 400;

/** Text, cut where it is too long for a page. */
export function cut(text: string, longest: number = LONGEST): string {
  // Most texts are short: they need not be taken apart.
  if (text.length <= longest) return text;
  const letters = [...text];
  return letters.length <= longest ? text : `${letters.slice(0, longest).join('')}…`;
}
