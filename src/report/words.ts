import type { Interval } from '../stats/index.ts';
import type { Rate } from './estimands/rate.ts';

/** What is needed to say a rate. */
type Sayable = Pick<Rate, 'value' | 'n'> & { readonly interval?: Interval };

/** A share as whole percent. What is not quite none or not quite all never reads as 0 % or 100 %. */
export function percent(value: number): string {
  if (value > 0 && value < 0.005) return '<1%';
  if (value < 1 && value > 0.995) return '>99%';
  return `${Math.round(value * 100)}%`;
}

/** A rate's interval as whole percents, "49–94". Ends are rounded outwards, so that the interval never looks tighter. */
export function intervalWords(rate: Pick<Sayable, 'interval'>): string {
  if (rate.interval === undefined) return '';
  // A guard against 0.30000000000000004: what is a whole percent but for rounding stays one.
  const low = Math.max(0, Math.floor(rate.interval.low * 100 + 1e-9));
  const high = Math.min(100, Math.ceil(rate.interval.high * 100 - 1e-9));
  return `${low}–${high}`;
}

/** A rate for people. A single sample has none: it is a fact, said by yes or no. */
export function rateWords(rate: Sayable | undefined): string {
  if (rate === undefined) return '–';
  if (rate.n === 1) return rate.value === 1 ? 'yes' : rate.value === 0 ? 'no' : `${percent(rate.value)}~`;
  return percent(rate.value);
}

/** "4 of 5", and "4.5 of 5" where a deterministic agent's repetitions disagree. */
export function countWords(rate: Rate): string {
  const k = Number.isInteger(rate.k) ? String(rate.k) : rate.k.toFixed(1);
  return `${k} of ${rate.n}`;
}

/** "a, b and c". */
export function list(words: readonly string[]): string {
  if (words.length <= 1) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** "1 sample", "3 samples". */
export function plural(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}
