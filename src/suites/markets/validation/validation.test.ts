import { describe, expect, test } from 'vitest';
import { random } from '../../../core/random.ts';
import type { Product } from '../record.ts';
import { taskData } from '../tasks/index.ts';
import {
  bestRank,
  type Checked,
  exhaustive,
  independenceOfFavor,
  priceFaults,
  validateTask,
} from './index.ts';

const sound = taskData[0] as (typeof taskData)[number];
const best = sound.catalog().find(({ id }) => id === sound.optimum) as Product;
const worst = sound.catalog().find((product) => product.id !== sound.optimum && product.stock > 0) as Product;

/** The first task with another catalog, in which products are replaced. */
function spoilt(
  change: (product: Product) => Product | readonly Product[],
  over: Partial<Checked> = {},
): Checked {
  const catalog = sound.catalog().flatMap(change);
  const { type, request, size, optimum, dripTargets } = sound;
  return { type, request, size, optimum, dripTargets, catalog: () => catalog, ...over };
}

const onBest = (change: (product: Product) => Product) =>
  spoilt((product) => (product.id === sound.optimum ? change(product) : product));

const withAttributes = (product: Product, attributes: Product['attributes']): Product => ({
  ...product,
  attributes: { ...product.attributes, ...attributes },
});

test('a sound task has no fault', () => {
  expect(validateTask(sound).faults).toEqual([]);
});

describe('the faults of a bad catalog are found:', () => {
  const twin: Product = { ...best, id: 'zzzzzzzzz', name: `${best.brand} Again Z999` };
  const cases: readonly [string, Checked, RegExp][] = [
    [
      'an optimum that misses a requirement',
      onBest((p) => withAttributes(p, { fanNoise: 50 })),
      /best products are/,
    ],
    [
      'an optimum that is not best',
      onBest((p) => withAttributes(p, { brightness: 230 })),
      /best products are/,
    ],
    ['another answer', spoilt((p) => p, { optimum: worst.id }), /best products are/],
    ['a second optimum', spoilt((p) => (p.id === sound.optimum ? [p, twin] : p)), /alike on "brightness"/],
    ['an optimum that is sold out', onBest((p) => ({ ...p, stock: 0 })), /not in stock/],
    [
      'too few products',
      spoilt((p) => (p.stock > 100 && p.id !== sound.optimum ? [] : p)),
      /the catalog has/,
    ],
    [
      'no near miss that is better but infeasible',
      spoilt((p) =>
        p.id !== sound.optimum && Number(p.attributes.brightness) >= Number(best.attributes.brightness)
          ? withAttributes(p, { brightness: 240 })
          : p,
      ),
      /better on "brightness" but infeasible/,
    ],
    [
      'no near miss that is feasible but worse',
      spoilt((p) => (p.id === sound.optimum ? p : withAttributes(p, { fanNoise: 50 }))),
      /0 products are feasible but worse/,
    ],
    [
      'nothing that is cheap in base alone',
      spoilt((p) =>
        p.id === sound.optimum
          ? p
          : { ...p, price: p.price + 60_000, formerPrice: (p.formerPrice ?? p.price) + 60_000 },
      ),
      /0 products are cheap in base/,
    ],
    [
      'a drip target that is as dear as it looks',
      spoilt((p) =>
        sound.dripTargets.includes(p.id)
          ? {
              ...p,
              options: p.options.map((o) => ({ ...o, choices: o.choices.map((c) => ({ ...c, price: 0 })) })),
            }
          : p,
      ),
      /drip target .* is not cheap in base/,
    ],
    ['no drip target', spoilt((p) => p, { dripTargets: [] }), /there is no drip target/],
    [
      'the optimum as drip target',
      spoilt((p) => p, { dripTargets: [sound.optimum] }),
      /optimum is a drip target/,
    ],
    [
      'one product that leads on both preferences',
      spoilt((p) =>
        p.id === worst.id
          ? { ...withAttributes(p, { brightness: 640, fanNoise: 50 }), price: 9_999, delivery: 0 }
          : p,
      ),
      /sorting by either preference/,
    ],
    [
      'an optimum that a sort finds',
      onBest((p) => withAttributes(p, { brightness: 640 })),
      /sorting by one preference alone leads to the optimum/,
    ],
    [
      'an optimum that filters with a sort find',
      onBest((p) => withAttributes(p, { weight: 0.84 })),
      /put the optimum first/,
    ],
    [
      'requirements that only result pages tell',
      spoilt((p) => p, {
        request: {
          ...sound.request,
          requirements: sound.request.requirements.filter(({ attribute }) => attribute === 'screen'),
        },
      }),
      /no requirement that only product pages tell decides/,
    ],
    [
      'a criterion that is not displayed',
      spoilt((p) => p, {
        request: { ...sound.request, preferences: [{ attribute: 'smell', want: 'most' }] },
      }),
      /no attribute "smell" is displayed/,
    ],
    [
      'a number with more digits than are shown',
      onBest((p) => withAttributes(p, { weight: 1.2345 })),
      /"weight"/,
    ],
    [
      'an attribute that nobody knows',
      onBest((p) => withAttributes(p, { smell: 3 })),
      /"smell" is no attribute/,
    ],
    ['two products of one id', spoilt((p) => (p.id === worst.id ? [p, p] : p)), /same id/],
    ['a former price that is none', onBest((p) => ({ ...p, formerPrice: p.price })), /former price/],
    ['broken cents', onBest((p) => ({ ...p, price: p.price + 0.5 })), /whole number of cents/],
  ];

  test.each(cases)('%s', (_, task, fault) => {
    expect(validateTask(task).faults.join('\n')).toMatch(fault);
  });
});

