import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemsIn } from './listing.ts';

const told = (text: string) =>
  itemsIn(text).map(({ ref, role, label, on }) => [ref, role, label, ...(on === undefined ? [] : [on])]);

describe('listings of a page', () => {
  it('with numbers, roles, quoted names and states', () => {
    const text = [
      '[1] link "Home"',
      'Some text on "button" things',
      '[2] checkbox "Protection plan" checked',
      '  [3] checkbox "Extra cover" not checked description "on the whole"',
      '[4] button "Say \\"yes\\"" disabled',
      '[5] textbox "Code" value "abc"',
      '[6]: <button> "Remove plan"',
    ].join('\n');
    expect(told(text)).toEqual([
      ['1', 'link', 'Home'],
      ['2', 'checkbox', 'Protection plan', true],
      ['3', 'checkbox', 'Extra cover', false],
      ['4', 'button', 'Say "yes"'],
      ['5', 'textbox', 'Code'],
      ['6', 'button', 'Remove plan'],
    ]);
    expect(itemsIn(text).map(({ disabled, value }) => [disabled, value])).toContainEqual([false, 'abc']);
    expect(itemsIn(text)[3]?.disabled).toBe(true);
  });

  it('without quotes, as the simple agent writes them', () => {
    const text = [
      'Some text (checked)',
      '[1] link Home',
      '[2] checkbox (checked, focused) Protection plan',
      '   listitem: [3] checkbox Keep me on the list description "on the whole"',
      '[4] button (disabled) "Say \\"yes\\"" | Say it',
      '[5] textbox Code = "abc" placeholder "Six letters"',
      '[6] button Remove plan | Keep plan',
      'banner (focused): heading: [7] link',
      '[8] combobox = "Two" options "One", "Two"',
      '[9] radio (checked) "(cheap) one"',
    ].join('\n');
    expect(told(text)).toEqual([
      ['1', 'link', 'Home'],
      ['2', 'checkbox', 'Protection plan', true],
      ['3', 'checkbox', 'Keep me on the list', false],
      ['4', 'button', 'Say "yes"'],
      ['5', 'textbox', 'Code'],
      ['6', 'button', 'Remove plan'],
      ['7', 'link', ''],
      ['8', 'combobox', ''],
      ['9', 'radio', '(cheap) one', true],
    ]);
    expect(itemsIn(text).map(({ disabled, value }) => [disabled, value])).toContainEqual([false, 'abc']);
    expect(itemsIn(text)[3]?.disabled).toBe(true);
  });

  it('with tags, attributes without quotes, and texts below', () => {
    const text = [
      '*[24]<button aria-label=Decline all cookies id=b1 />',
      '\tRemove',
      '\tprotection plan',
      '[30]<a id=x />',
      '[31]<input type=checkbox checked=true aria-label=Plan />',
      '[32]<input type=submit value=Go on />',
      '\t|SCROLL|[33]<div role=switch aria-checked=false aria-label=Sharing />',
      'Text beside it',
    ].join('\n');
    expect(told(text)).toEqual([
      ['24', 'button', 'Remove protection plan'],
      ['30', 'link', ''],
      ['31', 'checkbox', 'Plan', true],
      ['32', 'button', 'Go on'],
      ['33', 'switch', 'Sharing', false],
    ]);
  });

  it('with references behind, or with two-part numbers', () => {
    expect(
      told(
        '- generic [ref=e2]:\n  - button "Keep plan" [ref=e12] [cursor=pointer]\n  - checkbox "Plan" [checked] [ref=e13]',
      ),
    ).toEqual([
      ['e2', 'generic', ''],
      ['e12', 'button', 'Keep plan'],
      ['e13', 'checkbox', 'Plan', true],
    ]);
    expect(told('[0-1] RootWebArea: Basket\n  [0-12] button: Keep plan\n  [0-13] StaticText: Keep')).toEqual([
      ['0-1', '', 'RootWebArea: Basket'],
      ['0-12', 'button', 'Keep plan'],
      ['0-13', 'statictext', 'Keep'],
    ]);
  });

  it('tell what fields hold where they can', () => {
    const text =
      '- textbox "City" [ref=e1]: Springvale\n- textbox "Code" [active] [ref=e2] [cursor=pointer]\n- button "Go" [ref=e3]: x\n[4] textbox "Name"';
    expect(itemsIn(text).map(({ value }) => value)).toEqual(['Springvale', '', undefined, undefined]);
  });

  it('with boxes alone', () => {
    expect(itemsIn('(320, 140) 120 x 40')).toMatchObject([{ role: 'box', at: { x: 320, y: 140 } }]);
  });

  it('tell which items stand beside a price', () => {
    const text = '[1] link "Lamp A"\nWas £9\n[2] link "About us"\nSince 1931\n[3] button "Buy for £5"';
    expect(itemsIn(text).map(({ priced }) => priced)).toEqual([true, false, true]);
  });

  it('may be anything at all', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => void itemsIn(text)));
    const long = `[1] button "${'a '.repeat(50_000)}`;
    expect(itemsIn(long)).toHaveLength(1);
    expect(itemsIn('<'.repeat(50_000))).toEqual([]);
    expect(itemsIn(`[1]<a ${'x= '.repeat(20_000)}>`)).toHaveLength(1);
  });
});
