import { describe, expect, it } from 'vitest';
import type { A11yNode } from '../../../core/observation.ts';
import { cardsIn } from './cards.ts';
import { statedOf } from './stated.ts';
import { linesOf, viewOf } from './view.ts';

let marks = 0;
const node = (role: string, name: string, ...children: readonly A11yNode[]): A11yNode => ({
  role,
  name,
  state: {},
  ...(role === 'link' || role === 'button' ? { mark: ++marks } : {}),
  children,
});
const text = (said: string): A11yNode => node('StaticText', said);
const block = (...children: readonly A11yNode[]): A11yNode => node('generic', '', ...children);
const link = (name: string): A11yNode => node('link', name, text(name));
const root = (...children: readonly A11yNode[]): A11yNode => node('RootWebArea', '', ...children);
const titles = (tree: A11yNode): readonly string[] => cardsIn(tree).map(({ title }) => title);

const item = (name: string, price: string): A11yNode =>
  node(
    'listitem',
    '',
    node('list', '', node('listitem', '', text('Was $20.00'))),
    node('heading', name, link(name)),
    link('312 reviews'),
    node('paragraph', '', text(price)),
    node('button', 'Add to cart', text('Add to cart')),
  );

describe('cards of a page', () => {
  it('are its items with a link and a price, called by their headings', () => {
    const filter = node('listitem', '', link('Under $500 (12)'));
    const tree = root(
      node('navigation', '', node('listitem', '', link('Lamps'), text('$1'))),
      node('list', '', filter, filter),
      node('list', '', item('Lamp A', '$5.00'), item('Lamp B', '$6.00')),
    );
    expect(titles(tree)).toEqual(['Lamp A', 'Lamp B']);
    expect(cardsIn(tree)[1]?.lines.map((line) => line.text)).toContain('$6.00');
  });

  it('are rows of a table, and links around whole cards', () => {
    const row = (name: string): A11yNode =>
      node('row', '', node('cell', name, link(name)), node('cell', '', text('$7.00')));
    expect(titles(root(node('table', '', row('Lamp A'), row('Lamp B'))))).toEqual(['Lamp A', 'Lamp B']);
    const whole = (name: string): A11yNode =>
      node(
        'article',
        '',
        node('link', `${name} $3.00 Sale`, node('heading', name, text(name)), block(text('$3.00'))),
      );
    expect(titles(root(whole('Lamp C'), whole('Lamp D')))).toEqual(['Lamp C', 'Lamp D']);
  });

  it.each([
    ['below', (name: string, price: string) => [block(link(name)), block(text(price))]],
    ['above', (name: string, price: string) => [block(text(price)), block(link(name))]],
  ])('of bare boxes are cut at their links, with the price %s the name', (_, make) => {
    const tree = root(
      block(text('3 lamps')),
      ...make('Lamp A', '$1.00'),
      ...make('Lamp B', '$2.00'),
      ...make('Lamp C', '$3.00'),
    );
    const cards = cardsIn(tree).map(({ title, lines }) => [
      title,
      lines.map((line) => line.text).filter((said) => said.startsWith('$')),
    ]);
    expect(cards).toEqual([
      ['Lamp A', ['$1.00']],
      ['Lamp B', ['$2.00']],
      ['Lamp C', ['$3.00']],
    ]);
  });

  it('are none where nothing is sold', () => {
    expect(cardsIn(root(block(link('About us')), block(text('Since 1931'))))).toEqual([]);
    expect(cardsIn(root())).toEqual([]);
  });
});

describe('lines of a page', () => {
  it('tell text that is struck out apart, and keep what stands in one line together', () => {
    const paragraph = node('paragraph', '', text('$'), text('5.00 '), node('deletion', '', text('$9.00')));
    expect(linesOf([paragraph])).toEqual([
      { text: '$5.00', former: '$9.00', heading: false, place: 'content' },
    ]);
  });

  it('name the cells of a grid by row and column, and leave a table of two columns as it is', () => {
    const row = (role: string, ...cells: readonly string[]): A11yNode =>
      node('row', '', ...cells.map((cell, i) => node(i === 0 ? 'rowheader' : role, cell, text(cell))));
    const grid = node(
      'table',
      '',
      row('columnheader', '', '512 GB', '1 TB'),
      row('cell', '16 GB', '$1', '$2'),
    );
    expect(linesOf([grid]).map((line) => line.text)).toEqual(['16 GB, 512 GB $1', '16 GB, 1 TB $2']);
    expect(statedOf(linesOf([node('table', '', row('cell', 'Weight', '1 kg'))]), 'Weight')).toBe('1 kg');
  });

  it('are as deep as a page may nest them', () => {
    let deep = text('bottom');
    for (let i = 0; i < 500; i++) deep = block(deep);
    expect(linesOf([deep]).map((line) => line.text)).toEqual(['bottom']);
  });
});

it('a look without channels is an empty page', () => {
  const view = viewOf({
    url: 'https://www.example.com/',
    title: 'x',
    viewport: { width: 1, height: 1 },
    pageTime: 0,
    scroll: { y: 0, height: 1 },
  });
  expect([view.controls, view.lines]).toEqual([[], []]);
});
