import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BrowserPage } from '../../../browser/index.ts';
import { createLedger } from '../../../core/ledger.ts';
import { random } from '../../../core/random.ts';
import type { Stage } from '../../../core/site.ts';
import { barriers } from '../../gates/axe.ts';
import { openStudio } from '../../gates/testing/stage.ts';
import { handClock, plainly } from '../engine/testing/lamps.ts';
import { illustration } from '../types/illustration/index.ts';
import { BRAND } from './brand.ts';
import { services } from './index.ts';

let studio: Awaited<ReturnType<typeof openStudio>>;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());

const at = (path: string): string => `https://${BRAND.host}${path}`;
const chance = random(7);
const OFFERS = Array.from({ length: 8 }, (_, n) => ({
  ...illustration.draw(chance, `i${n}`),
  ...(n === 7 && { stock: 0 }),
}));

/** A stage whose visitor takes half a minute for each request. */
function stage(): Stage {
  const clock = handClock();
  const site = services.open({
    type: illustration,
    catalog: OFFERS,
    presentation: plainly({
      recommended: ['i0', 'i1', 'i2'],
      sponsored: ['i2'],
      basePriceOnly: new Set(['i2']),
      obstructed: new Set(['i3']),
      cues: new Map([['i2', [{ kind: 'trust', says: '4.4 ★ in 60 client reviews' }]]]),
    }),
    pageSize: 4,
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

/** Accessibility barriers of the page, and whether it is wider than its window. */
async function faults(page: BrowserPage): Promise<string[]> {
  const wide = await page.page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  return [...(await barriers(page)), ...(wide ? ['wider than the window'] : [])];
}

type Press = (role: 'button' | 'link', name: string) => Promise<void>;

/** Walks through the market in a window of a width. Gives the faults of the pages that were noted, by their names. */
async function faultsOnWalk(
  width: number,
  walk: (page: BrowserPage, note: (name: string) => Promise<void>, press: Press) => Promise<void>,
): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  await studio.inWorld(
    stage(),
    false,
    async (page) => {
      const note = async (name: string): Promise<void> => {
        const wrong = await faults(page);
        if (wrong.length > 0) all[name] = wrong;
      };
      await walk(page, note, async (role, name) => {
        await page.page.getByRole(role, { name, exact: true }).click();
        await page.settle();
      });
    },
    { width, height: 800 },
  );
  return all;
}

describe.each([360, 1470])('at %d px', (width) => {
  it.each([
    ['home and results', ['/', '/browse', '/browse?level=Rising', '/browse?q=zzz', '/help/fees']],
    ['offers', ['/offer/i0', '/offer/i3', '/offer/i3/specification', '/offer/i3/options', '/offer/i7']],
  ])('%s have no barrier', async (_, paths) => {
    const found = await faultsOnWalk(width, async (page, note) => {
      for (const path of paths) {
        await page.goto(at(path), 'settled');
        await note(path);
      }
    });
    expect(found).toEqual({});
  });

  it('the way to an order has no barrier', async () => {
    const found = await faultsOnWalk(width, async (page, note, press) => {
      for (const path of ['/order', '/projects']) {
        await page.goto(at(path), 'settled');
        await note(path);
      }
      await page.goto(at('/offer/i0?o-package=premium'), 'settled');
      await press('button', 'Add to order');
      await note('order');
      await press('link', 'Continue to the brief');
      await press('button', 'Continue to payment');
      await note('brief');
      await page.page.getByLabel('Project name').fill('Kitchen');
      await page.page.getByLabel('What should be made?').fill('A stove.');
      await press('button', 'Continue to payment');
      await note('payment');
      await press('button', 'Continue to review');
      await note('review');
      await press('button', 'Place order');
      await note('confirmation');
      expect(await page.title()).toContain('Order QY-');
    });
    expect(found).toEqual({});
  });
});
