import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BrowserPage } from '../../../browser/index.ts';
import { createLedger } from '../../../core/ledger.ts';
import type { Stage } from '../../../core/site.ts';
import { barriers } from '../../gates/axe.ts';
import { openStudio } from '../../gates/testing/stage.ts';
import { handClock, plainly } from '../engine/testing/lamps.ts';
import { place } from '../types/place/index.ts';
import { BRAND } from './brand.ts';
import { stay } from './index.ts';
import { PLACES } from './testing.ts';

let studio: Awaited<ReturnType<typeof openStudio>>;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());

const at = (path: string): string => `https://${BRAND.host}${path}`;

/** A stage at Tarrowby whose visitor takes half a minute for each request. `b` is obstructed, and named from its base price. */
function stage(): Stage {
  const clock = handClock();
  const site = stay.open({
    type: place,
    catalog: PLACES,
    presentation: plainly({
      recommended: ['a', 'b'],
      sponsored: ['b'],
      basePriceOnly: new Set(['b']),
      obstructed: new Set(['b']),
      cues: new Map([['b', [{ kind: 'scarcity', says: 'Only 3 stays left at this rate' }]]]),
    }),
    pageSize: 3,
    clock,
    ledger: createLedger(clock),
    seed: 5,
  });
  const fetch = (request: Request): Response | Promise<Response> => {
    clock.pass(30_000);
    return site.fetch(request);
  };
  return { sites: [{ host: site.host, fetch }], start: at('/'), resources: [], holds: [] };
}

const PATHS = [
  '/',
  '/stays',
  '/stays?nights=4&guests=g5&arrive=soon&pets=yes',
  '/stays?q=zzz',
  '/places/a?nights=4&o-guests=g3',
  '/places/b',
  '/places/b/options',
  '/places/b/specification',
  '/places/gone',
  '/book',
  '/trips',
  '/help/prices',
];

describe.each([360, 1470])('at %d px', (width) => {
  it('Tarrowby has no barrier and is no wider than the window, from home to the confirmation', async () => {
    const found = await studio.inWorld(
      stage(),
      false,
      async (page) => {
        const all: Record<string, string[]> = {};
        const note = async (name: string): Promise<void> => {
          const wrong = await faults(page);
          if (wrong.length > 0) all[name] = wrong;
        };
        const press = async (role: 'button' | 'link', name: string): Promise<void> => {
          await page.page.getByRole(role, { name, exact: true }).click();
          await page.settle();
        };
        for (const path of PATHS) {
          await page.goto(at(path), 'settled');
          await note(path);
        }
        await page.goto(at('/places/a?nights=4'), 'settled');
        await page.page.getByRole('link', { name: /^3 guests/ }).click();
        await press('button', 'Reserve');
        await note('booking');
        await press('link', 'Continue to dates');
        await press('button', 'Continue to guest');
        await note('dates, with a complaint');
        await page.page.getByLabel('Arrival date').fill('Apr 17');
        await press('button', 'Continue to guest');
        await note('guest');
        await press('button', 'Continue to payment');
        await note('payment');
        await press('button', 'Continue to review');
        await note('review');
        await press('button', 'Confirm and pay');
        await note('confirmation');
        expect(await page.title()).toContain('Booking TB-');
        return all;
      },
      { width, height: 800 },
    );
    expect(found).toEqual({});
  });
});

it('shows the price of other nights as soon as they are chosen', async () => {
  await studio.inWorld(stage(), false, async (page) => {
    await page.goto(at('/places/a'), 'settled');
    await page.page.getByLabel('Nights').selectOption('3');
    await page.page.waitForURL(/nights=3/);
    expect(await page.page.locator('.box .price').textContent()).toContain('total for 3 nights');
  });
});

/** Accessibility barriers of the page, and whether it is wider than its window. */
async function faults(page: BrowserPage): Promise<string[]> {
  const wide = await page.page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  return [...(await barriers(page)), ...(wide ? ['wider than the window'] : [])];
}
