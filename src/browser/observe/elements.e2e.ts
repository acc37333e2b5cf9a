import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { A11yNode, DomElement } from '../../core/observation.ts';
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

const elementsOf = async (html: string): Promise<readonly DomElement[]> => {
  const page = await openOn(browser, proxy, html);
  const { dom } = await page.observe({ dom: true });
  await page.close();
  return dom ?? [];
};

it('lists what is interactive and rendered, in DOM order, through open shadow roots and frames', async () => {
  const elements = await elementsOf(`
    <a href="#">a</a><a>no link</a><button>b</button><input type="hidden"><input aria-label="c">
    <select aria-label="d"><option>o</select><textarea aria-label="e"></textarea><details><summary>f</summary></details>
    <div role="button" aria-label="g"></div><div role="button">h</div><div role="region">no</div>
    <div contenteditable>i</div><div contenteditable="false">no</div>
    <div tabindex="0">j</div><div tabindex="-1">no</div><span onclick="">k</span>
    <button style="display:none">no</button><div style="visibility:hidden"><button>no</button></div>
    <button style="opacity:0">l</button><button aria-hidden="true">m</button>
    <div role="switch" aria-label="n" style="width:9px;height:9px"></div>
    <div id="host"><button slot="s">p</button><button>not slotted</button></div>
    <iframe srcdoc="<button>q</button><iframe srcdoc='<button>r</button>'></iframe>"></iframe>
    <iframe srcdoc="<button>no</button>" style="display:none"></iframe>
    <a href="#" style="display:contents"><b style="display:block">s</b></a>
    <script>host.attachShadow({mode:'open'}).innerHTML = '<button>o</button><slot name="s"></slot>'</script>`);
  const said = elements.map((e) => e.text || e.name);
  expect(said.join('')).toBe('abcdefhijklmnopqrs'.replace('d', 'o'));
  expect(elements.map((e) => e.mark)).toEqual(elements.map((_, i) => i + 1));
  expect(elements.filter((e) => e.frame).map((e) => [e.text, e.frame])).toEqual([
    ['q', 'about:srcdoc'],
    ['r', 'about:srcdoc'],
  ]);
  expect(elements.every((e) => e.box.width > 0 && e.box.height > 0)).toBe(true);
});

it('gives DOM text: with the alt of pictures in place, without what CSS generates', async () => {
  const elements = await elementsOf(`
    <style>.css::before{content:"Accept "}</style>
    <button class="css"><span>Decline</span></button>
    <button>Pay <img alt="five" src="data:,"> <b>now</b><i style="display:none">never</i></button>
    <button aria-label="lie">truth</button>
    <input type="submit" value="Send it"><input type="image" alt="picture" src="data:,"><input value="typed">
    <select><option>one<option selected>two</select>
    <button style="text-transform:uppercase">loud <img alt="alt" src="data:,"></button>
    <div role="button" id="host" tabindex="0"></div>
    <script>host.attachShadow({mode:'open'}).innerHTML = '<p>in <b>shadow</b></p>'</script>`);
  expect(elements.map((e) => [e.text, e.value])).toEqual([
    ['Decline', undefined],
    ['Pay five now', undefined],
    ['truth', undefined],
    ['Send it', undefined],
    ['picture', undefined],
    ['', 'typed'],
    ['two', 'two'],
    ['LOUD alt', undefined],
    ['in shadow', undefined],
  ]);
  expect(elements[6]?.options).toEqual(['one', 'two']);
  expect(elements[2]?.name).toBe('lie');
});

it('tells the placeholder of a field as long as it can be seen', async () => {
  const elements = await elementsOf(
    '<input placeholder=" Six  letters "><input placeholder="gone" value="a"><textarea placeholder="Why?"></textarea><button>b</button><input>',
  );
  expect(elements.map((e) => e.placeholder)).toEqual([
    'Six letters',
    undefined,
    'Why?',
    undefined,
    undefined,
  ]);
});

it('keeps the number of an element as long as its document lives, in all channels', async () => {
  const page = await openOn(browser, proxy, '<button id="a">A</button><button id="b">B</button>');
  const first = await page.observe({ dom: true });
  expect(first.dom?.map((e) => [e.mark, e.name])).toEqual([
    [1, 'A'],
    [2, 'B'],
  ]);
  await page.page.evaluate(() => {
    document.body.prepend(Object.assign(document.createElement('button'), { textContent: 'New' }));
    document.getElementById('a')?.remove();
    document.getElementById('b')?.setAttribute('aria-label', 'Renamed');
  });
  const then = await page.observe({ dom: true, a11y: true, pixels: { marks: true } });
  expect(then.dom?.map((e) => [e.mark, e.name])).toEqual([
    [3, 'New'],
    [2, 'Renamed'],
  ]);
  const marked = (node: A11yNode): [number, string][] => [
    ...(node.mark === undefined ? [] : [[node.mark, node.name] as [number, string]]),
    ...node.children.flatMap(marked),
  ];
  expect(then.a11y && marked(then.a11y)).toEqual([
    [3, 'New'],
    [2, 'Renamed'],
  ]);
  expect(then.pixels?.marks?.map(({ mark }) => mark)).toEqual([3, 2]);
  expect(await page.act({ type: 'click', target: { mark: 1 } })).toMatchObject({
    ok: false,
    reason: 'stale',
  });
  expect(await page.act({ type: 'click', target: { mark: 4 } })).toMatchObject({
    ok: false,
    reason: 'missing',
  });

  proxy.serve({ 'http://www.example.test/next': '<button>Next</button>' });
  await page.goto('http://www.example.test/next', 'settled');
  expect(await page.act({ type: 'click', target: { mark: 2 } })).toMatchObject({
    ok: false,
    reason: 'stale',
  });
  expect((await page.observe({ dom: true })).dom?.map((e) => [e.mark, e.name])).toEqual([[1, 'Next']]);
  await page.close();
});

