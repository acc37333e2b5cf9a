import { chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from './launch.ts';
import { launchOwnBrowser } from './own/own-browser.ts';
import { NO_KEY, openOn, type TestProxy, testBrowser, testProxy } from './pages.testing.ts';

const FRAME = 'http://frame.test/';
const PAGE = `<iframe src="${FRAME}"></iframe><script>open('about:blank')</script>`;

let proxy: TestProxy;
let browser: Browser;
beforeAll(async () => {
  browser = await testBrowser();
  proxy = await testProxy();
  proxy.serve({ [FRAME]: `<title>loaded</title>`, 'http://opener.test/': PAGE });
});
afterAll(async () => {
  await browser.close();
  proxy.close();
});

test('a frame that loads while a popup opens gets its content', async () => {
  // Left to itself it does now and then.
  for (let i = 0; i < 4; i++) {
    const page = await openOn(browser, proxy, PAGE);
    const [opener] = page.page.context().pages();
    await expect.poll(() => opener?.frame({ url: FRAME })?.title(), { timeout: 12_000 }).toBe('loaded');
    await page.close();
  }
});

test('and in a browser that is an outside agent’s', async () => {
  const heard = (): void => {};
  const own = await launchOwnBrowser({
    spki: NO_KEY,
    proxy: proxy.url,
    viewport: { width: 800, height: 600 },
    onSighting: heard,
    onNavigated: heard,
    onNavigationRefused: heard,
    onDeath: heard,
  });
  await own.goto('http://opener.test/');
  own.handOver();
  const driver = await chromium.connectOverCDP(own.endpoint);
  const frame = () =>
    driver
      .contexts()
      .flatMap((context) => context.pages())
      .flatMap((page) => page.frames())
      .find((one) => one.url() === FRAME);
  await expect.poll(() => frame()?.title(), { timeout: 12_000 }).toBe('loaded');
  await driver.close();
  await own.close();
});
