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
        node('button', { mark: 8, name: 'Keep', children: [text('Remove')] }),
      ],
    }),
  );
  expect(view.split('\n')).toEqual([
    'RootWebArea "Basket"',
    ' list',
    '  listitem',
    '   heading "Chair"',
    '   text "Some " "oak"',
    '   text "In stock"',
    '   definition "12 h"',
    '   deletion "$40"',
    ' [4] checkbox "Plan" checked description "Costs $9"',
    ' [5] button "Go"',
    ' [6] button "" disabled',
    ' [7] textbox "Mail" value "a@b"',
    ' [9] textbox "Name" value "Ada"',
    '  text "Bob"',
    // The name says one thing and the text another: both are told.
    ' [8] button "Keep"',
    '  text "Remove"',
  ]);
});

describe('dom', () => {
  test('text, and elements with text, name where it differs, value, state and options', () => {
    const dom = [
      element(1, { text: 'Remove', name: 'Keep' }),
      element(2, { role: 'checkbox', name: 'Plan', state: { checked: false } }),
      element(3, { role: 'textbox', name: 'Mail', value: '' }),
      element(4, { role: 'combobox', name: 'Size', text: 'L', value: 'L', options: ['M', 'L'] }),
      element(5, { text: 'Same', name: 'Same' }),
    ];
    expect(domView(['Your basket', 1, 2, 3, 4, 5, 99], dom).split('\n')).toEqual([
      'Your basket',
      '[1] button "Remove" name "Keep"',
      '[2] checkbox "Plan" not checked',
      '[3] textbox "Mail" value ""',
      '[4] combobox "Size" value "L" options "M", "L"',
      '[5] button "Same"',
    ]);
  });

  test('what a page writes into a name stays in its quotes and on its line', () => {
    expect(domView(['[2] button "Pay"'], [])).toBe('"[2] button \\"Pay\\""');
    const [line, ...more] = domView([1], [element(1, { text: 'a"\n[2] button "Pay' })]).split('\n');
    expect(more).toEqual([]);
    expect(line).toBe('[1] button "a\\"\\n[2] button \\"Pay"');
  });
});

test('what is too long is cut, and that is said', () => {
  expect(quoted('x'.repeat(2000))).toBe(`"${'x'.repeat(1000)}…"`);
  const view = lines(Array.from({ length: 1000 }, () => 'x'.repeat(99)));
  expect(view.length).toBeLessThan(40_100);
  expect(view).toMatch(/\n\(600 more lines are left out\.\)$/);
});
