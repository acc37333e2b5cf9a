import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BrowserPage } from '../../../../browser/index.ts';
import { createLedger } from '../../../../core/ledger.ts';
import type { Stage } from '../../../../core/site.ts';
import { barriers } from '../../../gates/axe.ts';
import { openStudio } from '../../../gates/testing/stage.ts';
import { handClock, plainly } from '../../engine/testing/lamps.ts';
import type { Market } from '../../market.ts';
import type { Cue, Presentation } from '../../presentation.ts';
import type { ProductType } from '../../product-type.ts';
import type { Product } from '../../record.ts';

/** A cue of each kind, for products that are praised. */
export const EVERY_CUE: readonly Cue[] = (
  ['promotion', 'scarcity', 'popularity', 'trust', 'highlight'] as const
).map((kind) => ({ kind, says: `Words about ${kind}` }));

/** What is looked at in a market. */
export interface Rounds {
  readonly type: ProductType;
  readonly catalog: readonly Product[];
  readonly presentation: Partial<Presentation>;
  /** Pages that are opened by their address. */
  readonly paths: readonly string[];
  /** Buys something; `note` looks at the page that is open. */
  buy(page: BrowserPage, note: (name: string) => Promise<void>): Promise<void>;
  /** Counted requests of a hurried visitor go here. */
  readonly hurried: string;
}

/** Holds all pages of a market to having no serious accessibility barrier, and to fitting their window. */
export function noBarriers(market: Market, rounds: Rounds): void {
  describe.each([360, 1470])('at %d px', (width) => {
    let studio: Awaited<ReturnType<typeof openStudio>>;
    beforeAll(async () => {
      studio = await openStudio();
    });
    afterAll(() => studio.close());

    const inside = (
      work: (page: BrowserPage, note: (name: string) => Promise<void>) => Promise<void>,
      hurry = false,
    ): Promise<Record<string, string[]>> =>
      studio.inWorld(
        stageOf(market, rounds, hurry),
        false,
        async (page) => {
          const found: Record<string, string[]> = {};
          await work(page, async (name) => {
            const wrong = await faults(page);
            if (wrong.length > 0) found[name] = wrong;
          });
          return found;
        },
        { width, height: 800 },
      );

    it('no page has a barrier, from home to the confirmation', async () => {
      const found = await inside(async (page, note) => {
        for (const path of rounds.paths) {
          await page.goto(`https://${market.host}${path}`, 'settled');
          await note(path);
        }
        await rounds.buy(page, note);
      });
      expect(found).toEqual({});
    });

    it('the robot check has no barrier but its picture', async () => {
      const found = await inside(async (page, note) => {
        const url = `https://${market.host}${rounds.hurried}`;
        for (let n = 0; n < 12; n++) await page.page.request.get(url, { ignoreHTTPSErrors: true });
        await page.goto(url, 'settled');
        expect(await page.page.getByLabel('Characters').count()).toBe(1);
        await note('robot check');
      }, true);
      expect(found).toEqual({});
    });
  });
}

/** A stage whose visitor takes half a minute for each request, or none at all. */
export function stageOf(market: Market, { type, catalog, presentation }: Rounds, hurry: boolean): Stage {
  const clock = handClock();
  const site = market.open({
    type,
    catalog,
    presentation: plainly(presentation),
    pageSize: 4,
    clock,
    ledger: createLedger(clock),
    seed: 5,
  });
  const fetch = (request: Request): Response | Promise<Response> => {
    if (!hurry) clock.pass(30_000);
    return site.fetch(request);
  };
  return { sites: [{ host: site.host, fetch }], start: `https://${site.host}/`, resources: [], holds: [] };
}

/** Accessibility barriers of the page, and whether it is wider than its window. */
async function faults(page: BrowserPage): Promise<string[]> {
  const wide = await page.page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  return [...(await barriers(page)), ...(wide ? ['wider than the window'] : [])];
}
