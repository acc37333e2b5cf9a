import { expect } from 'vitest';
import { random } from '../../../core/random.ts';
import { EVERY_CUE, noBarriers } from '../storefront/testing/barriers.ts';
import { teapot } from '../types/teapot/index.ts';
import { BRAND } from './brand.ts';
import { craft } from './index.ts';

const chance = random(4);
const catalog = [...'abcdefgh'].map((id) => ({ ...teapot.draw(chance, id), stock: id === 'h' ? 0 : 4 }));

noBarriers(craft, {
  type: teapot,
  catalog,
  presentation: {
    recommended: ['a', 'b', 'c'],
    sponsored: ['c'],
    obstructed: new Set(['b']),
    basePriceOnly: new Set(['c']),
    preselected: new Map([['a', ['wrap']]]),
    cues: new Map([['c', EVERY_CUE]]),
  },
  paths: [
    '/',
    '/find',
    '/find?dishwasher=yes&sort=weight',
    '/find?q=zzz',
    '/piece/b',
    '/piece/b/specification',
    '/piece/b/options',
    '/piece/c',
    '/piece/h',
    '/basket',
    '/saved',
    '/orders',
    '/makers',
    '/help/personalising',
    '/nowhere',
  ],
  hurried: '/basket',
  async buy(page, note) {
    const press = async (role: 'button' | 'link', name: string): Promise<void> => {
      await page.page.getByRole(role, { name, exact: true }).first().click();
      await page.settle();
    };
    await page.goto(`https://${BRAND.host}/piece/a?o-size=large&o-personal=name`, 'settled');
    await note('a piece with words');
    await page.page.getByLabel('Name to stamp').fill('Mira');
    await press('button', 'Add to basket');
    await note('basket with a piece');
    await press('link', 'Check out');
    await page.page.getByLabel('It is a gift, with a card').check();
    await press('button', 'Continue to address');
    await note('wrong card');
    await page.page.getByLabel('Gift card message (optional)').fill('With love');
    await press('button', 'Continue to address');
    await page.page.getByLabel('ZIP code').fill('?');
    await press('button', 'Continue to payment');
    await note('wrong address');
    await page.page.getByLabel('ZIP code').fill('04417');
    await press('button', 'Continue to payment');
    await note('payment');
    await press('button', 'Continue to review');
    await note('review');
    await press('button', 'Place order');
    await note('confirmation');
    expect(await page.title()).toContain('Order TR-');
  },
});
