import { expect } from 'vitest';
import { random } from '../../../core/random.ts';
import { EVERY_CUE, noBarriers } from '../storefront/testing/barriers.ts';
import { bicycle } from '../types/bicycle/index.ts';
import { BRAND } from './brand.ts';
import { market } from './index.ts';

const chance = random(6);
const catalog = [...'abcdefgh'].map((id) => ({ ...bicycle.draw(chance, id), stock: id === 'h' ? 0 : 1 }));

noBarriers(market, {
  type: bicycle,
  catalog,
  presentation: {
    recommended: ['a', 'b', 'c'],
    sponsored: ['c'],
    obstructed: new Set(['b']),
    basePriceOnly: new Set(['c']),
    preselected: new Map([['a', ['protection']]]),
    cues: new Map([['c', EVERY_CUE]]),
  },
  paths: [
    '/',
    '/board',
    '/board?disc=yes&sort=mileage',
    '/board?q=zzz',
    '/ad/b',
    '/ad/b/specification',
    '/ad/b/options',
    '/ad/c',
    '/ad/h',
    '/deal',
    '/deals',
    '/watched',
    '/parts/tools',
    '/help/deals',
    '/nowhere',
  ],
  hurried: '/deal',
  async buy(page, note) {
    const press = async (role: 'button' | 'link', name: string): Promise<void> => {
      await page.page.getByRole(role, { name, exact: true }).first().click();
      await page.settle();
    };
    await page.goto(`https://${BRAND.host}/ad/a`, 'settled');
    await note('ad');
    await page.page.getByLabel('Make an offer, in dollars').fill('20');
    await press('button', 'Send offer');
    await note('answer to an offer');
    await press('link', 'Back to the ad');
    await press('button', 'Buy now');
    await note('open deal');
    await press('link', 'Continue to handing over');
    await note('meeting');
    await page.goto(`https://${BRAND.host}/ad/a?o-handover=courier`, 'settled');
    await press('button', 'Buy now');
    await press('link', 'Continue to handing over');
    await page.page.getByLabel('ZIP code').fill('?');
    await press('button', 'Continue to payment');
    await note('wrong address');
    await page.page.getByLabel('ZIP code').fill('04417');
    await press('button', 'Continue to payment');
    await note('payment');
    await press('button', 'Continue to review');
    await note('review');
    await press('button', 'Pay and close the deal');
    await note('confirmation');
    expect(await page.title()).toContain('Order PH-');
  },
});
