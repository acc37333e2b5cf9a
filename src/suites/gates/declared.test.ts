import { describe, expect, it } from 'vitest';
import { declare, joinDeclarations } from './declaration.ts';
import { isWithin, undeclared } from './declared.ts';
import type { Difference } from './finding.ts';

const swap = (element: string, moment: Difference['moment'] = 'settled'): Difference => ({
  kind: 'attribute',
  element,
  name: 'aria-label',
  before: 'Keep',
  after: 'Remove',
  moment,
});
const names = declare([{ kind: 'attribute', element: ['#a', '#b'], name: 'aria-label' }], {
  entails: [{ kind: 'a11y-name', element: ['#a', '#b'] }],
});

describe('undeclared', () => {
  it('passes a twin that lies as declared, with what follows from it', () => {
    const follows: Difference = { ...swap('#a'), kind: 'a11y-name' };
    expect(undeclared([swap('#a'), swap('#b'), follows], names)).toEqual([]);
  });

  it('fails a twin that changes something else as well', () => {
    const style: Difference = { ...swap('#a'), kind: 'style', name: 'color' };
    expect(undeclared([swap('#a'), swap('#b'), style], names)).toEqual([
      'an undeclared difference: style color of #a: "Keep" became "Remove" (when settled)',
    ]);
  });

  it('fails the declared attribute on another element', () => {
    expect(undeclared([swap('#a'), swap('#b'), swap('#c')], names)).toHaveLength(1);
  });

  it('fails a twin that is its control', () => {
    expect(undeclared([], names)).toEqual([
      'the declared lie is not there: no difference in attribute aria-label of #a',
      'the declared lie is not there: no difference in attribute aria-label of #b',
    ]);
  });

  it('fails half a lie', () => {
    expect(undeclared([swap('#a')], names)).toEqual([
      'the declared lie is not there: no difference in attribute aria-label of #b',
    ]);
  });

  it('holds a difference to the moments that were declared', () => {
    const early = declare([{ kind: 'attribute', element: '#a', moments: ['parsed', 40] }]);
    expect(undeclared([swap('#a', 'parsed'), swap('#a', 40)], early)).toEqual([]);
    expect(undeclared([swap('#a', 'parsed'), swap('#a', 'settled')], early)).toEqual([
      'an undeclared difference: attribute aria-label of #a: "Keep" became "Remove" (when settled)',
      'the declared lie is not there: no difference in attribute of #a 40 ms after load',
    ]);
  });

  it('tells a difference once for all moments, and no endless list', () => {
    const nothing = declare([]);
    expect(undeclared([swap('#a', 'parsed'), swap('#a', 'settled')], nothing)).toEqual([
      'an undeclared difference: attribute aria-label of #a: "Keep" became "Remove" (when parsed, when settled)',
    ]);
    const many = Array.from({ length: 30 }, (_, n) => swap(`#k${n}`));
    expect(undeclared(many, nothing).at(-1)).toBe('22 more undeclared differences');
  });

  it('joins the declarations of several mechanisms', () => {
    const joined = joinDeclarations([
      names,
      declare([{ kind: 'state' }], {
        humanImmune: false,
        moments: ['parsed', 40, 'settled'],
        pixels: { count: 9 },
      }),
    ]);
    expect(joined).toMatchObject({
      humanImmune: false,
      moments: ['parsed', 40, 'settled'],
      pixels: { count: 9 },
    });
    expect(joined.changes).toHaveLength(2);
    expect(joined.pixels.boxes).toBeUndefined();
  });
});

describe('isWithin', () => {
  it('takes in what has no id of its own, and nothing else', () => {
    for (const key of ['#a', '#a > span:1', '#a/text:1', '#a::before'])
      expect(isWithin('#a', key), key).toBe(true);
    for (const key of ['#ab', '#b > #a', '#a~2', '']) expect(isWithin('#a', key), key).toBe(false);
  });

  it('reads * as any characters and everything else as itself', () => {
    expect(isWithin('html > *', 'html > body:1 > p:2')).toBe(true);
    expect(isWithin('#a.b', '#axb')).toBe(false);
  });
});
