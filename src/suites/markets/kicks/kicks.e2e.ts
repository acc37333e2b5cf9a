import { expect } from 'vitest';
import { random } from '../../../core/random.ts';
import { EVERY_CUE, noBarriers } from '../storefront/testing/barriers.ts';
import { sneaker } from '../types/sneaker/index.ts';
import { BRAND } from './brand.ts';
import { kicks } from './index.ts';

const chance = random(8);
const catalog = [...'abcdefgh'].map((id) => ({ ...sneaker.draw(chance, id), stock: id === 'h' ? 0 : 4 }));

noBarriers(kicks, {
  type: sneaker,
  catalog,
  presentation: {
    recommended: ['a', 'b', 'c'],
    sponsored: ['c'],
    obstructed: new Set(['b']),
    basePriceOnly: new Set(['c']),
    cues: new Map([['c', EVERY_CUE]]),
  },
  paths: [
    '/',
    '/browse?size=us-10',
    '/browse?wear=New&q=zzz+sneaker',
    '/browse?q=zzz',
    '/pair/a',
    '/pair/b',
    '/pair/c',
    '/pair/h',
    '/pair/b/specification',
    '/pair/b/options',
    '/bag',
    '/orders',
    '/account',
    '/help/sizing',
    '/nowhere',
  ],
  hurried: '/bag',
  async buy(page, note) {
    const press = (role: 'button' | 'link', name: string): Promise<void> =>
      page.page.getByRole(role, { name, exact: true }).click();
    await page.goto(`https://${BRAND.host}/pair/a?o-size=us-9`, 'settled');
    await press('button', 'Buy now');
    await page.settle();
    await note('size');
    await page.goto(`https://${BRAND.host}/bag`, 'settled');
    await note('bag with a pair');
    await press('link', 'Go to checkout');
    await press('button', 'Continue with US 9');
    await page.page.getByLabel('ZIP code').fill('?');
    await press('button', 'Continue to payment');
    await page.settle();
    await note('wrong address');
    await page.page.getByLabel('ZIP code').fill('04417');
    await press('button', 'Continue to payment');
    await page.settle();
    await note('payment');
    await press('button', 'Continue to review');
    await page.settle();
    await note('review');
    await press('button', 'Place order');
    await page.settle();
    await note('confirmation');
    expect(await page.title()).toContain('Order EY-');
  },
});
