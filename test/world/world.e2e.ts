import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findBrowser } from '../../src/browser/find.ts';
import type { Site } from '../../src/core/site.ts';
import { HOST, html, type LittleWorld, littleWorld, sharedIdentity, site } from './little-world.ts';

const HOME = `https://${HOST}/`;

let browser: Browser;
const contexts = new Set<BrowserContext>();

beforeAll(async () => {
  const binary = await findBrowser();
  if (binary === undefined) throw new Error('these tests need a Chromium; set SIREN_BROWSER to one');
  const { spki } = await sharedIdentity();
  browser = await chromium.launch({
    executablePath: binary.path,
    args: [`--ignore-certificate-errors-spki-list=${spki}`],
  });
});

afterAll(() => browser?.close());

afterEach(async () => {
  await Promise.all([...contexts].map((context) => context.close()));
  contexts.clear();
});

async function pageIn(world: LittleWorld | undefined) {
  const context = await browser.newContext(
    world && { proxy: { server: world.proxy, bypass: '<-loopback>' } },
  );
  contexts.add(context);
  return context.newPage();
}

const kinds = ({ ledger }: LittleWorld) => ledger.facts().map(({ kind, host }) => `${kind} ${host}`);

describe('one browser with two worlds', () => {
  it('keeps their pages, cookies and storage apart, under the same name', async () => {
    const numbered = (n: number): Site =>
      site(HOST, {
        '/': (request) =>
          html(`<p>world ${n} ${request.headers.get('cookie')}`, {
            headers: { 'set-cookie': `n=${n}; Secure; HttpOnly; Max-Age=1000` },
          }),
      });
    const [one, two] = await Promise.all([littleWorld([numbered(1)]), littleWorld([numbered(2)])]);
    const [first, second] = await Promise.all([pageIn(one), pageIn(two)]);
    await first.goto(HOME);
    await first.evaluate(() => localStorage.setItem('own', 'first'));
    await second.goto(HOME);
    expect(await second.textContent('p')).toBe('world 2 null');
    expect(await second.evaluate(() => localStorage.getItem('own'))).toBeNull();
    await Promise.all([first.reload(), second.reload()]);
    expect(await first.textContent('p')).toBe('world 1 n=1');
    expect(await second.textContent('p')).toBe('world 2 n=2');
    expect(await first.evaluate(() => localStorage.getItem('own'))).toBe('first');
  });
});

