import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { letteredMeans } from './lettered-means.ts';
import { letters } from './letters.ts';
import { marginalMeans } from './marginal-means.ts';
import { fitModel } from './model.ts';

const share = (x: string, y: string): boolean =>
  [...x.matchAll(/[a-zA-Z]\d*/g)].some(([l]) => y.split(/(?=[a-zA-Z])/).includes(l));

describe('the compact letter display', () => {
  it('gives one letter to all that are alike, and each its own to all that are told apart', () => {
    expect(letters(3, () => false)).toEqual(['a', 'a', 'a']);
    expect(letters(3, () => true)).toEqual(['a', 'b', 'c']);
    expect(letters(0, () => true)).toEqual([]);
  });

  it('gives two letters to the one in between', () => {
    expect(letters(3, (a, b) => a === 0 && b === 2)).toEqual(['a', 'ab', 'b']);
  });

  it('shares a letter between two items exactly when they are not told apart', () => {
    const tables = fc
      .integer({ min: 1, max: 12 })
      .chain((n) => fc.tuple(fc.constant(n), fc.array(fc.boolean(), { minLength: n * n, maxLength: n * n })));
    fc.assert(
      fc.property(tables, ([n, told]) => {
        const apart = (a: number, b: number): boolean => told[a * n + b] as boolean;
        const words = letters(n, apart);
        for (let a = 0; a < n; a++) {
          expect(words[a]).not.toBe('');
          for (let b = a + 1; b < n; b++)
            expect(share(words[a] as string, words[b] as string)).toBe(!apart(a, b));
        }
      }),
    );
  });

  it('goes on after z', () => {
    const words = letters(60, () => true);
    expect(new Set(words).size).toBe(60);
    expect(words.slice(24, 28)).toEqual(['y', 'z', 'A', 'B']);
    expect(words.slice(51, 54)).toEqual(['Z', 'a1', 'b1']);
  });
});

describe('lettered means', () => {
  const rows = [
    { levels: { agent: 'low' }, k: 2, n: 60 },
    { levels: { agent: 'high' }, k: 55, n: 60 },
    { levels: { agent: 'higher' }, k: 57, n: 60 },
  ];

  it('begin with the highest mean and keep the order of the levels', () => {
    const model = fitModel(rows, { factors: ['agent'] });
    const got = letteredMeans(marginalMeans(model, 'agent'));
    expect(got.map(({ level, letters: word }) => [level, word])).toEqual([
      ['low', 'b'],
      ['high', 'a'],
      ['higher', 'a'],
    ]);
  });

  it('tell a mean without estimate from none', () => {
    const full = rows.map((row, i) => (i === 2 ? { ...row, k: row.n } : row));
    const model = fitModel(full, { factors: ['agent'], method: 'ml' });
    const got = letteredMeans(marginalMeans(model, 'agent'));
    expect(got.map(({ letters: word }) => word)).toEqual(['b', 'a', 'ab']);
    expect(() => letteredMeans(marginalMeans(model, 'agent'), 'holm', 0)).toThrow(RangeError);
  });

  it('are made within each stratum', () => {
    const twice = ['x', 'y'].flatMap((site) =>
      rows.map((row) => ({ ...row, levels: { ...row.levels, site } })),
    );
    const model = fitModel(twice, { factors: ['agent', 'site'] });
    const got = letteredMeans(marginalMeans(model, 'agent', 'site'), 'tukey');
    expect(got.map(({ within, letters: word }) => `${within} ${word}`)).toEqual([
      'x b',
      'x a',
      'x a',
      'y b',
      'y a',
      'y a',
    ]);
  });
});
