import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { random, seedFrom } from './random.ts';

// Reference values computed by an independent implementation in R.
const GOLDEN = [
  {
    seed: 1,
    uint32: [393288148, 2174103013, 3814759091, 2092745082, 1865176206, 2179171167, 3207394750, 2858353069],
    below12: [4, 1, 11, 6, 6, 3, 10, 1, 7, 6, 9, 4, 0, 4, 11, 10, 9, 5, 6, 7],
  },
  {
    seed: 42,
    uint32: [660444221, 3652823732, 77672526, 910233633, 2297337756, 3786072677, 3123505064, 1891482476],
    below12: [5, 8, 6, 9, 0, 5, 8, 8, 7, 11, 3, 10, 9, 6, 11, 10, 5, 6, 0, 4],
  },
  {
    seed: 4294967295,
    uint32: [4104197751, 1825856343, 1152209388, 2427537429, 3685145430, 609215610, 4161674276, 1502890106],
    below12: [3, 3, 0, 9, 6, 6, 8, 2, 0, 4, 10, 6, 1, 1, 6, 6, 10, 1, 11, 0],
  },
];

describe('random', () => {
  it.each(GOLDEN)('gives the reference numbers for seed $seed', ({ seed, uint32, below12 }) => {
    const a = random(seed);
    expect(uint32.map(() => a.uint32())).toEqual(uint32);
    const b = random(seed);
    expect(below12.map(() => b.below(12))).toEqual(below12);
  });

  it('shuffles into a permutation, the same for the same seed', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.nat(), (items, seed) => {
        const shuffled = random(seed).shuffle(items);
        expect(shuffled.toSorted()).toEqual(items.toSorted());
        expect(random(seed).shuffle(items)).toEqual(shuffled);
      }),
    );
  });

  it('refuses a range that it can not draw from', () => {
    for (const n of [0, -1, 1.5, 2 ** 32 + 1, Number.NaN])
      expect(() => random(1).below(n)).toThrow(RangeError);
    expect(() => random(1).pick([])).toThrow(RangeError);
  });
});

describe('seedFrom', () => {
  it('tells parts apart, whatever they contain', () => {
    expect(seedFrom('a', 'b')).not.toBe(seedFrom('ab'));
    expect(seedFrom('a,b')).not.toBe(seedFrom('a', 'b'));
    expect(seedFrom(1)).not.toBe(seedFrom('1'));
  });
});
