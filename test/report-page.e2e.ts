import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBrowser } from '../src/browser/index.ts';
import { renderReport } from '../src/report/index.ts';
import { makeIllustratedReport } from './fixtures/report.ts';

describe('the report’s page in a browser', () => {
  let folder: string;
  let address: string;
  let browser: Browser;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'siren-report-'));
    const file = join(folder, 'report.html');
    await writeFile(file, await renderReport(await makeIllustratedReport(), 'html'));
    address = pathToFileURL(file).href;
    const binary = await findBrowser({ need: 'bulk' });
    if (binary === undefined) throw new Error('no browser was found');
    const sandbox = process.getuid?.() !== 0;
    browser = await chromium.launch({ executablePath: binary.path, chromiumSandbox: sandbox });
  });

  afterAll(async () => {
    await browser?.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function open(width: number, scheme: 'light' | 'dark'): Promise<Page> {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      colorScheme: scheme,
    });
    return context.newPage();
  }

  it('asks for nothing but itself, and says nothing on the console', async () => {
    const page = await open(1280, 'light');
    const asked: string[] = [];
    const said: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith('data:')) asked.push(request.url());
    });
    page.on('console', (message) => said.push(message.text()));
    await page.goto(address);
    expect(asked).toEqual([address]);
    expect(said).toEqual([]);
  });

  for (const width of [1280, 768, 390]) {
    it(`is no wider than a window of ${width}, with every part open`, async () => {
      const page = await open(width, 'light');
      await page.goto(address);
      const wide = await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
        return document.documentElement.scrollWidth;
      });
      expect(wide).toBe(width);
    });
  }

  it('a number leads to its episodes, which open by themselves', async () => {
    const page = await open(1280, 'light');
    await page.goto(address);
    const link = page.locator('.scenario .rate').first();
    const anchor = (await link.getAttribute('href')) ?? '';
    await link.click();
    await page.locator(anchor).waitFor({ state: 'visible' });
    expect(await page.locator(`${anchor} .episode`).count()).toBeGreaterThan(0);
  });

  for (const scheme of ['light', 'dark'] as const) {
    it(`axe finds nothing serious in the ${scheme}`, async () => {
      const page = await open(1280, scheme);
      await page.goto(address);
      await page.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core/axe.min.js') });
      const found = await page.evaluate(async () => {
        // The lists repeat one pattern hundreds of times: a few of each kind, open, stand for all.
        for (const kind of ['details.variant', 'details.row']) {
          document.querySelectorAll<HTMLDetailsElement>(kind).forEach((details, i) => {
            if (i < 4) details.open = true;
            else details.remove();
          });
        }
        const { axe } = window as unknown as { axe: typeof import('axe-core') };
        const { violations } = await axe.run(document);
        return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
      });
      expect(found).toEqual([]);
    });
  }

  it('text stands out from its ground in light and in dark', async () => {
    for (const scheme of ['light', 'dark'] as const) {
      const page = await open(1280, scheme);
      await page.goto(address);
      const [ink, paper] = await page.evaluate(() => {
        const { color, backgroundColor } = getComputedStyle(document.body);
        return [color, backgroundColor].map((value) => Number(value.match(/\d+/)?.[0]));
      });
      expect(Math.abs((ink ?? 0) - (paper ?? 0))).toBeGreaterThan(180);
      expect((paper ?? 0) > 128).toBe(scheme === 'light');
    }
  });
});
