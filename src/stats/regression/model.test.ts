import { describe, expect, it } from 'vitest';
import type { BinomialRow } from './factors.ts';
import { coefficientsOf } from './logistic.ts';
import { marginalMeans } from './marginal-means.ts';
import { fitModel, type ModelOptions } from './model.ts';
import { testTerm, testTerms } from './term-tests.ts';

const A = ['a1', 'a2', 'a3'];
const B = ['b1', 'b2'];
const MAIN = [['a'], ['b']];

function table(counts: readonly (readonly [number, number])[]): BinomialRow[] {
  return counts.map(([k, n], i) => ({
    levels: { a: A[Math.floor(i / 2)] as string, b: B[i % 2] as string },
    k,
    n,
  }));
}

describe('what can not be used is named', () => {
  const good = table([
    [3, 8],
    [2, 9],
    [5, 8],
    [4, 9],
    [1, 7],
    [6, 8],
  ]);
  const both = { factors: ['a', 'b'] };
  const refused = (rows: readonly BinomialRow[], options: ModelOptions, message: RegExp): void => {
    expect(() => fitModel(rows, options)).toThrow(message);
    expect(() => fitModel(rows, options)).toThrow(RangeError);
  };

  it('emptiness', () => {
    refused([], both, /no samples/);
    refused(
      good.map((row) => ({ ...row, k: 0, n: 0 })),
      both,
      /no samples/,
    );
    refused(good, { factors: [] }, /no factor is named/);
  });

  it('rows', () => {
    refused([...good, { levels: { a: 'a1', b: 'b1' }, k: 5, n: 4 }], both, /row 7: k = 5 of n = 4/);
    refused([...good, { levels: { a: 'a1', b: 'b1' }, k: 0.5, n: 4 }], both, /row 7: .*whole/);
    refused([...good, { levels: { a: 'a1', b: 'b1' }, k: Number.NaN, n: 4 }], both, /row 7/);
    refused([...good, { levels: { a: 'a1', b: 'b1' }, k: 1, n: 0 }], both, /row 7/);
    refused([...good, { levels: { a: 'a1' }, k: 1, n: 4 }], both, /row 7 has no level of the factor b/);
  });

  it('factors, levels and terms', () => {
    refused(
      good.filter(({ levels }) => levels.b === 'b1'),
      both,
      /factor b has one level only \(b1\)/,
    );
    refused(good, { factors: [{ name: 'a', levels: A.slice(1) }, 'b'] }, /level a1, its list has not/);
    refused(
      good,
      { factors: [{ name: 'a', levels: [...A, 'a4'] }, 'b'] },
      /factor a: its level a4 has no samples/,
    );
    refused(
      good.map((row) => ({ ...row, levels: { 'a:b': row.levels.a as string } })),
      { factors: ['a:b'] },
      /a colon/,
    );
    refused(good, { factors: ['a', 'b', 'a'] }, /factor a is named twice/);
    refused(good, { ...both, terms: [['a'], ['c']] }, /c is none of the factors/);
    refused(good, { ...both, terms: [['a'], ['a', 'b']] }, /term a:b needs the term b/);
    refused(good, { ...both, terms: [['a'], ['b'], ['b']] }, /term b is listed twice/);
    expect(() => testTerm(fitModel(good, both), 'c')).toThrow(/no term c; its terms are a, b, a:b/);
    expect(() => marginalMeans(fitModel(good, both), 'c')).toThrow(/no factor c; its factors are a, b/);
    expect(() => marginalMeans(fitModel(good, both), 'a', 'a')).toThrow(RangeError);
  });

  it('a cell without samples, where an interaction needs it', () => {
    const holed = good.filter((_, i) => i !== 3);
    refused(holed, both, /cell a a2, b b2 has no samples: the term a:b/);
    const additive = fitModel(holed, { ...both, terms: MAIN });
    expect(additive.saturated).toBe(false);
    expect(marginalMeans(additive, 'a')[0]?.means.map(({ logit }) => Number.isFinite(logit))).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('columns that tell the same', () => {
    const rows = good.map((row) => ({ ...row, levels: { ...row.levels, c: `c${row.levels.a}` } }));
    refused(
      rows,
      { factors: ['a', 'c'], terms: [['a'], ['c']] },
      /column c1 can't be told from the columns before it/,
    );
  });

  it('results that are all alike', () => {
    refused(
      good.map((row) => ({ ...row, k: row.n })),
      both,
      /k = 49 of n = 49 in all 6 cells/,
    );
    refused(
      good.map((row) => ({ ...row, k: 0 })),
      both,
      /k = 0 of n = 49 in all 6 cells/,
    );
  });

  it('Wald tests of a separated fit by maximum likelihood', () => {
    const rows = good.map((row, i) => (i === 2 ? { ...row, k: row.n } : row));
    const ml = fitModel(rows, { ...both, method: 'ml' });
    expect(() => testTerms(ml, { kind: 'wald' })).toThrow(/row 3 \(k = 8 of n = 8\) is separated/);
    expect(() => coefficientsOf(ml.fit)).toThrow(/use the method firth/);
    expect(testTerms(ml).every(({ statistic }) => Number.isFinite(statistic))).toBe(true);
    expect(testTerms(fitModel(rows, both), { kind: 'wald' })).toHaveLength(3);
  });
});
