/** A sum that a text names. */
export interface Sum {
  readonly cents: number;
  /** Where in the text it begins and ends. */
  readonly start: number;
  readonly end: number;
}

const AMOUNT = String.raw`\d+(?:[,.\s\u202f\u00a0]\d{3})*(?:[.,]\d{2})?(?!\d)`;
const SYMBOL = String.raw`[£$€¥]|(?:GBP|USD|EUR)\s`;
const MONEY = new RegExp(
  // A sign that a number follows belongs to that one: "US 9 $271.99".
  `(?:(?:${SYMBOL})\\s?(${AMOUNT}))|(?:(${AMOUNT})\\s?(?:[€£$](?!\\s?\\d)|GBP\\b|USD\\b|EUR\\b))`,
  'g',
);

/** The sums of money in a text, in its order: "£1,249.00", "1.249,00 €", "$5". */
export function sumsIn(text: string): readonly Sum[] {
  return [...text.matchAll(MONEY)].map((match) => ({
    cents: centsOf(match[1] ?? match[2] ?? ''),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function centsOf(amount: string): number {
  const compact = amount.replace(/\s/g, '');
  const [, whole = '', fraction = '00'] = /^(.*?)(?:[.,](\d{2}))?$/.exec(compact) ?? [];
  return Number(whole.replace(/\D/g, '')) * 100 + Number(fraction);
}
