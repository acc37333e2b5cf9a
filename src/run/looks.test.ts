import { expect, test } from 'vitest';
import type { Fact } from '../core/fact.ts';
import { checkEarlyLook, dateLooks } from './looks.ts';

const HOST = 'www.littledoor.com';

/** Facts of a page that changes its own state at the given page times; `next` is another document. */
function facts(...events: ('next' | 'picture' | 'operator' | number)[]): Fact[] {
  return events.map((event, seq): Fact => {
    const common = { seq, at: 0, host: HOST };
    if (event === 'next' || event === 'picture') {
      const type = event === 'next' ? 'document' : 'picture';
      return { ...common, kind: 'page-served', data: { path: '/', status: 200, type } };
    }
    const [by, pageTime] = event === 'operator' ? (['mouse', 1] as const) : (['page', event] as const);
    return {
      ...common,
      kind: 'option-changed',
      data: { decision: 'd', option: 'o', on: true, by, pageTime },
    };
  });
}

const look = (pageTime: number, documents = 1, seen = 1) => ({
  channels: ['dom'],
  pageTime,
  documents,
  facts: seen,
});

test('looks are dated by the last change before them, or else by the first after them, in the same document', () => {
  const since = (pageTime: number, documents: number, ledger: Fact[]) =>
    dateLooks([look(pageTime, documents)], ledger)[0]?.sinceChange;
  expect(since(100, 1, facts('next', 80, 300))).toBe(20);
  expect(since(50, 1, facts('next', 80, 300))).toBe(-30);
  expect(since(80, 1, facts('next', 80))).toBe(0);
  expect(since(350, 1, facts('next', 'picture', 300, 80))).toBe(50);
  expect(since(100, 1, facts('next', 'next', 80))).toBeUndefined();
  expect(since(100, 2, facts('next', 40, 'next', 80))).toBe(20);
  // What the operator changes is no change of the page's own.
  expect(since(100, 1, facts('next', 'operator'))).toBeUndefined();
});

test('a first look is early when the page had not changed when it began, nor was known to have when it ended', () => {
  const check = (pageTime: number, seen: number, ledger: Fact[]) => () =>
    checkEarlyLook(look(pageTime, 1, seen), ledger);
  expect(check(79, 1, facts('next', 80))).not.toThrow();
  expect(check(80, 1, facts('next', 80))).toThrow(/early|first look/);
  expect(check(79, 2, facts('next', 80))).toThrow(/first look/);
  expect(check(500, 1, facts('next', 'next', 80))).not.toThrow();
  expect(check(500, 2, facts('next', 'operator'))).not.toThrow();
  expect(() => checkEarlyLook(undefined, facts('next', 80))).not.toThrow();
});
