import { UsageError } from '../../../core/errors.ts';
import { type Estimand, estimandNamed } from '../../estimands/index.ts';

/** When a comparison fails: `estimand` (less the baseline's) is beyond `limit`. */
export interface Threshold {
  /** As the user wrote it. */
  readonly text: string;
  readonly estimand: Estimand;
  /** The condition that it is about; all but the control unless given. */
  readonly condition?: string;
  /** Whether it is about B's difference from A (`true`), or about B alone. */
  readonly relative: boolean;
  readonly operator: Operator;
  readonly limit: number;
}

export const OPERATORS = ['>=', '<=', '>', '<'] as const;
export type Operator = (typeof OPERATORS)[number];

/** The papers' own short names. */
const ALIASES: Readonly<Record<string, string>> = { dp: 'harm', sr: 'success', dpsr: 'dpsrPaper' };
const BASELINE = 'baseline';
const EXAMPLE = "Write it as in 'harm > baseline + 0.05' or 'success@control < 0.8'; see docs/compare.md.";

/** One side of a comparison: how often each name occurs, with its sign, and the sum of its numbers. */
interface Sum {
  readonly names: ReadonlyMap<string, number>;
  readonly number: number;
}

/**
 * Reads a threshold: two sums of numbers, one estimand (perhaps `@condition`) and `baseline`, with one of > < >= <=
 * between them.
 *
 * @throws UsageError that says which word is not understood.
 */
export function parseThreshold(text: string): Threshold {
  const words = wordsOf(text);
  const operator = OPERATORS.find((candidate) => words.includes(candidate));
  if (!operator) throw wrong(text, 'none of > < >= <=');
  if (words.filter(isOperator).length > 1) throw wrong(text, 'more than one of > < >= <=');
  const at = words.indexOf(operator);
  const [left, right] = [sumOf(text, words.slice(0, at)), sumOf(text, words.slice(at + 1))];
  const names = new Map(left.names);
  for (const [name, count] of right.names) names.set(name, (names.get(name) ?? 0) - count);

  const baseline = names.get(BASELINE) ?? 0;
  const mentioned = [...names].filter(([name]) => name !== BASELINE);
  const [only, second] = mentioned;
  if (!only) throw wrong(text, 'no estimand');
  if (second) throw wrong(text, `two estimands, ${only[0]} and ${second[0]}`);
  const [name, sign] = only;
  if (Math.abs(sign) !== 1) throw wrong(text, `${name} ${sign === 0 ? 'on both sides' : 'more than once'}`);
  if (baseline !== 0 && baseline !== -sign) {
    throw wrong(text, `a baseline that is not taken from ${name}, once`);
  }
  const [id = '', condition] = name.split('@');
  return {
    text,
    estimand: estimandNamed(ALIASES[id.toLowerCase()] ?? id),
    ...(condition === undefined ? {} : { condition }),
    relative: baseline !== 0,
    operator: sign === 1 ? operator : TURNED[operator],
    // Turned as well when the estimand stands on the right; never -0.
    limit: round(0 + (right.number - left.number) * sign),
  };
}

function isOperator(word: string): boolean {
  return OPERATORS.some((operator) => operator === word);
}

const TURNED: Readonly<Record<Operator, Operator>> = { '>': '<', '<': '>', '>=': '<=', '<=': '>=' };

/** Sums such as 0.1 + 0.2 are meant as decimals. */
function round(value: number): number {
  return Number(value.toFixed(12)) + 0;
}

function wordsOf(text: string): string[] {
  const words: string[] = [];
  const word = /\s*(>=|<=|[><+-]|\d+(?:\.\d+)?|\.\d+|[A-Za-z][A-Za-z0-9]*(?:@[A-Za-z0-9][\w.+-]*)?)/y;
  while (word.lastIndex < text.trimEnd().length) {
    const start = word.lastIndex;
    const match = word.exec(text);
    if (!match) throw wrong(text, `"${text.slice(start).trim()}", which is no part of one`);
    words.push(match[1] as string);
  }
  return words;
}

/** `[-] term (+|-) term …` */
function sumOf(text: string, words: readonly string[]): Sum {
  const names = new Map<string, number>();
  let number = 0;
  let sign: number | undefined = 1;
  let begun = false;
  for (const word of words) {
    if (word === '+' || word === '-') {
      if (sign !== undefined && (begun || word === '+')) throw wrong(text, `"${word}" after no term`);
      sign = word === '-' ? -1 : 1;
      begun = true;
      continue;
    }
    if (sign === undefined) throw wrong(text, `"${word}" with no + or - before it`);
    if (/^[\d.]/.test(word)) number += sign * Number(word);
    else names.set(word, (names.get(word) ?? 0) + sign);
    sign = undefined;
    begun = true;
  }
  if (sign !== undefined) throw wrong(text, words.length === 0 ? 'an empty side' : 'a sum that breaks off');
  return { names, number };
}

function wrong(text: string, found: string): UsageError {
  return new UsageError({
    expected: 'a condition of failure, one estimand against numbers and the baseline',
    found: `${found} in "${text}"`,
    hint: EXAMPLE,
  });
}
