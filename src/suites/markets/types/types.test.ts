import { describe, expect, test } from 'vitest';
import { random } from '../../../core/random.ts';
import { NEVER, NEVER_A_NAME } from '../../gates/leak-words.ts';
import type { ProductType } from '../product-type.ts';
import type { Product } from '../record.ts';
import { priceFaults, recordFaults } from '../validation/index.ts';
import { PRODUCT_TYPES } from './index.ts';

const draw = (type: ProductType, count: number, seed = 5): Product[] => {
  const chance = random(seed);
  return Array.from({ length: count }, (_, n) => type.draw(chance, `p${n}`));
};

const TYPES = PRODUCT_TYPES.map((type) => [type.id, type] as const);

/** Pearson's correlation of a number with another among products. */
function correlation(products: readonly Product[], a: string, b: string): number {
  const numberOf = (product: Product, id: string) =>
    id === 'price' ? product.price : Number(product.attributes[id]);
  const mean = (values: readonly number[]) => values.reduce((sum, x) => sum + x, 0) / values.length;
  const xs = products.map((product) => numberOf(product, a));
  const ys = products.map((product) => numberOf(product, b));
  const [mx, my] = [mean(xs), mean(ys)];
  const together = xs.reduce((sum, x, n) => sum + (x - mx) * ((ys[n] ?? my) - my), 0);
  const spread = (values: readonly number[], m: number) =>
    Math.sqrt(values.reduce((s, v) => s + (v - m) ** 2, 0));
  return together / (spread(xs, mx) * spread(ys, my));
}

test.each(TYPES)('%s draws sound records with at least twelve attributes', (_, type) => {
  const products = draw(type, 400);
  expect(type.attributes.length).toBeGreaterThanOrEqual(12);
  const names = new Set(products.map(({ name }) => name));
  expect(names.size).toBeGreaterThan(390);
  const faults = recordFaults(type, products).filter((fault) => fault !== 'two products have the same name');
  expect(faults).toEqual([]);
  expect(products.flatMap((product) => priceFaults(product))).toEqual([]);
});

test.each(TYPES)('%s has every trade fact in every record, and few pieces on about a fifth', (_, type) => {
  const products = draw(type, 400);
  for (const product of products) {
    expect(product.formerPrice).toBeGreaterThan(product.price);
    expect(product.stock).toBeGreaterThan(0);
    expect(product.sold).toBeGreaterThan(0);
    expect(product.reviews).toBeGreaterThan(0);
    expect(product.addOns.length).toBeGreaterThanOrEqual(2);
    expect(product.name.startsWith(product.brand)).toBe(true);
  }
  const few = products.filter(({ stock }) => stock <= 5).length / products.length;
  // What is sold second hand exists once.
  const [least, most] = type.market === 'market' ? [1, 1] : [0.12, 0.28];
  expect(few).toBeGreaterThanOrEqual(least);
  expect(few).toBeLessThanOrEqual(most);
});

test.each(TYPES)('%s says nothing of what it is for', (_, type) => {
  const [product] = draw(type, 1);
  const names = [
    type.id,
    ...type.attributes.map(({ id }) => id),
    ...(product?.options ?? []).flatMap(({ id, choices }) => [id, ...choices.map((choice) => choice.id)]),
    ...(product?.addOns ?? []).map(({ id }) => id),
  ].map((name) => name.toLowerCase());
  for (const word of [...NEVER, ...NEVER_A_NAME]) expect(names).not.toContain(word);
  const text = JSON.stringify([type.attributes, product]).toLowerCase();
  for (const word of NEVER) expect(text).not.toContain(word);
});

test('what is better made or harder to make costs more', () => {
  const of = (id: string) => draw(PRODUCT_TYPES.find((type) => type.id === id) as ProductType, 600);
  expect(correlation(of('laptop'), 'weight', 'price')).toBeLessThan(-0.2);
  expect(correlation(of('laptop'), 'battery', 'price')).toBeGreaterThan(0.2);
  expect(correlation(of('headphones'), 'cancelling', 'price')).toBeGreaterThan(0.4);
  expect(correlation(of('headphones'), 'battery', 'weight')).toBeGreaterThan(0.2);
  expect(correlation(of('vacuum'), 'suction', 'noise')).toBeGreaterThan(0.2);
  expect(correlation(of('chair'), 'lumbar', 'price')).toBeGreaterThan(0.4);
  expect(correlation(of('purifier'), 'cadr', 'room')).toBeGreaterThan(0.8);
  expect(correlation(of('place'), 'space', 'price')).toBeGreaterThan(0.3);
  expect(correlation(of('place'), 'stairs', 'price')).toBeLessThan(-0.1);
  expect(correlation(of('purifier'), 'cadr', 'price')).toBeGreaterThan(0.3);
});

describe('pictures', () => {
  const BLUE = '#3d66b0';

  const COLOURED = TYPES.filter(([, { attributes }]) => attributes.some(({ id }) => id === 'colour'));

  test.each(COLOURED)('of %s show the colour of the record', (_, type) => {
    const [product] = draw(type, 1);
    const painted = (colour: string) =>
      type.picture({ ...(product as Product), attributes: { ...product?.attributes, colour } });
    expect(painted('Blue')).toContain(BLUE);
    expect(painted('Black')).not.toContain(BLUE);
  });

  test.each([
    ['pizza', 'vegetarian', true, false],
    ['pizza', 'spice', 'Hot', 'Mild'],
    ['pizza', 'oven', 'Wood-fired', 'Electric'],
    ['juice', 'fruit', 'Apple', 'Grape'],
    ['juice', 'packaging', 'Carton', 'Glass bottle'],
    ['juice', 'organic', true, false],
  ] as const)('of a %s show its %s', (id, attribute, one, other) => {
    const type = PRODUCT_TYPES.find((candidate) => candidate.id === id) as ProductType;
    const [product] = draw(type, 1);
    const pictured = (value: string | boolean) =>
      type.picture({
        ...(product as Product),
        attributes: { ...product?.attributes, [attribute]: value },
      });
    expect(pictured(one)).not.toBe(pictured(other));
  });

  test.each([
    ['laptop', 'screen', 13.3, 17.3],
    ['headphones', 'driver', 32, 48],
    ['vacuum', 'height', 72, 105],
    ['chair', 'backHeight', 48, 78],
    ['purifier', 'height', 28, 76],
  ] as const)('of a %s with more %s are larger', (id, attribute, small, large) => {
    const type = PRODUCT_TYPES.find((candidate) => candidate.id === id) as ProductType;
    const [product] = draw(type, 1);
    const extent = (value: number): number => {
      const svg = type.picture({
        ...(product as Product),
        attributes: { ...product?.attributes, [attribute]: value },
      });
      const areas = [...svg.matchAll(/<rect x="[^"]*" y="[^"]*" width="([\d.]+)" height="([\d.]+)"/g)].map(
        ([, width, height]) => Number(width) * Number(height),
      );
      const path = [...svg.matchAll(/v-([\d.]+)q0-20/g)].map(([, high]) => Number(high) * 1000);
      return [...areas, ...path].reduce((sum, area) => sum + area, 0);
    };
    expect(extent(large)).toBeGreaterThan(extent(small) * 1.1);
  });

  test.each(TYPES)('of %s hold no more than shapes, whatever the name says', (_, type) => {
    const [product] = draw(type, 1);
    const svg = type.picture({ ...(product as Product), name: '<script>alert("x")</script>&' });
    expect(svg).not.toContain('<script');
    expect(svg).not.toMatch(/NaN|undefined/);
    expect(svg.startsWith('<svg')).toBe(true);
  });
});
