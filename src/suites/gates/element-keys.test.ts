import { describe, expect, it } from 'vitest';
import { elementKeys, type Keyed } from './element-keys.ts';

describe('elementKeys', () => {
  const html: Keyed = { tag: 'html' };
  const body: Keyed = { tag: 'body', parent: html };

  it('takes the id, and the place under the nearest id without one', () => {
    const keyOf = elementKeys();
    const form: Keyed = { tag: 'form', id: 'f', parent: body };
    expect([html, body, form, { tag: 'p', parent: form }, { tag: 'p', parent: form }].map(keyOf)).toEqual([
      'html',
      'html > body:1',
      '#f',
      '#f > p:1',
      '#f > p:2',
    ]);
  });

  it('does not count siblings that have an id, so that one can come without renaming the others', () => {
    const keyOf = elementKeys();
    expect(
      [html, body, { tag: 'p', id: 'new', parent: body }, { tag: 'p', parent: body }].map(keyOf).at(-1),
    ).toBe('html > body:1 > p:1');
  });

  it('keeps elements apart that share an id', () => {
    const keyOf = elementKeys();
    expect(
      [html, { tag: 'p', id: 'x', parent: html }, { tag: 'b', id: 'x', parent: html }].map(keyOf),
    ).toEqual(['html', '#x', '#x~2']);
  });

  it('names pseudo-elements by their element', () => {
    const keyOf = elementKeys();
    const button: Keyed = { tag: 'button', id: 'b' };
    expect([button, { tag: '::before', parent: button }].map(keyOf)).toEqual(['#b', '#b::before']);
  });
});
