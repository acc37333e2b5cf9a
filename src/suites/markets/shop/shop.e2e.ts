import { expect, it } from 'vitest';
import { openStudio } from '../../gates/testing/stage.ts';
import { lampType } from '../engine/testing/lamps.ts';
import { noBarriers, type Rounds, stageOf } from '../storefront/testing/barriers.ts';
import { LAMPS } from '../storefront/testing/visitor.ts';
import { BRAND } from './brand.ts';
import { shop } from './index.ts';

const at = (path: string): string => `https://${BRAND.host}${path}`;

const rounds: Rounds = {
  type: lampType,
  catalog: LAMPS,
  presentation: { recommended: ['a', 'b'] },
  paths: ['/', '/search', '/search?view=rows&dimmable=yes', '/search?q=zzz', '/p/a', '/p/z', '/orders'],
  hurried: '/orders',
  async buy(page, note) {
    const press = (role: 'button' | 'link', name: string): Promise<void> =>
      page.page.getByRole(role, { name, exact: true }).click();
    await page.goto(at('/p/a'), 'settled');
    await page.page.getByRole('link', { name: '3 m $51.00' }).click();
    await press('button', 'Add to cart');
    await page.settle();
    await note('cart');
    await press('link', 'Check out');
    await page.page.getByLabel('ZIP code').fill('?');
    await press('button', 'Continue to delivery');
    await page.settle();
    await note('address');
    await page.page.getByLabel('ZIP code').fill('04417');
    await press('button', 'Continue to delivery');
    await page.settle();
    await note('delivery');
    await press('button', 'Continue to payment');
    await press('button', 'Continue to review');
    await page.settle();
    await note('review');
    await press('button', 'Place order');
    await page.settle();
    await note('confirmation');
    expect(await page.title()).toContain('Order HG-');
  },
};

noBarriers(shop, rounds);

it('sorts as soon as a sort is chosen', async () => {
  const studio = await openStudio();
  try {
    await studio.inWorld(stageOf(shop, rounds, false), false, async (page) => {
      await page.goto(at('/search'), 'settled');
      await page.page.getByLabel('Sort by').selectOption({ label: 'Price: high to low' });
      await page.page.waitForURL(/sort=-price/);
      expect(await page.page.locator('.card h2').first().textContent()).toBe('Arden Lamp h');
    });
  } finally {
    await studio.close();
  }
});
