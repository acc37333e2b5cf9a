import { chromium, type Browser as PlaywrightBrowser, type Page as PlaywrightPage } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { NO_KEY, type TestProxy, testProxy } from '../pages.testing.ts';
import { launchOwnBrowser, type OwnBrowser } from './own-browser.ts';
import type { Sighting } from './sighting.ts';

const HOME = 'http://www.example.test/';
const NEXT = 'http://www.example.test/next';

let proxy: TestProxy;
beforeAll(async () => {
  proxy = await testProxy();
});
afterAll(() => proxy.close());

let open: { own: OwnBrowser; driver: PlaywrightBrowser } | undefined;
afterEach(async () => {
  await open?.driver.close();
  await open?.own.close();
  open = undefined;
});

interface Seen {
  readonly page: PlaywrightPage;
  readonly driver: PlaywrightBrowser;
  readonly own: OwnBrowser;
  readonly sightings: Sighting[];
  readonly navigated: string[];
  readonly refused: string[];
  readonly deaths: string[];
  /** Waits for so many sightings. */
  saw(count: number): Promise<readonly Sighting['action'][]>;
}

/** A page as an outside agent has it: by CDP, already at the start. */
async function seat(html: string): Promise<Seen> {
  proxy.serve({ [HOME]: html, [NEXT]: '<title>Next</title><button>B</button>' });
  const sightings: Sighting[] = [];
  const navigated: string[] = [];
  const refused: string[] = [];
  const deaths: string[] = [];
  const own = await launchOwnBrowser({
    spki: NO_KEY,
    proxy: proxy.url,
    viewport: { width: 800, height: 600 },
    onSighting: (sighting) => sightings.push(sighting),
    onNavigated: (tab) => navigated.push(tab),
    onNavigationRefused: (url) => refused.push(url),
    onDeath: (found) => deaths.push(found),
  });
  await own.goto(HOME);
  own.handOver();
  const driver = await chromium.connectOverCDP(own.endpoint);
  open = { own, driver };
  const page = driver.contexts()[0]?.pages()[0];
  if (!page) throw new Error('no page');
  const saw = async (count: number) => {
    await expect.poll(() => sightings.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(count);
    return sightings.map(({ action }) => action);
  };
  return { page, driver, own, sightings, navigated, refused, deaths, saw };
}

test('tells input with its target, what the page looked like, and who went where', async () => {
  const { page, own, sightings, navigated, saw } = await seat(
    `<title>Home</title><style>*{margin:0}</style><button aria-label="Save all" style="position:absolute;left:10px;top:20px;width:100px;height:40px">Save</button>
     <input aria-label="Name" style="position:absolute;left:10px;top:100px"><a href="/next" style="position:absolute;left:10px;top:200px">On</a>`,
  );
  expect(own.connections).toBeGreaterThan(0);
  expect(await page.evaluate(() => [innerWidth, innerHeight, 'computedName' in Element.prototype])).toEqual([
    800,
    600,
    false,
  ]);
  await page.click('button');
  await page.fill('input', 'Ann Other');
  await page.keyboard.press('Control+a');
  await page.mouse.wheel(0, 120);
  await page.click('a');
  await page.waitForURL(NEXT);
  await page.goto(HOME);
  await page.goBack();
  expect(await saw(7)).toMatchObject([
    { type: 'click', target: { x: 60, y: 40 } },
    { type: 'type', text: 'Ann Other' },
    { type: 'press', key: 'Control+a' },
    { type: 'scroll', dy: 120 },
    { type: 'click' },
    { type: 'goto', url: HOME },
    { type: 'back' },
  ]);
  const [click] = sightings;
  expect(click).toMatchObject({
    trusted: true,
    url: HOME,
    title: 'Home',
    on: {
      tag: 'button',
      role: 'button',
      name: 'Save all',
      text: 'Save',
      box: { x: 10, y: 20, width: 100, height: 40 },
    },
  });
  expect([...(click?.picture?.subarray(0, 2) ?? [])]).toEqual([0xff, 0xd8]);
  expect(navigated).toHaveLength(1);
});

test('tells what a script did from input, frames from pages, and survives what pages do to listeners', async () => {
  const { page, sightings, saw } = await seat(
    `<title>Home</title><select><option>One<option>Two</select><button onclick="this.nextElementSibling.click()">A</button><button>B</button>
     <iframe style="position:absolute;left:300px;top:200px;border:0" srcdoc="<style>*{margin:0}</style><button style='width:50px;height:20px'>In</button>"></iframe>
     <button onclick="document.open(); document.write('<button>New</button>'); document.close()">Rewrite</button>
     <script>addEventListener('pointerdown', (e) => e.stopImmediatePropagation(), true); Object.defineProperty(Event.prototype, 'isTrusted', { get: () => true })</script>`,
  );
  await page.selectOption('select', 'Two');
  await page.evaluate(() => (document.querySelectorAll('button')[1] as HTMLButtonElement).click());
  await page.click('text=A');
  await page.frameLocator('iframe').locator('button').click();
  await page.click('text=Rewrite');
  await page.click('text=New');
  await saw(7);
  expect(sightings.map(({ action, trusted, on }) => [action.type, trusted, on?.text])).toEqual([
    ['select', false, 'Two'],
    ['click', false, 'B'],
    ['click', true, 'A'],
    ['click', false, 'B'],
    ['click', true, 'In'],
    ['click', true, 'Rewrite'],
    ['click', true, 'New'],
  ]);
  expect(sightings[4]).toMatchObject({
    action: { target: { x: 325, y: 210 } },
    on: { box: { x: 300, y: 200 } },
  });
});

test('tells of tabs, dialogs, navigations out of the world, and a browser that is closed', async () => {
  const { page, driver, own, sightings, refused, deaths, saw } = await seat(
    `<title>Home</title><button onclick="confirm('Sure?')">Ask</button>`,
  );
  page.on('dialog', (dialog) => dialog.accept());
  await page.click('button');
  const other = await driver.newContext().then((context) => context.newPage());
  await other.goto(HOME);
  await other.close();
  for (const url of ['file:///etc/hostname', 'chrome://version']) {
    await page.goto(url).catch(() => {});
    await expect.poll(() => page.content().catch(() => 'going')).not.toMatch(/root|Revision|going/);
  }
  const session = await driver.newBrowserCDPSession();
  await session.send('Browser.close');
  await saw(7);
  expect(sightings.map(({ action }) => action)).toMatchObject([
    { type: 'click' },
    { type: 'dialog', kind: 'confirm', message: 'Sure?', answer: 'accepted', by: 'operator' },
    { type: 'tab', event: 'opened' },
    { type: 'goto', url: HOME },
    { type: 'tab', event: 'closed', url: HOME },
    { type: 'tab', event: 'closed' },
    { type: 'browser', event: 'closed' },
  ]);
  expect(refused).toEqual(['file:///etc/hostname', 'chrome://version/']);
  expect(deaths).toEqual([]);
  await own.settle();
});

test('cuts its operator off', async () => {
  const { driver, own } = await seat('<title>Home</title>');
  const cut = new Promise((resolve) => driver.once('disconnected', resolve));
  own.cut();
  await cut;
  await expect(chromium.connectOverCDP(own.endpoint)).rejects.toThrow(/ECONNREFUSED/);
  expect(own.view.title).toBe('Home');
});
