import { type BrowserPage, launchBrowser } from '../src/browser/index.ts';
import type { ObserveRequest } from '../src/core/observation.ts';
import { median } from './median.ts';
import { listingPage } from './pages.ts';

const SIZES = [300, 1500, 5600] as const;
/** Any key will do: nothing is fetched. */
const SPKI = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=';

const CHANNELS: readonly { readonly name: string; readonly request: ObserveRequest }[] = [
  { name: 'dom', request: { dom: true } },
  { name: 'a11y', request: { a11y: true } },
  { name: 'structured', request: { structured: true } },
  { name: 'pixels', request: { pixels: true } },
  { name: 'pixels with marks', request: { pixels: { marks: true } } },
];

interface Contestant {
  readonly name: string;
  run(page: BrowserPage): Promise<unknown>;
}

const CONTESTANTS: readonly Contestant[] = [
  ...CHANNELS.map(({ name, request }) => ({ name, run: (page: BrowserPage) => page.observe(request) })),
  { name: 'Playwright ariaSnapshot', run: (page) => page.page.locator('body').ariaSnapshot() },
  { name: 'CDP getFullAXTree', run: (page) => page.cdp.send('Accessibility.getFullAXTree') },
];

/**
 * Measures each observation channel on pages of three sizes beside Playwright's own `ariaSnapshot` and CDP's full
 * accessibility tree: one browser, one page a size, all interleaved. Prints medians in ms and their ratios to `dom`.
 */
export async function observeBench(print: (line: string) => void): Promise<void> {
  const browser = await launchBrowser({ spki: SPKI });
  try {
    print(`observe: Chromium ${browser.version}, medians in ms, ratio to the dom channel`);
    for (const size of SIZES) {
      const page = await browser.open({ viewport: { width: 1280, height: 720 }, patience: 60_000 });
      await page.page.setContent(listingPage(size));
      await page.settle();
      const nodes = await page.page.evaluate(() => document.querySelectorAll('*').length);
      const rounds = size > 3000 ? 7 : 15;
      const times = new Map<string, number[]>(CONTESTANTS.map(({ name }) => [name, []]));
      // The first round warms up and is not counted. Every other one runs backwards, so that none has a fixed place.
      for (let round = 0; round <= rounds; round++) {
        for (const { name, run } of round % 2 ? CONTESTANTS.toReversed() : CONTESTANTS) {
          const begin = performance.now();
          await run(page);
          if (round > 0) times.get(name)?.push(performance.now() - begin);
        }
      }
      const base = median(times.get('dom') ?? []);
      print(`${nodes} nodes, ${rounds} rounds`);
      for (const [name, values] of times) {
        const ms = median(values);
        print(`  ${name.padEnd(24)}${ms.toFixed(1).padStart(8)} ms ${(ms / base).toFixed(2).padStart(7)} x`);
      }
      await page.close();
    }
  } finally {
    await browser.close();
  }
}
