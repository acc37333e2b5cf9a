import { noBarriers } from '../storefront/testing/barriers.ts';
import { pizza } from '../types/pizza/index.ts';
import { food } from './index.ts';
import { testPizza } from './pizzas.fixture.ts';

const KINDS = ['promotion', 'scarcity', 'popularity', 'trust', 'highlight'] as const;

noBarriers(food, {
  type: pizza,
  catalog: [...'abcdefgh'].map((id) => testPizza(id, { stock: id === 'h' ? 0 : 8 })),
  presentation: {
    recommended: ['a', 'b'],
    sponsored: ['c'],
    obstructed: new Set(['b']),
    basePriceOnly: new Set(['c']),
    cues: new Map([['c', KINDS.map((kind) => ({ kind, says: 'Some words' }))]]),
  },
  paths: [
    ...[
      '/',
      '/dishes',
      '/dishes?vegetarian=yes&q=zzz+pizza',
      '/dishes?q=zzz',
      '/dish/a',
      '/dish/b',
      '/dish/c',
    ],
    ...[
      '/dish/b/specification',
      '/dish/b/options',
      '/dish/h',
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
    await page.goto(`https://${food.host}/dish/a`, 'settled');
    await press('link', '18 inch $24.50');
    await press('button', 'Add to basket');
    await note('basket');
    await press('link', 'Go to checkout');
    await page.page.getByLabel('ZIP code').fill('?');
    await press('button', 'Continue to time');
    await note('address');
    await page.page.getByLabel('ZIP code').fill('04417');
    await press('button', 'Continue to time');
    await note('time');
    await press('button', 'Continue to payment');
    await note('payment');
    await press('button', 'Review order');
    await note('review');
    await press('button', 'Place order');
    await note('confirmation');
  },
});
