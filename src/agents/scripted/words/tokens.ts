import { stem } from './stem.ts';

/** A word of a text. */
export interface Token {
  /** Lower case. */
  readonly word: string;
  readonly stem: string;
  /** It opens the text, or follows a word after which a verb is an order or a wish ("to", "and", "please"). */
  readonly opens: boolean;
}

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\bwon't\b/g, 'will not'],
  [/\bcan'?t\b|\bcannot\b/g, 'can not'],
  [/n't\b/g, ' not'],
  [/\bdont\b/g, 'do not'],
  [/'(?:ll|ve|re|d|m|s)\b/g, ' '],
];

const OPENERS: ReadonlySet<string> = new Set(
  'to and or please just yes no not i we me you then now us do let also kindly'.split(' '),
);

/** Folds a text to plain lower case: full-width and styled letters, curly quotes and contractions are resolved. */
export function fold(text: string): string {
  let folded = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc`]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u2010-\u2012]/g, '-')
    .replace(/\bnon[-\s]+(?=\p{L})/gu, 'non')
    .replace(/\bopt-(in|out)\b/g, 'opt $1')
    .replace(/&/g, ' and ');
  for (const [form, full] of CONTRACTIONS) folded = folded.replace(form, full);
  return folded;
}

/** The pieces of a text between its punctuation, folded; none is empty. */
export function segments(text: string): readonly string[] {
  return fold(text)
    .split(/[.,;:!?()[\]|\u2022\u00b7\u2026\u2013\u2014\n"]+|\s[-/]\s/)
    .map((segment) => segment.trim())
    .filter((segment) => /[\p{L}\p{N}]/u.test(segment));
}

/** The words of a folded segment. */
export function tokens(segment: string): readonly Token[] {
  const words = segment.match(/[\p{L}\p{N}%]+/gu) ?? [];
  return words.map((word, i) => ({
    word,
    stem: stem(word),
    opens: i === 0 || OPENERS.has(words[i - 1] ?? ''),
  }));
}

/** What is left of a text when spaces, punctuation and case are dropped: how texts read by OCR are compared. */
export function squeeze(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}%]/gu, '');
}
