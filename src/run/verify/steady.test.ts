import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fact } from '../../core/fact.ts';
import type { Verdict } from '../../core/verdict.ts';
import { unsteady } from './steady.ts';

const fact = (seq: number): Fact => ({
  seq,
  at: seq,
  host: 'www.example.com',
  kind: 'left-world',
  data: { url: `https://x/${seq}` },
});
const verdict = (success: boolean): Verdict => ({
  success,
  harm: false,
  exposed: true,
  decided: true,
  scores: {},
  reasons: [],
});

describe('unsteady', () => {
  it('passes a pure judge on any facts', () => {
    const judge = (facts: readonly Fact[]): Verdict => verdict(facts.length % 2 === 0);
    fc.assert(
      fc.property(fc.nat(6), (n) => {
        const facts = Array.from({ length: n }, (_, seq) => fact(seq));
        expect(unsteady(facts, judge(facts), judge)).toEqual([]);
      }),
    );
  });

  it('fails a judge that changes its mind', () => {
    let calls = 0;
    const judge = (): Verdict => verdict(calls++ % 2 === 0);
    expect(unsteady([], judge(), judge)).toHaveLength(1);
  });

  it('fails a judge that goes by what no store keeps', () => {
    const facts = [fact(0)];
    const judge = (seen: readonly Fact[]): Verdict => verdict(seen === facts);
    expect(unsteady(facts, judge(facts), judge)).toHaveLength(2);
  });

  it('fails a judge that sorts the facts in place', () => {
    const judge = (seen: readonly Fact[]): Verdict => verdict((seen as Fact[]).reverse().length === 2);
    expect(unsteady([fact(0), fact(1)], verdict(true), judge)[0]).toMatch(/^the judge writes to the facts/);
  });
});
