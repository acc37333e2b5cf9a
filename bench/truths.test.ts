import { expect, test } from 'vitest';
import { listingPage, listingTruths } from './pages.ts';
import { foundIn, type Truths } from './truths.ts';

const truths: Truths = {
  names: ['Lamp K0001', 'Lamp K0011'],
  texts: ['of oak'],
  prices: ['£1.50', '£21.50'],
  values: [{ of: 'Search', is: 'oak' }],
  states: [
    { of: 'Compare Lamp K0001', state: 'checked', is: true },
    { of: 'Compare Lamp K0011', state: 'checked', is: false },
  ],
};

test('a name or a price that is part of a longer one is not found', () => {
  expect(foundIn('Lamp K00011, £21.50', truths)).toMatchObject({ names: 0, prices: 1 });
});

test.each([
  ['[1] checkbox "Compare Lamp K0001" checked\n[2] checkbox "Compare Lamp K0011" not checked'],
  [
    '<input aria-label=Compare Lamp K0001 checked=true />\n<input aria-label=Compare Lamp K0011 checked=false />',
  ],
  ["checkbox 'Compare Lamp K0001', checked='true'\ncheckbox 'Compare Lamp K0011', checked='false'"],
  ['checkbox Compare Lamp K0001 checked\ncheckbox Compare Lamp K0011'],
])('states are read in every notation: %s', (text) => {
  expect(foundIn(text, truths).states).toBe(2);
});

test('a state or a value on the line of another control is not told', () => {
  const told = foundIn('checkbox "Compare Lamp K0001"\ncheckbox "B" checked\ntextbox "Search"\noak', truths);
  expect(told).toMatchObject({ states: 0, values: 0 });
  expect(foundIn('textbox "Search" value "oak"', truths).values).toBe(1);
});

test('what the listing plants is in its page', () => {
  const page = listingPage(300);
  const planted = listingTruths(300);
  expect(foundIn(page.replaceAll(/<[^>]*>/g, '\n'), planted)).toMatchObject({
    names: planted.names.length,
    texts: planted.texts.length,
    prices: planted.prices.length,
  });
  expect(planted.names).toHaveLength(18);
});
