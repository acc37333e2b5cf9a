import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../launch.ts';
import { openOn, type TestProxy, testBrowser, testProxy } from '../pages.testing.ts';

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

/** Presses the only button of a page and gives the page's text after it has settled, and how long it took. */
async function press(html: string): Promise<{ text: string; ms: number }> {
  const page = await openOn(browser, proxy, html);
  const { dom } = await page.observe({ dom: true });
  const begin = performance.now();
  await page.act({ type: 'click', target: { mark: dom?.[0]?.mark ?? 0 } });
  const ms = performance.now() - begin;
  const text = await page.page.evaluate(() => document.getElementById('p')?.textContent ?? '');
  await page.close();
  return { text, ms };
}
const button = (script: string) =>
  `<button onclick="go()">Go</button><p id="p"></p><script>const p = document.getElementById('p'); ${script}</script>`;

it('waits for timers shortly after load, so that a first look is behind them', async () => {
  const page = await openOn(
    browser,
    proxy,
    `<p id="p">before</p><script>addEventListener('load', () => setTimeout(() => { p.textContent = 'after' }, 80))</script>`,
  );
  expect(await page.page.evaluate(() => document.getElementById('p')?.textContent)).toBe('after');
  await page.close();
});

it('looks while the page still loads, when only its document is to be parsed', async () => {
  proxy.serve({ 'http://www.example.test/never.png': () => undefined });
  const page = await browser.open({ proxy: proxy.url, viewport: { width: 800, height: 600 } });
  proxy.serve({ 'http://www.example.test/early': '<button>B</button><img src="/never.png">' });
  await page.goto('http://www.example.test/early', 'parsed');
  expect((await page.observe({ dom: true })).dom).toHaveLength(1);
  expect(await page.page.evaluate(() => document.readyState)).toBe('interactive');
  await page.close();
});

it('waits for requests, and for what follows them', async () => {
  let open = 0;
  proxy.serve({
    'http://www.example.test/data': () => ({ body: `answer ${++open}`, type: 'text/plain' }),
  });
  const { text } = await press(
    button(`const go = async () => {
      for (let i = 0; i < 3; i++) p.textContent = await (await fetch('/data?' + i)).text();
      setTimeout(() => { p.textContent += ' and more' }, 60);
    }`),
  );
  expect(text).toContain('answer 3 and more');
});

it('waits for a navigation that a script starts after an answer, and for its page', async () => {
  proxy.serve({
    'http://www.example.test/data': 'x',
    'http://www.example.test/thanks':
      '<p id="p"></p><script>setTimeout(() => { p.textContent = "Thanks" }, 50)</script>',
  });
  const { text } = await press(
    button(`const go = async () => { await fetch('/data'); location.href = '/thanks' }`),
  );
  expect(text).toBe('Thanks');
});

it('waits for changes in shadow roots and frames, and for transitions', async () => {
  const { text } =
    await press(`<button onclick="go()">Go</button><div id="host"></div><iframe srcdoc="<p>x</p>"></iframe><p id="p"></p>
    <style>#p{transition:opacity .4s} .off{opacity:0}</style><script>
    const root = host.attachShadow({ mode: 'open' }); root.innerHTML = '<p>0</p>';
    const inner = document.querySelector('iframe');
    const tick = (n) => setTimeout(() => {
      (n % 2 ? root : inner.contentDocument).querySelector('p').textContent = n;
      if (n < 4) return tick(n + 1);
      p.addEventListener('transitionend', () => { p.textContent = 'moved' });
      p.className = 'off';
    }, 100);
    const go = () => tick(1);
  </script>`);
  expect(text).toContain('moved');
});

it.each([
  ['a bar without a value', '<button>Go</button><progress></progress>'],
  [
    'an endless animation',
    '<style>@keyframes k{to{rotate:1turn}} i{display:block;animation:k 1s infinite}</style><button>Go</button><i>x</i>',
  ],
  [
    'an answer that nobody reads',
    `<button onclick="fetch('/answer', { method: 'POST', body: 'x', keepalive: true }); navigator.sendBeacon('/answer', 'x')">Go</button>`,
  ],
  ['an open event stream', `<button>Go</button><script>new EventSource('/stream')</script>`],
])('is not kept waiting by %s', async (_what, html) => {
  proxy.serve({
    'http://www.example.test/stream': () => undefined,
    'http://www.example.test/answer': 'x'.repeat(1000),
  });
  const { ms } = await press(html);
  expect(ms).toBeLessThan(2500);
});

it.each([
  [
    'a clock that ticks',
    button('const go = () => setInterval(() => { p.textContent = performance.now() }, 20)'),
  ],
  ['a request that gets no answer', button(`const go = () => fetch('/silence')`)],
  ['an endless poll', button(`const go = async () => { for (;;) await fetch('/poll') }`)],
])('ends at the cap for %s', async (_what, html) => {
  proxy.serve({ 'http://www.example.test/silence': () => undefined, 'http://www.example.test/poll': 'x' });
  const { ms } = await press(html);
  expect(ms).toBeGreaterThan(2900);
  expect(ms).toBeLessThan(9000);
});
