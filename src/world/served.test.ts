import { describe, expect, it } from 'vitest';
import { servedAs } from './served.ts';

describe('servedAs', () => {
  it.each([
    ['document', 'application/json', 'document'],
    ['iframe', 'text/html', 'document'],
    ['serviceworker', 'text/javascript', 'script'],
    ['empty', 'text/html', undefined],
    ['font', 'font/woff2', undefined],
    ['constructor', 'text/html', undefined],
    [undefined, 'Text/HTML; charset=utf-8', 'document'],
    [undefined, 'application/javascript', 'script'],
    [undefined, 'image/svg+xml', 'picture'],
    [undefined, 'application/json', undefined],
    [undefined, 'text/html-not', undefined],
    [undefined, null, undefined],
  ])('for destination %s and type %s says %s', (destination, type, served) => {
    expect(servedAs(destination, type)).toBe(served);
  });
});