it('reads and works frames of other sites, which run in processes of their own', async () => {
  proxy.serve({
    'http://other.test/': `<body style="margin:0"><button onclick="this.textContent='Pressed'">There</button>
      <div style="height:2000px"></div><input aria-label="Field"><iframe src="http://third.test/"></iframe>`,
    'http://third.test/': '<button>Deep</button>',
  });
  const page = await openOn(
    browser,
    proxy,
    `<button>Before</button><br><iframe src="http://other.test/" style="border:7px solid; margin-left:50px"></iframe><button>After</button>`,
  );
  const { dom, a11y } = await page.observe({ dom: true, a11y: true });
  expect(dom?.map((e) => e.name)).toEqual(['Before', 'There', 'Field', 'Deep', 'After']);
  expect(new Set(dom?.map((e) => e.mark)).size).toBe(5);
  const there = dom?.[1] as DomElement;
  expect(there.frame).toBe('http://other.test/');
  expect(there.box.x).toBe(65);
  expect(JSON.stringify(a11y)).toContain('"Deep"');

  const { x, y, width, height } = there.box;
  const byPoint = await page.act({ type: 'click', target: { x: x + width / 2, y: y + height / 2 } });
  expect(byPoint).toMatchObject({ ok: true, on: { name: 'There', box: there.box } });
  const field = await page.act({ type: 'type', target: { mark: dom?.[2]?.mark ?? 0 }, text: 'far' });
  expect(field).toMatchObject({ ok: true, on: { name: 'Field' } });
  const after = await page.observe({ dom: true, pixels: { marks: true } });
  expect(after.dom?.map((e) => e.value ?? e.name)).toEqual(['Before', 'Pressed', 'far', 'Deep', 'After']);
  expect(after.dom?.[2]?.state.focused).toBe(true);
  expect(after.pixels?.marks?.map(({ mark }) => mark)).toContain(dom?.[2]?.mark);
  await page.close();
});

it('gives structured data: JSON-LD, microdata by the rules of the standard, meta', async () => {
  const page = await openOn(
    browser,
    proxy,
    `<title>Shop</title><meta name="description" content="Fine goods"><meta property="og:title" content="One"><meta property="og:title" content="Two">
    <script type="application/ld+json">{"@type":"Product","name":"Lamp"}</script>
    <script type="application/ld+json">{broken</script>
    <div itemscope itemtype="https://schema.org/Product" itemref="extra">
      <span itemprop="name">Lamp</span><a itemprop="url" href="/lamp">x</a><meta itemprop="sku" content="7">
      <div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><data itemprop="price" value="9.50">£9</data></div>
      <time itemprop="releaseDate" datetime="2026-01-01">new</time>
    </div><p id="extra" itemprop="note">beside</p>
    <div itemscope id="self" itemref="self" itemprop="x"></div>`,
  );
  const { structured } = await page.observe({ structured: true });
  expect(structured?.jsonLd).toEqual([{ '@type': 'Product', name: 'Lamp' }, '{broken']);
  expect(structured?.microdata).toEqual([
    {
      type: 'https://schema.org/Product',
      properties: {
        name: ['Lamp'],
        url: ['http://www.example.test/lamp'],
        sku: ['7'],
        offers: [{ type: 'https://schema.org/Offer', properties: { price: ['9.50'] } }],
        releaseDate: ['2026-01-01'],
        note: ['beside'],
      },
    },
  ]);
  expect(structured?.meta).toEqual({ title: 'Shop', description: 'Fine goods', 'og:title': 'One\nTwo' });
  await page.close();
});

it('observes only what is asked for', async () => {
  const page = await openOn(browser, proxy, '<title>T</title><button>B</button>');
  const plain = await page.observe({});
  expect(plain).toMatchObject({
    url: 'http://www.example.test/',
    title: 'T',
    viewport: { width: 800, height: 600 },
  });
  expect(plain.pageTime).toBeGreaterThan(0);
  expect(Object.keys(plain).sort()).toEqual(['pageTime', 'scroll', 'title', 'url', 'viewport']);
  const { pixels } = await page.observe({ pixels: true });
  expect(pixels).toMatchObject({ width: 800, height: 600 });
  expect(pixels?.marks).toBeUndefined();
  await page.close();
});

it('reads any text back as it is', async () => {
  const page = await openOn(browser, proxy, '<button></button>');
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 60 }), async (label) => {
      await page.page.evaluate((text) => {
        const button = document.querySelector('button') as HTMLButtonElement;
        button.setAttribute('aria-label', `x${text}`);
        button.id = `i${text}`;
      }, label);
      const [button] = (await page.observe({ dom: true })).dom ?? [];
      expect(button?.id).toBe(`i${label}`);
      expect(button?.name.startsWith('x')).toBe(true);
    }),
    { numRuns: 30 },
  );
  await page.close();
});
