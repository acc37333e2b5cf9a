import type { Random } from '../../../core/random.ts';

/** A number from `low` to `high`, each equally likely. */
export const between = (random: Random, low: number, high: number): number =>
  low + random.next() * (high - low);

/** A whole number from `low` to `high`, both included. */
export const whole = (random: Random, low: number, high: number): number =>
  low + random.below(high - low + 1);

/** True in a share of draws. */
export const chance = (random: Random, share: number): boolean => random.next() < share;

/** A bell-shaped number about 0 with standard deviation `spread`, never more than 3 spreads away (sum of three draws). */
export const bell = (random: Random, spread: number): number =>
  (random.next() + random.next() + random.next() - 1.5) * 2 * spread;

/** A number held within limits and kept to some digits after the point. */
export function kept(value: number, low: number, high: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(Math.min(high, Math.max(low, value)) * scale) / scale;
}

/** Whole dollars, in cents. */
export const dollars = (amount: number): number => Math.max(0, Math.round(amount)) * 100;

/** A price as shops write it, in cents: whole dollars and 99 cents, near to an amount in dollars. */
export const shelfPrice = (amount: number): number => Math.max(1, Math.round(amount)) * 100 - 1;

/** A brand, and a name that begins with it and ends in a model number. */
export function drawName(
  random: Random,
  brands: readonly string[],
  lines: readonly string[],
  endings: readonly string[],
): { readonly brand: string; readonly name: string } {
  const brand = random.pick(brands);
  const model = `${random.pick(lines)}${random.pick(endings)}`;
  const letter = 'ABCDEFGHJKLMNPQRSTVWXYZ'.charAt(random.below(23));
  return { brand, name: `${brand} ${model} ${letter}${whole(random, 100, 999)}` };
}

/** One of the items: the better `grade` (0 to 1) is, the later in the list, more or less. */
export function graded<T>(random: Random, grade: number, items: readonly T[]): T {
  const at = Math.floor((0.7 * grade + 0.3 * random.next()) * items.length);
  return items[Math.min(items.length - 1, at)] as T;
}
