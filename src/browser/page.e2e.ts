import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { InfrastructureError, UsageError } from '../core/errors.ts';
import { browserKeeper } from './keeper.ts';
import { type Browser, launchBrowser } from './launch.ts';
import { NO_KEY, openOn, type TestProxy, testBrowser, testProxy } from './pages.testing.ts';

let browser: Browser;
let proxy: TestProxy;
beforeAll(async () => {
  browser = await testBrowser();
  proxy = await testProxy();
});
afterAll(async () => {
  await browser.close();
  proxy.close();
});

const troubleOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'none',
    (error: unknown) => (error instanceof InfrastructureError ? error.trouble : String(error)),
  );
const viewport = { width: 800, height: 600 };
const clickOn = async (page: Awaited<ReturnType<typeof openOn>>, name: string) => {
  const { dom } = await page.observe({ dom: true });
  return page.act({ type: 'click', target: { mark: dom?.find((e) => e.name === name)?.mark ?? 0 } });
};

describe('tabs', () => {
  it('follows a popup and returns when it closes, by itself or by going back', async () => {
    proxy.serve({
      'http://www.example.test/pop': '<title>Popup</title><button onclick="window.close()">Shut</button>',
    });
    const page = await openOn(
      browser,
      proxy,
      `<title>First</title><a href="/pop" target="_blank">Open</a><button onclick="window.open('/pop')">By script</button>`,
    );
    expect(await clickOn(page, 'Open')).toMatchObject({ ok: true, navigated: true });
    expect(await page.title()).toBe('Popup');
    expect(page.url).toBe('http://www.example.test/pop');
    expect(await page.act({ type: 'back' })).toMatchObject({ ok: true, navigated: true });
    expect(await page.title()).toBe('First');
    await clickOn(page, 'By script');
    expect(await page.title()).toBe('Popup');
    expect(await clickOn(page, 'Shut')).toMatchObject({ ok: true, navigated: true });
    expect(await page.title()).toBe('First');
    await page.close();
  });

  it('goes on in an empty tab when a page closes itself', async () => {
    const page = await openOn(browser, proxy, '<button>B</button>');
    await page.page.close();
    expect((await page.observe({ dom: true })).url).toBe('about:blank');
    await page.goto('http://www.example.test/', 'settled');
    expect(page.url).toBe('http://www.example.test/');
    await page.close();
  });

  it('keeps pages apart', async () => {
    const html = `<script>document.cookie = 'a=' + Math.floor(performance.timeOrigin); localStorage.x = (localStorage.x || '') + 'x'; document.title = localStorage.x</script>`;
    const pages = await Promise.all([openOn(browser, proxy, html), openOn(browser, proxy, html)]);
    expect(await Promise.all(pages.map((page) => page.title()))).toEqual(['x', 'x']);
    await Promise.all(pages.map((page) => page.close()));
  });
});

describe('dialogs', () => {
  it('are answered and kept, and nothing hangs', async () => {
    proxy.serve({ 'http://www.example.test/left': '<title>Left</title>' });
    const page = await openOn(
      browser,
      proxy,
      `<button onclick="alert('A'); document.title = [confirm('C?'), prompt('P?')].join()">Ask</button><a href="/left">Leave</a>
       <script>addEventListener('beforeunload', (e) => e.preventDefault())</script>`,
    );
    await clickOn(page, 'Ask');
    expect(await page.title()).toBe('false,');
    await clickOn(page, 'Leave');
    expect(await page.title()).toBe('Left');
    expect(page.dialogs).toEqual([
      { type: 'alert', message: 'A', answer: 'dismissed' },
      { type: 'confirm', message: 'C?', answer: 'dismissed' },
      { type: 'prompt', message: 'P?', answer: 'dismissed' },
      { type: 'beforeunload', message: expect.any(String), answer: 'accepted' },
    ]);
    await page.close();
  });
});

