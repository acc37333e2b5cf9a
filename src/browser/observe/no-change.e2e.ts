import sharp from 'sharp';
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

const PAGE = `<title>Page</title><style>ol{font:16px sans-serif}</style>
<ol><li>One <a href="#a">a</a></li><li>Two <button title="says more">b</button></li></ol>
<progress></progress>
<form><input name="text" value="start"><input type="checkbox" name="box"><select><option>x<option>y</select>
<button type="reset">Reset</button></form>
<div id="host"></div><iframe srcdoc="<button>inner</button>"></iframe>
<script>
  document.querySelector('#host').attachShadow({ mode: 'open' }).innerHTML = '<button>shadow</button>';
  window.seen = [];
  const watch = (root) => new MutationObserver((records) => seen.push(...records.map((r) => r.type + ' ' + r.attributeName)))
    .observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
  addEventListener('load', () => {
    watch(document);
    watch(document.querySelector('#host').shadowRoot);
    watch(document.querySelector('iframe').contentDocument);
    for (const type of ['focusin', 'focusout', 'scroll', 'mousemove', 'mouseover', 'resize', 'selectionchange', 'input'])
      document.addEventListener(type, () => seen.push('event ' + type), true);
    const add = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (...all) { seen.push('listener ' + all[0]); return add.apply(this, all); };
  });
</script>`;

it('changes nothing on the page, whichever channel is observed', async () => {
  const page = await openOn(browser, proxy, PAGE);
  const state = () =>
    page.page.evaluate(() => ({
      html: document.documentElement.outerHTML,
      globals: Object.getOwnPropertyNames(globalThis).sort().join(),
      ownProperties: Array.from(document.querySelectorAll('*'), (e) =>
        Object.getOwnPropertyNames(e).join(),
      ).join(),
      indeterminate: document.querySelector('progress')?.position,
      sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
      scroll: scrollY,
      focus: document.activeElement?.tagName,
    }));
  await page.act({ type: 'type', target: { mark: await markOf('textbox') }, text: 'more' });
  await page.act({ type: 'click', target: { mark: await markOf('checkbox') } });
  await page.act({ type: 'click', target: { x: 790, y: 590 } });
  await page.page.evaluate(() =>
    Object.assign(globalThis, { seen: (globalThis as { seen?: unknown[] }).seen?.splice(0) && [] }),
  );
  // The bar moves by itself, so the pictures are compared without it; that it still moves is in the state.
  const bar = await page.page.evaluate(
    () => document.querySelector('progress')?.getBoundingClientRect().toJSON() as DOMRect,
  );
  const picture = async (): Promise<Buffer> => {
    const cover = {
      create: {
        width: Math.ceil(bar.width) + 1,
        height: Math.ceil(bar.height) + 1,
        channels: 3,
        background: '#fff',
      },
    } as const;
    return sharp(await page.screenshot('png'))
      .composite([{ input: cover, left: Math.floor(bar.x), top: Math.floor(bar.y) }])
      .raw()
      .toBuffer();
  };
  const before = { state: await state(), picture: await picture() };

  for (let i = 0; i < 2; i++) {
    const seen = await page.observe({
      dom: true,
      text: true,
      a11y: true,
      structured: true,
      pixels: { marks: true },
    });
    expect(seen.dom?.length).toBe(8);
    await page.observe({ pixels: true });
  }
  const after = { state: await state(), picture: await picture() };
  expect(after.state).toEqual(before.state);
  expect(after.picture.equals(before.picture)).toBe(true);
  expect(await page.page.evaluate(() => (globalThis as { seen?: unknown[] }).seen)).toEqual([]);

  // A form that was written to by whoever observed it would keep what was typed.
  await page.act({ type: 'click', target: { mark: await markOf('button', 'Reset') } });
  const form = await page.observe({ dom: true });
  expect(form.dom?.find((e) => e.role === 'textbox')?.value).toBe('start');
  expect(form.dom?.find((e) => e.role === 'checkbox')?.state.checked).toBe(false);
  await page.close();

  async function markOf(role: string, name?: string): Promise<number> {
    const { dom } = await page.observe({ dom: true });
    return dom?.find((e) => e.role === role && (name === undefined || e.name === name))?.mark ?? 0;
  }
});

it('hides from pages, their frames and their popups that the browser can tell computed names', async () => {
  const page = await openOn(
    browser,
    proxy,
    `<script>
      window.found = [Element.prototype, document.documentElement];
      const frame = document.createElement('iframe'); document.documentElement.append(frame);
      found.push(frame.contentWindow.Element.prototype);
      found.push(open('about:blank').Element.prototype);
      window.found = found.map((o) => 'computedName' in o || 'computedRole' in o);
    </script>`,
  );
  expect(
    await page.page.evaluate(() => (globalThis as { opener?: { found?: unknown } }).opener?.found),
  ).toEqual([false, false, false, false]);
  await page.close();
});

it('hides it from frames of other sites, which run in processes of their own', async () => {
  proxy.serve({
    'http://frame.test/': `<script>document.title = String('computedName' in Element.prototype)</script>`,
  });
  const page = await openOn(browser, proxy, '<iframe src="http://frame.test/"></iframe>');
  const frame = (): Promise<string> | undefined => page.page.frame({ url: 'http://frame.test/' })?.title();
  await expect.poll(frame, { timeout: 12_000 }).toBe('false');
  await page.close();
});
