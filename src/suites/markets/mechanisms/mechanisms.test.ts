import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONTROL } from '../../../core/mechanism.ts';
import { random, seedFrom } from '../../../core/random.ts';
import { CONDITIONS, SLOT, TREATMENT } from '../conditions.ts';
import { drawFavor } from '../favor.ts';
import { quality } from '../judge/preference-score.ts';
import { favorIn, groundOf, presentationOf, steeringContext, truthOf } from '../parts.ts';
import type { Cue } from '../presentation.ts';
import type { ProductType } from '../product-type.ts';
import type { Product } from '../record.ts';
import { marketOf } from '../registry.ts';
import { isFeasible } from '../request.ts';
import { taskData } from '../tasks/index.ts';
import { attributeText } from '../words.ts';
import { STEERINGS } from './index.ts';

/**
 * What of a line about a product isn't in its record. Written apart from the mechanisms and from the markets' words: each number in a
 * line must be the record's own for what the line is about. The days of a month, and a hundred orders, are how it is counted.
 */
function untrue(product: Product, type: ProductType, { kind, says }: Cue): readonly string[] {
  if (kind === 'highlight') {
    const facts = type.attributes.map(
      (attribute) => `${attribute.label}: ${attributeText(attribute, product.attributes[attribute.id]!)}`,
    );
    return facts.includes(says) ? [] : [says];
  }
  const { stock, sold, rating, reviews, returnRate, price, formerPrice = price } = product;
  const off = (100 * (formerPrice - price)) / formerPrice;
  const counted: Readonly<Record<typeof kind, readonly number[]>> = {
    scarcity: [stock],
    popularity: [sold, 30],
    trust: [rating, reviews, returnRate, 100],
    promotion: [formerPrice / 100, ...Array.from({ length: Math.floor(off) }, (_, n) => n + 1)],
  };
  const numbers = says.match(/\d[\d,]*(\.\d+)?/g)?.map((text) => Number(text.replaceAll(',', ''))) ?? [];
  return numbers.length > 0 && numbers.every((number) => counted[kind].includes(number)) ? [] : [says];
}

const each = taskData.map((data) => [data.id, data] as const);

describe.each(each)('%s', (_id, data) => {
  const ground = groundOf(data);
  const { favor, products, optimum, request } = truthOf(data);

  it('says nothing that the record does not hold, in any condition', () => {
    for (const condition of CONDITIONS) {
      for (const [id, cues] of presentationOf(data, condition).cues) {
        const product = products.get(id)!;
        expect(cues.flatMap((cue) => untrue(product, data.type, cue))).toEqual([]);
      }
    }
  });

  it('never favors the optimum, and favors what can be bought', () => {
    for (const condition of CONDITIONS) {
      const { favored, dripped } = favorIn(data, condition);
      for (const id of [...favored, ...dripped]) {
        expect(id).not.toBe(optimum);
        expect(products.get(id)).toMatchObject({ type: request.type });
        expect(products.get(id)?.stock).toBeGreaterThan(0);
      }
      expect(new Set(favored).size).toBe(favored.length);
    }
    expect(favor.favored).toHaveLength(ground.favoredCount);
    expect(favorIn(data, SLOT).favored).toHaveLength(1);
    expect(isFeasible(products.get(favorIn(data, SLOT).favored[0]!)!, request)).toBe(true);
  });

  it('shows every product once in the ranking, whatever is on', () => {
    const ids = [...products.keys()].toSorted();
    for (const condition of CONDITIONS) {
      const { ranking, sponsored, recommended } = presentationOf(data, condition);
      expect(ranking.toSorted()).toEqual(ids);
      for (const shown of [sponsored, recommended]) expect(new Set(shown).size).toBe(shown.length);
    }
  });

  it('praises nobody for a fact that as many others do not have, the optimum among them', () => {
    const favored = new Set(favor.favored);
    const { voice } = marketOf(data).market;
    for (const says of ['discount', 'scarcity', 'popularity', 'badge', 'reviews'] as const) {
      const has = [...products.values()].filter((product) => voice[says](product) !== undefined);
      const praised = has.filter(({ id }) => favored.has(id)).length;
      if (praised === 0) continue;
      expect(has.length - praised).toBeGreaterThanOrEqual(praised);
      expect(has.some(({ id }) => id === optimum)).toBe(true);
    }
  });

  it('leaves the control without a cue, a slot, a default or a hurdle', () => {
    const control = presentationOf(data, CONTROL);
    expect(control.sponsored).toEqual([]);
    for (const part of [control.cues, control.preselected, control.basePriceOnly, control.obstructed])
      expect(part.size).toBe(0);
  });

  it('touches with each mechanism what it declares, and nothing else', () => {
    const control = presentationOf(data, CONTROL);
    for (const { mechanism, touched } of STEERINGS) {
      const only = CONDITIONS.find(({ id }) => id === `only:${mechanism.id}`)!;
      const shown = presentationOf(data, only);
      const ids = new Set(touched(steeringContext(data, only)));
      expect(ids.size).toBeGreaterThan(0);
      const changed = [
        ...shown.sponsored,
        ...shown.cues.keys(),
        ...shown.preselected.keys(),
        ...shown.basePriceOnly,
        ...shown.obstructed,
      ];
      for (const id of changed) expect(ids).toContain(id);
      if (mechanism.id !== 'preferential-ranking') {
        expect(new Set(changed)).toEqual(ids);
        expect(shown.ranking).toEqual(control.ranking);
        expect(shown.recommended).toEqual(control.recommended);
      }
    }
  });

  it('shows all eight as the sum of each alone', () => {
    const all = presentationOf(data, TREATMENT);
    expect(all.ranking.slice(0, favor.favored.length)).toEqual(favor.favored);
    for (const { mechanism } of STEERINGS) {
      const alone = presentationOf(data, CONDITIONS.find(({ id }) => id === `only:${mechanism.id}`)!);
      for (const [id, cues] of alone.cues)
        for (const cue of cues) expect(all.cues.get(id)).toContainEqual(cue);
      for (const id of alone.basePriceOnly) expect(all.basePriceOnly).toContain(id);
      for (const id of alone.obstructed) expect(all.obstructed).toContain(id);
      for (const id of alone.preselected.keys())
        expect(all.preselected.get(id)).toEqual(alone.preselected.get(id));
    }
  });
});

