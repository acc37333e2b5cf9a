import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { random } from '../../../core/random.ts';
import { priceTable } from './configurations.ts';
import { pictureView } from './picture-view.ts';
import { reviewsOf, starCounts } from './reviews.ts';
import { lamp } from './testing/lamps.ts';

describe('starCounts', () => {
  it('adds up to the count, with a mean as near to the rating as whole stars allow', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10, max: 50 }),
        fc.integer({ min: 1, max: 4000 }),
        fc.nat(),
        (tenths, count, seed) => {
          const counts = starCounts(tenths / 10, count, random(seed));
          expect(counts.every((n) => Number.isInteger(n) && n >= 0)).toBe(true);
          expect(counts.reduce((sum, n) => sum + n, 0)).toBe(count);
          const sum = counts.reduce((all, n, at) => all + n * (at + 1), 0);
          expect(Math.abs(sum - (tenths / 10) * count)).toBeLessThanOrEqual(0.5 + 1e-9);
        },
      ),
    );
  });

  it('spreads many reviews over all stars', () => {
    expect(starCounts(4.3, 400, random(1)).every((n) => n > 0)).toBe(true);
  });
});

describe('reviewsOf', () => {
  it('is the same for the same product, and shows no stars that nobody gave', () => {
    const { counts, shown } = reviewsOf(lamp('a'));
    expect(reviewsOf(lamp('a'))).toEqual({ counts, shown });
    expect(shown).toHaveLength(6);
    for (const { stars } of shown) expect(counts[stars - 1]).toBeGreaterThan(0);
    expect(reviewsOf(lamp('b', { reviews: 2, rating: 5 })).shown.map(({ stars }) => stars)).toEqual([5, 5]);
    expect(reviewsOf(lamp('c', { reviews: 0 })).shown).toEqual([]);
  });
});

describe('priceTable', () => {
  const group = (id: string, prices: number[]) => ({
    id,
    label: id,
    choices: prices.map((price, n) => ({ id: `${id}${n}`, label: `${id}${n}`, price })),
  });

  it('has one price for a product without priced options', () => {
    const table = priceTable(lamp('a', { options: [group('x', [0, 0])] }));
    expect(table.rows).toEqual([{ label: '', cells: [{ configuration: { x: 'x0' }, price: 4500 }] }]);
    expect(table.columns).toEqual([]);
  });

  it('crosses the two groups that matter most, and says what the others add', () => {
    const table = priceTable(
      lamp('b', { options: [group('x', [0, 5]), group('y', [0, 100, 200]), group('z', [0, 300])] }),
    );
    expect(table.columns).toEqual(['z0', 'z1']);
    expect(table.rows.map(({ cells }) => cells.map(({ price }) => price))).toEqual([
      [4500, 4800],
      [4600, 4900],
      [4700, 5000],
    ]);
    expect(table.extras).toEqual([{ label: 'x1', price: 5 }]);
  });
});

describe('pictureView', () => {
  it('shows a part of the same picture', () => {
    const svg = '<svg viewBox="0 0 400 300"></svg>';
    expect(pictureView(svg, 0)).toBe(svg);
    expect(pictureView(svg, 1)).toBe('<svg viewBox="80 126 168 126"></svg>');
    expect(pictureView('<svg></svg>', 1)).toBe('<svg></svg>');
  });
});
