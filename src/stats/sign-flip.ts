import { checkReplicates, type Draws, REPLICATES } from './draws.ts';

/** The result of a randomisation test. */
export interface SignFlip {
  /** Two-sided. */
  readonly p: number;
  /** True when all ways to flip were counted, false when p is from random flips. */
  readonly exact: boolean;
}

/** Distinct sums above which all ways to flip are too many to count. */
const MOST_SUMS = 50_000;

/**
 * The sign-flip (paired randomisation) test of "no difference in any task": how often a sum at least as far from 0
 * comes about when each task's arms change places by a coin. It counts all ways as long as their sums are few,
 * which they are for rates of a few repetitions, whatever the number of tasks; else it needs `draws`, and p is (1
 * + hits) / (1 + replicates), which can't be 0. The order of the differences does not matter to an exact p.
 *
 * @throws RangeError without differences, for one that is no finite number, or when random flips are needed and no
 * `draws` are given.
 */
export function signFlip(
  differences: readonly number[],
  { draws, replicates = REPLICATES }: { readonly draws?: Draws; readonly replicates?: number } = {},
): SignFlip {
  if (differences.length === 0) throw new RangeError('signFlip: at least one difference is needed');
  for (const [i, difference] of differences.entries()) {
    if (!Number.isFinite(difference)) throw new RangeError(`signFlip: difference ${i + 1} is ${difference}`);
  }
  checkReplicates(replicates);
  // A difference of 0 is the same flipped.
  const moving = differences.filter((difference) => difference !== 0);
  const scale = moving.reduce((sum, difference) => sum + Math.abs(difference), 0);
  if (scale === 0) return { p: 1, exact: true };
  // In units in which rounding errors of the sums vanish, and sums as far as the observed one count as such.
  const units = moving.map((difference) => Math.abs(difference) / scale);
  const observed = Math.abs(moving.reduce((sum, difference) => sum + difference / scale, 0)) - 1e-9;

  const p = countAll(units, observed);
  if (p !== undefined) return { p, exact: true };
  if (!draws) {
    throw new RangeError(
      `signFlip: ${moving.length} differences have too many sums to count; random draws are needed`,
    );
  }
  return { p: sampled(units, observed, draws, replicates), exact: false };
}

/** The share of all ways to flip that lie as far from 0 as `observed`, or nothing when the sums are too many. */
function countAll(units: readonly number[], observed: number): number | undefined {
  const key = (sum: number): number => Math.round(sum * 1e11);
  let sums = new Map([[0, { sum: 0, chance: 1 }]]);
  for (const unit of [...units].sort((x, y) => x - y)) {
    const next: typeof sums = new Map();
    for (const { sum, chance } of sums.values()) {
      for (const reached of [sum - unit, sum + unit]) {
        const same = next.get(key(reached));
        next.set(key(reached), { sum: same?.sum ?? reached, chance: chance / 2 + (same?.chance ?? 0) });
      }
    }
    if (next.size > MOST_SUMS) return undefined;
    sums = next;
  }
  let p = 0;
  for (const { sum, chance } of sums.values()) if (Math.abs(sum) >= observed) p += chance;
  return Math.min(1, p);
}

function sampled(units: readonly number[], observed: number, draws: Draws, replicates: number): number {
  let hits = 0;
  for (let b = 0; b < replicates; b++) {
    let sum = 0;
    for (const unit of units) sum += draws.below(2) === 0 ? unit : -unit;
    if (Math.abs(sum) >= observed) hits += 1;
  }
  return (1 + hits) / (1 + replicates);
}