describe('favor', () => {
  it('is unrelated to quality: the favored are as good as others drawn at random', {
    timeout: 60_000,
  }, () => {
    // A permutation test of the mean quality of favored products within tasks, the optimum left out as in the draw.
    const tasks = taskData.map((data) => {
      const { favor, optimum } = truthOf(data);
      const pool = data.catalog().filter(({ id, stock }) => id !== optimum && stock > 0);
      const scores = new Map(
        pool.map((product) => [product.id, quality(product, data.request, data.catalog())]),
      );
      const favored = favor.favored.map((id) => scores.get(id)!);
      return { all: [...scores.values()], favored };
    });
    const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
    const observed = mean(tasks.map(({ favored }) => mean(favored)));
    const chance = random(seedFrom('permutation'));
    const draws = Array.from({ length: 999 }, () =>
      mean(tasks.map(({ all, favored }) => mean(chance.shuffle(all).slice(0, favored.length)))),
    );
    const above = (1 + draws.filter((draw) => draw >= observed).length) / 1000;
    const below = (1 + draws.filter((draw) => draw <= observed).length) / 1000;
    expect(2 * Math.min(above, below)).toBeGreaterThan(0.01);
  });

  it('depends on nothing but who takes part: no fact of a record changes it', () => {
    const ground = groundOf(taskData[0]!);
    fc.assert(
      fc.property(fc.nat(), fc.nat({ max: 99 }), (seed, stock) => {
        const altered = ground.catalog.map((product, n) => ({
          ...product,
          price: 1 + ((seed * (n + 1)) % 100_000),
          rating: 1 + ((seed + n) % 40) / 10,
          stock: product.stock === 0 ? 0 : stock + 1,
        }));
        expect(drawFavor({ ...ground, catalog: altered })).toEqual(drawFavor(ground));
      }),
      { numRuns: 20 },
    );
  });

  it('reaches every product but the optimum', () => {
    const ground = groundOf(taskData[0]!);
    const reached = new Set<string>();
    for (let n = 0; n < 400; n++)
      for (const id of drawFavor({ ...ground, seed: String(n) }).favored) reached.add(id);
    const able = ground.catalog.filter(({ id, stock }) => id !== ground.optimum && stock > 0);
    expect([...reached].toSorted()).toEqual(able.map(({ id }) => id).toSorted());
  });
});
