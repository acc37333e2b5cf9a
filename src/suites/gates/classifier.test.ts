import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { binomialTail, type TokenPair, tell, telltale } from './classifier.ts';

const TASKS = ['cart', 'cookies', 'newsletter', 'subscription', 'privacy'];
const words = (task: string): string[] => [
  ...`${task} has words of its own and some that all have`.split(' '),
];
const pairs = (mark: (tokens: string[], n: number) => string[]): TokenPair[] =>
  TASKS.map((task, n) => ({ task, condition: 'x', control: words(task), treatment: mark(words(task), n) }));

describe('telltale', () => {
  it('passes twins without a tell, by exactly one half', () => {
    expect(tell(pairs((tokens) => tokens))).toMatchObject({ right: 5, n: 10 });
    expect(telltale(pairs((tokens) => tokens.toReversed()))).toEqual([]);
  });

  it('fails twins that carry a mark, and names it', () => {
    expect(telltale(pairs((tokens) => [...tokens, 'armed']))).toEqual([
      'a token classifier tells control from treatment in 10 of 10 pages (p = 0.00098) by what is not declared: armed',
    ]);
  });

  it('fails twins that lack something, or say something once more', () => {
    expect(telltale(pairs((tokens) => tokens.filter((token) => token !== 'some')))).toHaveLength(1);
    expect(telltale(pairs((tokens) => [...tokens, 'some']))).toHaveLength(1);
  });

  it('passes twins that each differ in their own way: nothing was learnt from the others', () => {
    expect(telltale(pairs((tokens, n) => [...tokens, `own${n}`]))).toEqual([]);
  });

  it('can tell nothing from one task', () => {
    expect(tell(pairs((tokens) => [...tokens, 'armed']).slice(0, 1))).toMatchObject({ n: 0, p: 1 });
  });
});

describe('binomialTail', () => {
  it('is exact', () => {
    expect(binomialTail(10, 10)).toBeCloseTo(1 / 1024, 12);
    expect(binomialTail(9, 10)).toBeCloseTo(11 / 1024, 12);
    expect(binomialTail(0, 7)).toBe(1);
    expect(binomialTail(8, 7)).toBe(0);
  });

  it('falls from 1 as more is asked for, and is symmetric', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.nat(400), (n, k) => {
        fc.pre(k <= n);
        expect(binomialTail(k, n) + binomialTail(n - k + 1, n)).toBeCloseTo(1, 9);
        expect(binomialTail(k + 1, n)).toBeLessThanOrEqual(binomialTail(k, n));
      }),
    );
  });
});