describe('addresses', () => {
  it('of the machine and the browser are refused and reported, by whatever way', async () => {
    const reported: string[] = [];
    const page = await openOn(
      browser,
      proxy,
      `<a href="file:///etc/passwd">Link</a><a href="file:///etc/hosts" target="_blank">Blank</a><button onclick="window.open('chrome://version')">Script</button>`,
      { onNavigationRefused: (url) => reported.push(url) },
    );
    for (const name of ['Link', 'Blank', 'Script']) await clickOn(page, name);
    expect(page.url).toBe('http://www.example.test/');
    await expect(page.goto('file:///etc/passwd', 'settled')).rejects.toThrow(UsageError);
    await expect(page.page.goto('file:///etc/group')).rejects.toThrow(/ERR_(BLOCKED|ABORTED)/);
    await page.page.goto('chrome://version').catch(() => {});
    await expect.poll(() => page.url).not.toContain('chrome://');
    const popup = await page.page.context().newPage();
    await expect(popup.goto('file:///etc/shadow')).rejects.toThrow(/ERR_(BLOCKED|ABORTED)/);
    expect(reported).toEqual([
      'file:///etc/passwd',
      'file:///etc/hosts',
      'chrome://version/',
      'file:///etc/passwd',
      'file:///etc/group',
      'chrome://version/',
      'file:///etc/shadow',
    ]);
    await page.close();
  });

  it('that no world has are trouble of the world', async () => {
    const page = await browser.open({ proxy: 'http://127.0.0.1:9', viewport });
    expect(await troubleOf(page.goto('http://www.example.test/', 'settled'))).toBe('world');
    await page.close();
  });

  it('of this machine are out of reach', async () => {
    let hits = 0;
    const dashboard = createServer((_request, response) => {
      hits++;
      response.end('reached');
    });
    await new Promise<void>((resolve) => dashboard.listen(0, '127.0.0.1', resolve));
    const { port } = dashboard.address() as AddressInfo;
    const page = await openOn(browser, proxy, 'x');
    for (const host of ['localhost', '127.0.0.1', '[::1]', 'a.localhost']) {
      await page.goto(`http://${host}:${port}/`, 'parsed').catch(() => {});
      await page.page.evaluate(
        (url) => fetch(url, { mode: 'no-cors' }).catch(() => {}),
        `http://${host}:${port}/`,
      );
    }
    expect(hits).toBe(0);
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('reached');
    await page.close();
    dashboard.close();
  });
});

describe('death', () => {
  it('of the browser is trouble of the browser, and the keeper replaces it', async () => {
    const launched: Browser[] = [];
    const keeper = browserKeeper({
      spki: NO_KEY,
      launch: async () => {
        const next = await launchBrowser({ spki: NO_KEY });
        launched.push(next);
        return next;
      },
    });
    const options = { proxy: proxy.url, viewport };
    const [page, other] = await Promise.all([keeper.open(options), keeper.open(options)]);
    expect(launched).toHaveLength(1);
    const waiting = troubleOf(page.act({ type: 'wait', ms: 10_000 }));
    process.kill(launched[0]?.pid ?? 0, 'SIGKILL');
    expect(await waiting).toBe('browser');
    expect(await troubleOf(page.observe({ dom: true }))).toBe('browser');
    expect(await troubleOf(other.goto('http://www.example.test/', 'settled'))).toBe('browser');
    expect(launched[0]?.alive).toBe(false);
    await page.close();
    const again = await keeper.open(options);
    expect(launched).toHaveLength(2);
    expect((await again.observe({ dom: true })).dom).toEqual([]);
    await keeper.close();
    expect(launched[1]?.alive).toBe(false);
  });

  it("of the page's process is, too", async () => {
    const page = await openOn(browser, proxy, '<button>B</button>');
    void page.cdp.send('Page.crash').catch(() => {});
    expect(await troubleOf(page.observe({ dom: true }))).toBe('browser');
    await page.close();
    const next = await openOn(browser, proxy, '<button>B</button>');
    expect((await next.observe({ dom: true })).dom).toHaveLength(1);
    await next.close();
  });

  it('at start is told in one clear line', async () => {
    const dies = launchBrowser({ spki: NO_KEY, binary: { path: '/bin/false', kind: 'chromium' } });
    const error = await dies.catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ trouble: 'browser' });
    expect((error as Error).message).not.toContain('\n');
    const absent = launchBrowser({ spki: NO_KEY, binary: { path: '/no/such/browser', kind: 'chromium' } });
    await expect(absent).rejects.toThrow(/\/no\/such\/browser/);
  });
});
