import { describe, expect, it } from 'vitest';
import type { Fact } from '../../core/fact.ts';
import { factList } from './verdict.ts';

const opened = (seq: number, product = `p${seq}`): Fact => ({
  seq,
  at: seq,
  host: 'a.example',
  kind: 'product-opened',
  data: { product },
});
const served = (seq: number, status = 200): Fact => ({
  seq,
  at: seq,
  host: 'a.example',
  kind: 'page-served',
  data: { path: `/${seq}`, status, type: 'document' },
});
const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);
const linesOf = (facts: readonly Fact[], ...cited: number[]): string[] =>
  [...String(factList(facts, false, new Set(cited))).matchAll(/<li>(.*?)<\/li>/g)].map(([, line = '']) =>
    line.replaceAll(/<[^>]+>/g, '').trim(),
  );

describe('the facts beside a step', () => {
  it('a few of one kind stand one by one', () => {
    expect(linesOf(range(0, 5).map((seq) => opened(seq)))).toHaveLength(6);
  });

  it('of many, the first few stand, and the number of the rest', () => {
    expect(linesOf(range(0, 49).map((seq) => opened(seq)))).toEqual([
      '#0 product-opened product=p0',
      '#1 product-opened product=p1',
      '#2 product-opened product=p2',
      '#3–49 product-opened 47 more',
    ]);
  });

  it('one that a reason cites is never folded', () => {
    const lines = linesOf(
      range(0, 9).map((seq) => opened(seq)),
      6,
    );
    expect(lines.slice(3)).toEqual([
      '#3–5 product-opened 3 more',
      '#6 product-opened product=p6',
      '#7–9 product-opened 3 more',
    ]);
  });

  it('pages are one line, but for those that were refused', () => {
    expect(linesOf([served(0), served(1), served(2, 404), served(3)])).toEqual([
      '#0–1 page-served /0 /1',
      '#2 page-served path=/2 status=404 type=document',
      '#3 page-served /3',
    ]);
  });

  it('no fact, no list; what a page put into one is text', () => {
    expect(factList([], false, new Set())).toBe('');
    expect(String(factList([opened(0, '<img src=x onerror=alert(1)>')], true, new Set()))).not.toContain(
      '<img',
    );
  });
});