describe('a page in a world', () => {
  it('is in a secure context where service workers work', async () => {
    const worker = 'self.onfetch = (event) => event.respondWith(new Response("from the worker"))';
    const world = await littleWorld([
      site(HOST, {
        '/': () => html('<p>home'),
        '/sw.js': () => new Response(worker, { headers: { 'content-type': 'text/javascript' } }),
      }),
    ]);
    const page = await pageIn(world);
    await page.goto(HOME);
    expect(await page.evaluate(() => isSecureContext)).toBe(true);
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/sw.js');
      await navigator.serviceWorker.ready;
    });
    await page.reload();
    expect(await page.textContent('body')).toBe('from the worker');
    expect(world.problems).toEqual([]);
  });

  it("can't reach the loopback of the machine", async () => {
    let hits = 0;
    const machine = createServer((_request, response) => {
      hits++;
      response.setHeader('access-control-allow-origin', '*').end('private');
    });
    await new Promise<void>((resolve) => machine.listen(0, resolve));
    try {
      const { port } = machine.address() as AddressInfo;
      const world = await littleWorld([site(HOST, { '/': () => html('<p>home') })]);
      const page = await pageIn(world);
      await page.goto(`http://${HOST}/`);
      for (const host of ['127.0.0.1', 'localhost', '[::1]', '0.0.0.0', 'www.localhost']) {
        const address = `http://${host}:${port}/`;
        const fetched = await page.evaluate((url) => fetch(url).then((r) => r.text(), String), address);
        expect(fetched).not.toBe('private');
        const reply = await (await pageIn(world)).goto(address).catch(() => null);
        expect(await reply?.text()).not.toBe('private');
      }
      expect(hits).toBe(0);
      expect(kinds(world)).toContain('left-world localhost');
      expect(kinds(world)).toContain('left-world [::1]');
    } finally {
      machine.close();
    }
  });

  it("can't reach a host that is not in the world", async () => {
    const world = await littleWorld([site(HOST, {})]);
    const page = await pageIn(world);
    expect((await page.goto('http://www.elsewhere.com/'))?.status()).toBe(502);
    await expect(page.goto('https://www.elsewhere.com/')).rejects.toThrow('ERR_TUNNEL_CONNECTION_FAILED');
    // A browser may connect more often than it navigates.
    const left = world.ledger.facts().map(({ kind, data }) => [kind, 'url' in data && data.url].join(' '));
    expect([...new Set(left)]).toEqual([
      'left-world http://www.elsewhere.com/',
      'left-world https://www.elsewhere.com/',
    ]);
  });

  it('has cookies that expire by the time of the world', async () => {
    const cookie = (hour: number) => `Expires=Mon, 02 Mar 2026 ${hour}:00:00 GMT; Secure`;
    const world = await littleWorld([
      site(HOST, {
        '/': () =>
          html('<p>home', {
            headers: [
              ['set-cookie', `kept=1; ${cookie(10)}`],
              ['set-cookie', `expired=1; ${cookie(8)}`],
            ],
          }),
      }),
    ]);
    const page = await pageIn(world);
    await page.goto(HOME);
    expect(await page.evaluate(() => document.cookie)).toBe('kept=1');
  });

  it('gets an error and does not hang when it opens a websocket', async () => {
    const world = await littleWorld([site(HOST, { '/': () => html('<p>home') })]);
    const page = await pageIn(world);
    await page.goto(HOME);
    for (const address of [`wss://${HOST}/`, `ws://${HOST}/`, 'wss://www.elsewhere.com/']) {
      const event = page.evaluate(
        (url) =>
          new Promise((resolve) => {
            try {
              new WebSocket(url).onerror = () => resolve('error');
            } catch {
              resolve('error');
            }
          }),
        address,
      );
      expect(await event).toBe('error');
    }
  });

  it('leaves facts of its parts, and none of beacons and data', async () => {
    const typed = (type: string) => () => new Response('', { headers: { 'content-type': type } });
    const world = await littleWorld([
      site(HOST, {
        '/': () =>
          html(
            '<link rel="stylesheet" href="a.css"><script src="a.js"></script><img src="a.png"><iframe src="inner"></iframe>' +
              '<script>navigator.sendBeacon("/beacon"); window.data = fetch("/data")</script>',
          ),
        '/a.css': typed('text/css'),
        '/a.js': typed('text/javascript'),
        '/a.png': typed('image/png'),
        '/inner': () => html('inner'),
        '/beacon': typed('text/html'),
        '/data': typed('text/html'),
      }),
    ]);
    const page = await pageIn(world);
    await page.goto(HOME);
    await page.evaluate('window.data');
    const served = world.ledger.facts().flatMap(({ kind, data }) => (kind === 'page-served' ? [data] : []));
    expect(served.map(({ path, type }) => `${type} ${path}`).sort()).toEqual([
      'document /',
      'document /inner',
      'picture /a.png',
      'script /a.js',
      'style /a.css',
    ]);
  });

  it('has no load event before the held answers are let go', async () => {
    const world = await littleWorld(
      [site(HOST, { '/': () => html('<p>home<img src="a.png">'), '/a.png': () => new Response('') })],
      { holds: [`${HOME}a.png`], hold: true },
    );
    const page = await pageIn(world);
    const loaded = page.waitForEvent('load');
    await page.goto(HOME, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.evaluate(() => document.readyState)).toBe('interactive');
    world.release();
    await loaded;
  });
});

describe('a browser without proxy', () => {
  it('goes through forms, redirects and cookies by local names', async () => {
    let visits = 0;
    const world = await littleWorld([
      site(HOST, {
        '/': () => html('<form method="post" action="/buy"><button>Buy</button></form>'),
        '/buy': (request) =>
          request.headers.get('origin') === `https://${HOST}`
            ? new Response(null, {
                status: 303,
                headers: [
                  ['location', `${HOME}done`],
                  ['set-cookie', 'host=1; Secure; HttpOnly; SameSite=Lax'],
                  ['set-cookie', 'domain=2; Secure; Domain=harborandpine.com'],
                ],
              })
            : new Response('forged', { status: 403 }),
        '/done': (request) => html(`<p>${++visits} ${request.headers.get('cookie')} ${request.url}`),
      }),
    ]);
    const page = await pageIn(undefined);
    await page.goto(world.address(HOME));
    expect(await page.evaluate(() => isSecureContext)).toBe(true);
    await page.click('button');
    await page.waitForURL(world.address(`${HOME}done`));
    expect(await page.textContent('p')).toBe(`1 host=1; domain=2 ${HOME}done`);
    expect(world.problems).toEqual([]);
  });
});
