/** Words that say nothing about a product. */
const SMALL_WORDS: ReadonlySet<string> = new Set(
  'a an and any are at best buy by can find for from good great have i in is it looking me my need of on one or please shop some than that the this to under over up want with without you your'.split(
    ' ',
  ),
);

/** The words of a text, in lower case and without accents, plural endings and joined units: `16GB` is `16`, `gb`. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return (plain.match(/\d+(?:\.\d+)?|[a-z]+/g) ?? []).map(stem);
}

/** The words of a search that can tell products apart, each once. */
export function searchWords(text: string, most: number): string[] {
  const words = wordsOf(text).filter((word) => !SMALL_WORDS.has(word));
  return [...new Set(words)].slice(0, most);
}

function stem(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss')) return word.slice(0, -1);
  return word;
}
