import { afterAll, beforeAll, expect, it } from 'vitest';
import { InfrastructureError } from '../core/errors.ts';
import type { Browser } from './launch.ts';
import { openOn, type TestProxy, testBrowser, testProxy } from './pages.testing.ts';

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

const ALL = { dom: true, a11y: true, structured: true, pixels: { marks: true } } as const;

it('is not fooled by a page that overrides what scripts rely on', async () => {
  const page = await openOn(
    browser,
    proxy,
    `<title>T</title><button>Real</button><input aria-label="F"><script>
      const lie = () => { throw new Error('caught') };
      for (const name of ['map', 'push', 'filter', 'find', 'slice', 'join']) Array.prototype[name] = lie;
      for (const type of [Element, Document, Node, HTMLElement, EventTarget]) {
        for (const name of Object.getOwnPropertyNames(type.prototype)) {
          if (name === 'constructor') continue;
          try { Object.defineProperty(type.prototype, name, { get: lie, configurable: true }) } catch {}
        }
      }
      JSON.stringify = JSON.parse = lie; Object.hasOwn = () => true; WeakMap.prototype.get = lie;
      performance.now = () => -1; globalThis.__reader = { reader: {} }; Promise.prototype.then = lie;
    </script>`,
  );
  const seen = await page.observe(ALL);
  expect(seen.dom?.map((e) => e.name)).toEqual(['Real', 'F']);
  expect(seen.pageTime).toBeGreaterThan(0);
  expect(await page.act({ type: 'type', target: { mark: 2 }, text: 'x' })).toMatchObject({ ok: true });
  await page.close();
});

it('is not fooled by fields that are named like members of the DOM', async () => {
  const members = [
    'getAttribute',
    'localName',
    'parentNode',
    'childNodes',
    'shadowRoot',
    'children',
    'matches',
    'closest',
    'querySelectorAll',
    'getBoundingClientRect',
    'nodeType',
    'isConnected',
    'ownerDocument',
    'checkVisibility',
    'innerText',
    'computedName',
    'tabIndex',
    'attributes',
  ];
  const documentMembers = [
    'querySelectorAll',
    'body',
    'title',
    'URL',
    'documentElement',
    'activeElement',
    'scrollingElement',
    'readyState',
    'defaultView',
    'elementFromPoint',
    'getAnimations',
    '__reader',
  ];
  const page = await openOn(
    browser,
    proxy,
    `<title>Title</title><form tabindex="0" onclick="" aria-label="Form">${members.map((name) => `<input name="${name}" aria-label="${name}">`).join('')}</form>
     ${documentMembers.map((name) => `<img name="${name}" id="${name}" alt="">`).join('')}<button>Last</button>`,
  );
  const seen = await page.observe(ALL);
  expect(seen.title).toBe('Title');
  expect(seen.dom?.map((e) => e.name)).toEqual(['Form', ...members, 'Last']);
  expect(await page.act({ type: 'click', target: { mark: members.length + 2 } })).toMatchObject({
    ok: true,
    on: { name: 'Last' },
  });
  await page.close();
});

it('reads big pages, long texts and markup in titles', async () => {
  const page = await openOn(
    browser,
    proxy,
    `<title>&lt;script&gt;"</title><button id="long"></button><div id="many"></div><script>
      document.getElementById('long').textContent = 'word '.repeat(2e4);
      document.getElementById('long').style.cssText = 'height:20px;overflow:hidden';
      document.getElementById('many').innerHTML = '<p><a href="#">a</a> text</p>'.repeat(2500);
      let deep = document.body; for (let i = 0; i < 600; i++) { deep.append(document.createElement('div')); deep = deep.lastChild }
      deep.innerHTML = '<button>deep</button>';
    </script>`,
    { patience: 40_000 },
  );
  const seen = await page.observe({ dom: true, a11y: true, structured: true });
  expect(seen.title).toBe('<script>"');
  expect(seen.dom).toHaveLength(2502);
  expect(seen.dom?.[0]?.text.length).toBeLessThan(5000);
  await page.close();
});

it('reads a page that was written into an empty document', async () => {
  const page = await browser.open({ proxy: proxy.url, viewport: { width: 800, height: 600 } });
  // Without a tree that is kept, the names of so many elements take minutes.
  await page.page.setContent('<p><a href="#">a</a> text <b>more</b></p>'.repeat(2500));
  expect((await page.observe({ dom: true })).dom).toHaveLength(2500);
  await page.close();
});

it('gives up on a page that hangs, in bounded time', async () => {
  const page = await openOn(browser, proxy, '<button onclick="for (;;);">Hang</button>', { patience: 3000 });
  const click = page.act({
    type: 'click',
    target: { mark: (await page.observe({ dom: true })).dom?.[0]?.mark ?? 0 },
  });
  const fault = async (promise: Promise<unknown>) => {
    const thrown = await promise.then(
      () => undefined,
      (error: unknown) => error,
    );
    return thrown instanceof InfrastructureError ? thrown.trouble : thrown;
  };
  expect(await fault(click)).toBe('timeout');
  expect(await fault(page.observe({ dom: true }))).toBe('timeout');
  await page.close();
  const next = await openOn(browser, proxy, '<button>B</button>');
  expect((await next.observe({ dom: true })).dom).toHaveLength(1);
  await next.close();
});

it('acts and looks while a page rewrites itself or reloads', async () => {
  const page = await openOn(
    browser,
    proxy,
    `<body><script>setInterval(() => { document.body.innerHTML = '<button>' + performance.now() + '</button><iframe srcdoc="x"></iframe>' }, 5)</script>`,
  );
  for (let i = 0; i < 5; i++) expect((await page.observe(ALL)).dom).toBeDefined();
  const { dom } = await page.observe({ dom: true });
  const label = () => page.page.evaluate(() => document.querySelector('button')?.textContent);
  await expect.poll(label).not.toBe(dom?.[0]?.text);
  expect(await page.act({ type: 'click', target: { mark: dom?.[0]?.mark ?? 0 } })).toMatchObject({
    ok: false,
    reason: 'stale',
  });
  proxy.serve({
    'http://www.example.test/again':
      '<button>B</button><script>setTimeout(() => location.reload(), 30)</script>',
  });
  await page.goto('http://www.example.test/again', 'parsed');
  for (let i = 0; i < 20; i++)
    expect((await page.observe({ dom: true, structured: true })).url).toBe('http://www.example.test/again');
  await page.close();
});
