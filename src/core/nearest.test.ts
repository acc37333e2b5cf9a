import { describe, expect, it } from 'vitest';
import { nearest, unknownName } from './nearest.ts';

const known = ['twins/cart', 'twins/cookies', 'twins/newsletter', 'reader:dom', 'reader:pixels'];

describe('nearest', () => {
  it('finds the name that was meant', () => {
    expect(nearest('twins/cookeis', known)[0]).toBe('twins/cookies');
    expect(nearest('cart', known)[0]).toBe('twins/cart');
    expect(nearest('Reader:DOM', known)[0]).toBe('reader:dom');
  });

  it('offers nothing where nothing is near', () => {
    expect(nearest('qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq', known)).toEqual([]);
  });
});

describe('unknownName', () => {
  it('says what was expected, what was found and what to try', () => {
    expect(unknownName('agent', 'reader:pixel', known, 'siren list agents').message).toBe(
      'Expected the name of a known agent; found "reader:pixel". Did you mean reader:pixels, reader:dom? See `siren list agents`.',
    );
    expect(unknownName('suite', 'zzzzzzzzzzzzzzzzzzzz', known, 'siren list suites').message).toContain(
      'Known: twins/cart',
    );
  });
});
