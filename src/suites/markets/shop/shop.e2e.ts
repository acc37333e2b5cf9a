import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BrowserPage } from '../../../browser/index.ts';
import { createLedger } from '../../../core/ledger.ts';
import type { Stage } from '../../../core/site.ts';
import { barriers } from '../../gates/axe.ts';
import { openStudio } from '../../gates/testing/stage.ts';
import { handClock, lampType, plainly } from '../engine/testing/lamps.ts';
import { LAMPS } from '../storefront/testing/visitor.ts';
import { BRAND } from './brand.ts';
import { shop } from './index.ts';

let studio: Awaited<ReturnType<typeof openStudio>>;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());

const START = `https://${BRAND.host}/`;
const at = (path: string): string => `https://${BRAND.host}${path}`;

/** A stage with a shop whose visitor takes half a minute for each request, or none at all. */
function stage(hurry = false): Stage {
  const clock = handClock();
  const site = shop.open({
    type: lampType,
    catalog: LAMPS,
    presentation: plainly({ recommended: ['a', 'b'] }),
    pageSize: 4,
    clock,
    ledger: createLedger(clock),
    seed: 5,
  });
  const fetch = (request: Request): Response | Promise<Response> => {
    if (!hurry) clock.pass(30_000);
    return site.fetch(request);
  };
  return { sites: [{ host: site.host, fetch }], start: START, resources: [], holds: [] };
}

/** Accessibility barriers of the page, and whether it is wider than its window. */
async function faults(page: BrowserPage): Promise<string[]> {
  const wide = await page.page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  return [...(await barriers(page)), ...(wide ? ['wider than the window'] : [])];
}

describe.each([360, 1470])('at %d px', (width) => {
  const inShop = <T>(work: (page: BrowserPage) => Promise<T>, hurry = false): Promise<T> =>
    studio.inWorld(stage(hurry), false, work, { width, height: 800 });

  it('the shop has no barrier, from home to the confirmation', async () => {
    const found = await inShop(async (page) => {
      const all: Record<string, string[]> = {};
      const note = async (name: string): Promise<void> => {
        const wrong = await faults(page);
        if (wrong.length > 0) all[name] = wrong;
      };
      const press = (role: 'button' | 'link', name: string): Promise<void> =>
        page.page.getByRole(role, { name, exact: true }).click();
      const paths = [
        '/',
        '/search',
        '/search?view=rows&dimmable=yes',
        '/search?q=zzz',
        '/p/a',
        '/p/z',
        '/orders',
      ];
      for (const path of paths) {
        await page.goto(at(path), 'settled');
        await note(path);
      }
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
      return all;
    });
    expect(found).toEqual({});
  });

  it('the robot check has no barrier but its picture', async () => {
    const found = await inShop(async (page) => {
      for (let n = 0; n < 12; n++) await page.page.request.get(at('/orders'), { ignoreHTTPSErrors: true });
      await page.goto(at('/cart'), 'settled');
      expect(await page.title()).toContain('Are you a person?');
      return faults(page);
    }, true);
    expect(found).toEqual([]);
  });
});

it('sorts as soon as a sort is chosen', async () => {
  await studio.inWorld(stage(), false, async (page) => {
    await page.goto(at('/search'), 'settled');
    await page.page.getByLabel('Sort by').selectOption({ label: 'Price: high to low' });
    await page.page.waitForURL(/sort=-price/);
    expect(await page.page.locator('.card h2').first().textContent()).toBe('Arden Lamp h');
  });
});
