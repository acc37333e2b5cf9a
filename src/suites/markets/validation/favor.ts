import type { Random } from '../../../core/random.ts';

/**
 * Whether being favored has to do with a score: the share of random choices of as many products whose mean score is at least
 * as far from the mean of all as the favored ones' is (a permutation test, two-sided; the observed choice counts as one).
 * Small means that they are related. Throws RangeError when nobody or everybody is favored, or for a favored one without a score.
 */
export function independenceOfFavor(
  scores: ReadonlyMap<string, number>,
  favored: readonly string[],
  random: Random,
  rounds = 2000,
): number {
  const all = [...scores.values()];
  const own = favored.map((id) => {
    const score = scores.get(id);
    if (score === undefined) throw new RangeError(`the favored product "${id}" has no score`);
    return score;
  });
  if (own.length === 0 || own.length === all.length)
    throw new RangeError(`${own.length} of ${all.length} products are favored: there is nothing to compare`);
  const mean = meanOf(all);
  const observed = Math.abs(meanOf(own) - mean);
  let asFar = 1;
  for (let round = 0; round < rounds; round++) {
    const drawn = random.shuffle(all).slice(0, own.length);
    // Sums in another order differ by rounding alone.
    if (Math.abs(meanOf(drawn) - mean) >= observed - 1e-9) asFar += 1;
  }
  return asFar / (rounds + 1);
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
