import { expect } from 'vitest';
import { random } from '../../../core/random.ts';
import { EVERY_CUE, noBarriers } from '../storefront/testing/barriers.ts';
import { jacket } from '../types/jacket/index.ts';
import { BRAND } from './brand.ts';
import { sport } from './index.ts';

const chance = random(8);
const catalog = [...'abcdefgh'].map((id) => ({ ...jacket.draw(chance, id), stock: id === 'h' ? 0 : 4 }));

noBarriers(sport, {
  type: jacket,
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
    '/find?size=l-tall',
    '/find?cut=Relaxed&q=zzz+jacket',
    '/find?q=zzz',
    '/gear/a',
    '/gear/b',
    '/gear/c',
    '/gear/h',
    '/gear/b/specification',
    '/gear/b/options',
    '/bag',
    '/orders',
    '/account',
    '/help/members',
    '/nowhere',
  ],
  hurried: '/bag',
  async buy(page, note) {
    const press = (role: 'button' | 'link', name: string): Promise<void> =>
      page.page.getByRole(role, { name, exact: true }).click();
    await page.goto(`https://${BRAND.host}/gear/a?o-size=xl-tall`, 'settled');
    await press('button', 'Add to bag');
    await page.settle();
    await note('bag with a jacket');
    await press('link', 'Check out');
    await page.page.getByLabel('ZIP code').fill('?');
    await press('button', 'Continue to payment');
    await page.settle();
    await note('wrong address');
    await page.page.getByLabel('ZIP code').fill('04417');
    await press('button', 'Continue to payment');
    await page.settle();
    await note('payment');
    await press('button', 'Review order');
    await page.settle();
    await note('review');
    await press('button', 'Place order');
    await page.settle();
    await note('confirmation');
    expect(await page.title()).toContain('Order TF-');
  },
});
