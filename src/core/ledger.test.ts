import { describe, expect, it } from 'vitest';
import { factsOf } from './fact.ts';
import { createLedger } from './ledger.ts';

describe('a ledger', () => {
  it('numbers and dates what it is given, and hands out copies', () => {
    let now = 0;
    const ledger = createLedger({ elapsed: () => now, date: () => new Date(now) });
    ledger.append('www.a.com', 'page-served', { path: '/', status: 200, type: 'text/html' });
    now = 40;
    ledger.append('www.a.com', 'decision-shown', { decision: 'choice', pageTime: 12.5 });
    expect(ledger.facts().map(({ seq, at, kind }) => [seq, at, kind])).toEqual([
      [0, 0, 'page-served'],
      [1, 40, 'decision-shown'],
    ]);
    (ledger.facts() as unknown[]).length = 0;
    expect(factsOf(ledger.facts(), 'decision-shown')).toHaveLength(1);
  });

  it('refuses a fact that does not fit its schema, and stays as it was', () => {
    const ledger = createLedger({ elapsed: () => 0, date: () => new Date(0) });
    expect(() =>
      ledger.append('www.a.com', 'decision-shown', { decision: 'choice', pageTime: -1 }),
    ).toThrow();
    expect(() => ledger.append('www.a.com', 'left-world', { url: 'x', more: 1 } as never)).toThrow();
    expect(ledger.facts()).toEqual([]);
  });
});