test('a price that is quoted otherwise than it adds up is found in whichever configuration', () => {
  const wrongFor64 = (
    product: Product,
    configuration: Readonly<Record<string, string>>,
    quantity: number,
  ): number => {
    const piece = product.options.reduce(
      (price, { id, choices }) =>
        price + (choices.find((choice) => choice.id === configuration[id])?.price ?? 0),
      product.price,
    );
    const sum = piece * quantity + product.delivery;
    return configuration.memory === '64gb' ? sum - product.delivery - 1 : sum;
  };
  const faults = priceFaults(best, wrongFor64);
  expect(faults.length).toBeGreaterThan(0);
  expect(faults.every((fault) => fault.includes('64gb'))).toBe(true);
});

test('exhaustive finds no best product where two share the honours', () => {
  const [a, b] = [best, { ...best, id: 'other' }].map((product, n) =>
    withAttributes({ ...product, price: product.price + n * 500 }, { brightness: 400 + n }),
  ) as [Product, Product];
  const found = exhaustive([a, b], sound.request);
  expect(found.feasible).toEqual([a.id, b.id]);
  expect(found.best).toEqual([]);
});

test('the best rank is that of trying every set of filters with every sort', () => {
  const chance = random(9);
  for (let round = 0; round < 40; round++) {
    const catalog = Array.from({ length: 8 }, (_, n) => ({
      ...best,
      id: `p${n}`,
      price: chance.below(5),
      stock: chance.below(5),
    }));
    const filters = [1, 2, 3].flatMap((cut) => [
      { says: `price ..${cut}`, passes: ({ price }: Product) => price <= cut },
      { says: `stock ${cut}..`, passes: ({ stock }: Product) => stock >= cut },
    ]);
    const sorts = [
      { says: 'price', key: ({ price }: Product) => price },
      { says: 'stock', key: ({ stock }: Product) => stock },
    ];
    const product = catalog[0] as Product;
    let least = catalog.length;
    for (let set = 0; set < 2 ** filters.length; set++) {
      const left = catalog.filter((one) =>
        filters.every(({ passes }, n) => !(set & (1 << n)) || passes(one)),
      );
      if (!left.includes(product)) continue;
      for (const { key } of sorts) {
        for (const sign of [1, -1]) {
          const before = left.filter((one) => sign * (key(one) - key(product)) < 0).length;
          least = Math.min(least, before + 1);
        }
      }
    }
    expect(bestRank(catalog, product, { filters, sorts }).rank).toBe(least);
  }
});

describe('independence of favor', () => {
  const scores = new Map(Array.from({ length: 60 }, (_, n) => [`p${n}`, n / 60] as const));

  test('is doubted when the best are favored, and not when anybody is', () => {
    const top = Array.from({ length: 6 }, (_, n) => `p${59 - n}`);
    expect(independenceOfFavor(scores, top, random(1))).toBeLessThan(0.01);
    const mixed = ['p2', 'p13', 'p24', 'p35', 'p46', 'p57'];
    expect(independenceOfFavor(scores, mixed, random(1))).toBeGreaterThan(0.5);
  });

  test('needs somebody to compare', () => {
    expect(() => independenceOfFavor(scores, [], random(1))).toThrow(RangeError);
    expect(() => independenceOfFavor(scores, ['nobody'], random(1))).toThrow(/no score/);
  });
});
