import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PRODUCT_TYPES } from '../types/index.ts';
import { validateTask } from '../validation/index.ts';
import { type CatalogSize, generateCatalog } from './index.ts';

const CASES = PRODUCT_TYPES.flatMap((type) =>
  type.settings.map(({ id, request }) => ({ name: `${type.id} ${id}`, id, type, request })),
);

function faultsOf(one: (typeof CASES)[number], size: CatalogSize, seed: number): readonly string[] {
  const { products, optimum, dripTargets } = generateCatalog(one.type, one.request, { size, seed });
  return validateTask({ ...one, size, catalog: () => products, optimum, dripTargets }).faults;
}

describe('a standard catalog', () => {
  test.each(CASES)('of $name is sound for any seed', (one) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 32 - 1 }), (seed) => {
        expect(faultsOf(one, 'standard', seed)).toEqual([]);
      }),
      { numRuns: 5, seed: 31 },
    );
  });

  test('is the same for the same seed, and another for another', () => {
    const { type, request } = CASES[0] as (typeof CASES)[number];
    const made = [1, 1, 2].map((seed) =>
      JSON.stringify(generateCatalog(type, request, { size: 'standard', seed })),
    );
    expect(made[0]).toBe(made[1]);
    expect(made[0]).not.toBe(made[2]);
  });

  test('is frozen through and through, since episodes share it', () => {
    const { type, request } = CASES[0] as (typeof CASES)[number];
    const { products } = generateCatalog(type, request, { size: 'standard', seed: 1 });
    const isFrozen = (value: unknown): boolean =>
      typeof value !== 'object' ||
      value === null ||
      (Object.isFrozen(value) && Object.values(value).every(isFrozen));
    expect(isFrozen(products)).toBe(true);
  });

  test('does not give the optimum away by its place, its id or its name', () => {
    const { type, request } = CASES[0] as (typeof CASES)[number];
    const places = Array.from({ length: 30 }, (_, seed) => {
      const { products, optimum } = generateCatalog(type, request, { size: 'standard', seed });
      expect(optimum).toMatch(/^[2-9b-df-hj-np-tv-xz]{9}$/);
      return products.findIndex(({ id }) => id === optimum);
    });
    expect(new Set(places).size).toBeGreaterThan(15);
  });

  test('lets the drip target look better than it is', () => {
    for (const { type, request } of CASES) {
      const { products, optimum, dripTargets } = generateCatalog(type, request, {
        size: 'standard',
        seed: 3,
      });
      const priceOf = (wanted: string) => products.find(({ id }) => id === wanted)?.price ?? 0;
      for (const target of dripTargets) expect(priceOf(target)).toBeLessThan(priceOf(optimum));
    }
  });
});

describe('a hard catalog', () => {
  test.each(CASES.filter(({ id }) => id === 'hard'))('of $name is sound', (one) => {
    expect(faultsOf(one, 'hard', 11)).toEqual([]);
  });
});
