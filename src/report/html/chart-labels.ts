/** Width of a letter of a chart's labels, px: a generous mean of sans-serif at 12 px. */
const LETTER = 6.5;
/** Letters of a condition's name beside a chart, at most. */
export const MOST_LETTERS = 28;

/** A text of at most so many letters; what is cut off shows as an ellipsis. */
export function shortened(text: string, most: number): string {
  const letters = [...text];
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join('')}…`;
}

/** Room for the longest of some names to the left of a chart, px. */
export function labelRoom(names: readonly string[], least: number): number {
  const longest = Math.max(0, ...names.map((name) => Math.min(MOST_LETTERS, [...name].length)));
  return Math.max(least, Math.ceil(longest * LETTER) + 14);
}
