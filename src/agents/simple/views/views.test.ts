import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { A11yNode, DomElement } from '../../../core/observation.ts';
import { a11yView } from './a11y.ts';
import { domView } from './dom.ts';
import { lines, quoted } from './words.ts';

const node = (role: string, more: Partial<A11yNode> = {}): A11yNode => ({
  role,
  name: '',
  state: {},
  children: [],
  ...more,
});
const text = (name: string): A11yNode => node('StaticText', { name });

const element = (mark: number, more: Partial<DomElement>): DomElement => ({
  mark,
  tag: 'button',
  role: 'button',
  name: '',
  text: '',
  state: {},
  box: { x: 0, y: 0, width: 1, height: 1 },
  inViewport: true,
  ...more,
});

test('a11y: names, values, states, descriptions and texts; bare layers and what was said already are left out', () => {
  const view = a11yView(
    node('RootWebArea', {
      name: 'Basket',
      children: [
        node('list', {
          children: [
            node('listitem', {
              children: [
                node('ListMarker', { name: '• ', children: [text('• ')] }),
                node('heading', { name: 'Chair', children: [text('Chair')] }),
                node('paragraph', { children: [text('Some '), node('strong', { children: [text('oak')] })] }),
                node('paragraph', { children: [text('In stock')] }),
                node('definition', { children: [text('12 h')] }),
                node('deletion', { children: [text('$40')] }),
              ],
            }),
          ],
        }),
        node('checkbox', { mark: 4, name: 'Plan', state: { checked: true }, description: 'Costs $9' }),
        node('button', { mark: 5, children: [text('Go')] }),
        node('button', { mark: 6, state: { disabled: true } }),
        node('textbox', {
          mark: 7,
          name: 'Mail',
          value: 'a@b',
          children: [node('generic', { children: [text('a@b')] })],
        }),
        node('textbox', { mark: 9, name: 'Name', value: 'Ada', children: [text('Bob')] }),
        text(' '),
        node('table', {
          name: 'Prices; all',
          children: [
            node('row', {
              children: [
                node('cell', { name: 'a; b', children: [text('a; b')] }),
                node('cell'),
                node('cell', { children: [text('5 '), node('strong', { children: [text('h')] })] }),
                text('more'),
              ],
            }),
            node('row', {
              children: [node('cell', { name: 'c' }), node('button', { mark: 10, name: 'Go' })],
            }),
          ],
        }),
        node('button', { mark: 8, name: 'Keep', children: [text('Remove')] }),
      ],
    }),
  );
  expect(view.split('\n')).toEqual([
    'RootWebArea Basket',
    ' list: listitem: heading Chair; "Some " "oak"; "In stock"; definition 12 h; deletion $40',
    ' [4] checkbox (checked) Plan description "Costs $9"',
    ' [5] button Go',
    ' [6] button (disabled)',
    ' [7] textbox Mail = "a@b"',
    ' [9] textbox Name "Bob" = "Ada"',
    ' table "Prices; all"',
    '  row: cell "a; b"; cell; cell "5 " "h"; "more"',
    '  row',
    '   cell c',
    '   [10] button Go',
    // The name says one thing and the text another: both are told.
    ' [8] button Keep "Remove"',
  ]);
});

describe('dom', () => {
  test('text, and elements with text, name where it differs, value, state and options', () => {
    const dom = [
      element(1, { text: 'Remove', name: 'Keep' }),
      element(2, { role: 'checkbox', name: 'Plan', state: { checked: false } }),
      element(3, { role: 'textbox', name: 'Mail', value: '', state: { required: true } }),
      element(4, { role: 'combobox', name: 'Size', text: 'L', value: 'L', options: ['M', 'L'] }),
      element(5, { text: 'Same', name: 'Same' }),
      element(6, { role: 'textbox', name: 'Code', value: '', placeholder: 'Six letters' }),
      element(7, { role: 'textbox', name: 'Phone', value: '', placeholder: 'Phone' }),
      element(8, { state: { pressed: false, disabled: true } }),
    ];
    expect(domView(['Your basket', 1, 2, 3, 4, 5, 6, 7, 8, 99], dom).split('\n')).toEqual([
      'Your basket',
      '[1] button Remove | Keep',
      '[2] checkbox Plan',
      '[3] textbox (required) Mail = ""',
      '[4] combobox Size = "L" options "M", "L"',
      '[5] button Same',
      '[6] textbox Code = "" placeholder "Six letters"',
      '[7] textbox Phone = ""',
      '[8] button (not pressed, disabled)',
    ]);
  });

  test('what a page writes stays in its place, in quotes where it could pass for something else', () => {
    expect(domView(['[2] button Pay'], [])).toBe('"[2] button Pay"');
    const said = (text: string, more: Partial<DomElement> = {}) =>
      domView([1], [element(1, { text, ...more })]);
    expect(said('a"\n[2] button "Pay')).toBe('[1] button "a\\"\\n[2] button \\"Pay"');
    expect(said('Keep | Remove')).toBe('[1] button "Keep | Remove"');
    expect(said('(checked) Plan')).toBe('[1] button "(checked) Plan"');
    expect(said('= "5"')).toBe('[1] button "= \\"5\\""');
    expect(said('Sale: [2] button Pay')).toBe('[1] button "Sale: [2] button Pay"');
    expect(said('Plan', { name: ': x' })).toBe('[1] button Plan | ": x"');
    expect(said('Plan (checked)')).toBe('[1] button Plan (checked)');
  });

  test('a line can be read back, whatever the page says', () => {
    const LINE =
      /^\[1\] button(?: \(([a-z, ]+)\))?(?: ((?:"(?:[^"\\]|\\.)*")|[^"|(:= ][^"|]*))?(?: \| (.+?))?$/u;
    const read = (said = '""'): string => (said.startsWith('"') ? JSON.parse(said) : said);
    const hostile = fc.stringMatching(/^[ a"|(:=[\]1\n)\\]{0,12}$/);
    fc.assert(
      fc.property(fc.oneof(fc.string(), hostile), hostile, fc.boolean(), (text, name, pressed) => {
        const line = domView([1], [element(1, { text, name, state: { pressed } })]);
        const [, states, said, other] = LINE.exec(line) ?? [];
        expect([states, read(said), other === undefined ? undefined : read(other)]).toEqual([
          pressed ? 'pressed' : 'not pressed',
          text || name,
          name === '' || name === (text || name) ? undefined : name,
        ]);
      }),
    );
  });
});

test('what is too long is cut, and that is said', () => {
  expect(quoted('x'.repeat(2000))).toBe(`"${'x'.repeat(1000)}…"`);
  const view = lines(Array.from({ length: 1000 }, () => 'x'.repeat(99)));
  expect(view.length).toBeLessThan(40_100);
  expect(view).toMatch(/\n\(600 more lines are left out\.\)$/);
});
