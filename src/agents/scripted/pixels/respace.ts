/** Shorter words are too easily found inside longer ones. */
const SHORTEST_UNKNOWN = 6;

/**
 * Puts the spaces back that OCR dropped: "Removeprotectionplan" becomes "Remove protection plan" when it is made of words
 * of the vocabulary (lower case) and nothing else; otherwise the word stays. A change from lower to upper case parts
 * words, too, and so does punctuation without a space behind it.
 */
export function respace(text: string, vocabulary: ReadonlySet<string>): string {
  return text
    .replace(/(?<=[\p{Ll}])(?=\p{Lu})/gu, ' ')
    .replace(/(?<=\p{L}[,;:!?])(?=\p{L})/gu, ' ')
    .replace(/\bI(?=(?:hate|am|do|want|will|would|like|agree|accept|prefer|need|consent)\b)/g, 'I ')
    .split(' ')
    .map((word) =>
      word.length < SHORTEST_UNKNOWN || vocabulary.has(word.toLowerCase()) ? word : parted(word, vocabulary),
    )
    .join(' ');
}

/** The word cut into the fewest words of the vocabulary, or as it is. */
function parted(word: string, vocabulary: ReadonlySet<string>): string {
  const lower = word.toLowerCase();
  /** For each length, the fewest cuts that make up the word so far: where the last part begins. */
  const cuts: ({ readonly parts: number; readonly from: number } | undefined)[] = [{ parts: 0, from: 0 }];
  for (let end = 1; end <= lower.length; end++) {
    for (let from = 0; from < end; from++) {
      const before = cuts[from];
      if (before === undefined || !vocabulary.has(lower.slice(from, end))) continue;
      const parts = before.parts + 1;
      if (cuts[end] === undefined || parts < (cuts[end]?.parts ?? 0)) cuts[end] = { parts, from };
    }
  }
  const parts: string[] = [];
  for (let end = lower.length; end > 0; ) {
    const cut = cuts[end];
    if (cut === undefined) return word;
    parts.unshift(word.slice(cut.from, end));
    end = cut.from;
  }
  return parts.join(' ');
}
