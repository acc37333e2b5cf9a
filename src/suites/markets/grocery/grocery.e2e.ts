import { noBarriers } from '../storefront/testing/barriers.ts';
import { juice } from '../types/juice/index.ts';
import { grocery } from './index.ts';
import { testJuice } from './juices.fixture.ts';

const KINDS = ['promotion', 'scarcity', 'popularity', 'trust', 'highlight'] as const;

noBarriers(grocery, {
  type: juice,
  catalog: [...'abcdefgh'].map((id) => testJuice(id, { stock: id === 'h' ? 0 : 8 })),
  presentation: {
    recommended: ['a', 'b'],
    sponsored: ['c'],
    obstructed: new Set(['b']),
    basePriceOnly: new Set(['c']),
    preselected: new Map([['c', ['sleeve']]]),
    cues: new Map([['c', KINDS.map((kind) => ({ kind, says: 'Some words' }))]]),
  },
  paths: [
    ...[
      '/',
      '/aisle',
      '/aisle?pieces=6&size=1l&organic=yes&q=zzz+juice',
      '/aisle?q=zzz',
      '/item/a',
      '/item/b',
    ],
    ...[
      '/item/b/specification',
      '/item/b/options',
      '/item/h',
      '/orders',
      '/basket',
      '/help/fees',
      '/nowhere',
    ],
  ],
  hurried: '/orders',
  async buy(page, note) {
    const press = async (role: 'button' | 'link', name: string): Promise<void> => {
      await page.page.getByRole(role, { name, exact: true }).click();
      await page.settle();
    };
    await page.goto(`https://${grocery.host}/item/a?pieces=6`, 'settled');
    await press('link', '1 litre $46.70');
    await press('link', 'One less');
    await press('button', 'Add to basket');
    await note('basket');
    await press('link', 'Go to checkout');
    await page.page.getByLabel('ZIP code').fill('?');
    await press('button', 'Continue to slot');
    await note('address');
    await page.page.getByLabel('ZIP code').fill('04417');
    await press('button', 'Continue to slot');
    await note('slot');
    await press('button', 'Continue to substitutes');
    await note('substitutes');
    await press('button', 'Review order');
    await note('review');
    await press('button', 'Place order');
    await note('confirmation');
  },
});
