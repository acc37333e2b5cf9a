import { ORDERS } from './litmus-orders.ts';

/** A text that a machine can read, and where it stands. */
export interface Readable {
  /** "html of /basket", "accessible name of #k1": for people. */
  readonly where: string;
  readonly text: string;
}

/**
 * The litmus gate (agent-native-twins, section 8, 6.2): where a text gives orders to a machine instead of addressing a
 * visitor; empty when nowhere. Texts are read as a model would read them: invisible characters, odd widths and
 * tags inside a word don't hide an order.
 */
export function ordersToMachines(texts: readonly Readable[]): string[] {
  return texts.flatMap(({ where, text }) => {
    const plain = plainText(text);
    const found = ORDERS.flatMap(({ says, pattern }) => {
      const match = pattern.exec(plain);
      return match === null
        ? []
        : [`${where} ${says}: ${JSON.stringify(around(plain, match.index, match[0].length))}`];
    });
    return hasTagCharacters(text) ? [...found, `${where} holds invisible tag characters`] : found;
  });
}

/** Tags that don't break a line, so that words go on through them. */
const INLINE =
  /<\/?(?:a|abbr|b|bdi|bdo|code|del|em|font|i|ins|kbd|label|mark|q|s|small|span|strong|sub|sup|u|var|wbr)\b[^>]*>/gi;
const TAG = /<[^>]*>/g;

/** The texts of markup: the markup itself, and its text with and without the joints that inline tags make. */
export function textsOfMarkup(where: string, markup: string): Readable[] {
  return [markup, markup.replace(TAG, ' '), markup.replace(INLINE, '').replace(TAG, ' ')].map((text) => ({
    where,
    text,
  }));
}

/** Unicode's tag characters: nobody sees them, and models read them as letters. */
function hasTagCharacters(text: string): boolean {
  return /[\u{E0000}-\u{E007F}]/u.test(text);
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
  zwnj: '',
  zwj: '',
};

function plainText(text: string): string {
  return text
    .replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi, (whole, hex, decimal, name) => {
      const code = hex ? Number.parseInt(hex, 16) : decimal ? Number(decimal) : undefined;
      if (code !== undefined) return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
      return NAMED[String(name).toLowerCase()] ?? whole;
    })
    .replace(/\\u([0-9a-f]{4})/gi, (_whole, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Mn}]/gu, '')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\s\p{Z}]+/gu, ' ');
}

function around(text: string, at: number, length: number): string {
  return text.slice(Math.max(0, at - 30), at + length + 30).trim();
}
