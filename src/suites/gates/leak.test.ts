import { describe, expect, it } from 'vitest';
import { leakedWords, tokensOfName } from './leak.ts';
import type { Name } from './names.ts';

const SECRETS = {
  ids: ['twins', 'twins/cart', 'a3', 'a4-state', 'label-for', 'hidden', 'status', 'description', 'decoy'],
};
const name = (text: string): Name => ({ where: 'an id', name: text });
const names = (...texts: string[]): string[] => leakedWords(texts.map(name), [], SECRETS);
const copy = (text: string): string[] => leakedWords([], [{ where: 'the page', text }], SECRETS);

describe('leakedWords', () => {
  it.each([
    'btn-a3',
    'a3Label',
    'x_A3',
    'row a4-state',
    'a4State',
    'twinSite',
    'is-treatment',
    'controlGroup',
    'data-condition',
    'siren.css',
    'isDeceptive',
    'dark_pattern',
    'x-playwright',
    'twins/cart',
    'decoyButton',
    'label-for',
  ])('fails a twin with the name %j', (text) => {
    expect(names(text)).toHaveLength(1);
  });

  it.each([
    'k3fa3',
    'a32',
    'aria-controls',
    'cache-control',
    'Cache-Control',
    'hidden',
    'status',
    'description',
    'alt',
    'labelled',
    'cart-total',
    'cookies',
    'controller',
    'twine',
    'believe',
    'supplies',
  ])('passes the ordinary name %j', (text) => {
    expect(names(text)).toEqual([]);
  });

  it('lets people read ordinary words, and not the words of the trade', () => {
    expect(
      copy(
        'You are in control. Spa treatments for twins. In good condition; no tricks, honest prices. Size A3.',
      ),
    ).toEqual([]);
    expect(copy('This page holds a dark pattern')).toHaveLength(1);
    expect(copy('made with Playwright')).toHaveLength(1);
    expect(copy('Siren test bed')).toHaveLength(1);
  });

  it('says what leaked, each once, and no endless list', () => {
    expect(names('box-a3', 'box-a3')).toEqual(['an id says "a3": "box-a3"']);
    expect(names(...Array.from({ length: 20 }, (_, n) => `a3-${n}`)).at(-1)).toBe('12 more leaks');
  });
});

describe('tokensOfName', () => {
  it('splits at case, hyphens and signs, and not inside a word with digits', () => {
    expect(tokensOfName('cartSummary-v2/XMLHttp_a3b')).toEqual([
      'cart',
      'summary',
      'v2',
      'xml',
      'http',
      'a3b',
    ]);
  });
});
