/** Text that stays text: no markup of Markdown or HTML, and no end of a table's cell, comes out of it. */
export function markdownText(words: string): string {
  return words
    .replaceAll(/[\r\n]+/g, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/[\\`*_[\]|~]/g, (mark) => `\\${mark}`);
}
