import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Action } from '../../core/action.ts';
import type { Browser } from '../launch.ts';
import type { BrowserPage } from '../page.ts';
import { openOn, type TestProxy, testBrowser, testProxy } from '../pages.testing.ts';

let browser: Browser;
let proxy: TestProxy;
let page: BrowserPage;
beforeAll(async () => {
  browser = await testBrowser();
  proxy = await testProxy();
});
afterAll(async () => {
  await browser.close();
  proxy.close();
});
afterEach(() => page.close());

const LOG = `<script>window.log = [];
  for (const type of ['click', 'input', 'change', 'keydown']) addEventListener(type, (e) =>
    log.push([type, e.target.id, e.isTrusted].join(' ')), true)</script>`;
const open = async (html: string): Promise<void> => {
  page = await openOn(browser, proxy, LOG + html);
};
const log = (): Promise<string[]> =>
  page.page.evaluate(() => (globalThis as unknown as { log: string[] }).log.splice(0));
const mark = async (id: string): Promise<{ mark: number }> => {
  const { dom } = await page.observe({ dom: true });
  return { mark: dom?.find((e) => e.id === id)?.mark ?? -1 };
};
const click = async (id: string) => page.act({ type: 'click', target: await mark(id) });

describe('click', () => {
  it('presses by number and by point, trusted, and tells on what', async () => {
    await open(
      '<button id="b" aria-label="Name">Text</button><div style="height:3000px"></div><button id="far">Far</button>',
    );
    const result = await click('b');
    expect(result).toMatchObject({
      ok: true,
      navigated: false,
      on: { tag: 'button', role: 'button', name: 'Name', text: 'Text' },
    });
    const box = result.ok && result.on ? result.on.box : { x: 0, y: 0 };
    expect(await page.act({ type: 'click', target: { x: box.x + 5, y: box.y + 5 } })).toMatchObject({
      ok: true,
      on: { name: 'Name' },
    });
    expect(await click('far')).toMatchObject({ ok: true, on: { name: 'Far' } });
    expect(await log()).toEqual(['click b true', 'click b true', 'click far true']);
  });

  it('follows links and forms, and says that it navigated', async () => {
    proxy.serve({
      'http://www.example.test/two': '<title>Two</title><a id="hash" href="#x">x</a>',
      'http://www.example.test/sent': ({ method }) => ({ body: `<title>${method}</title>` }),
    });
    await open(
      '<a id="a" href="/two">go</a><form method="post" action="/sent"><button id="send">Send</button></form>',
    );
    expect(await click('a')).toMatchObject({ ok: true, navigated: true });
    expect(await page.title()).toBe('Two');
    expect(await click('hash')).toMatchObject({ ok: true, navigated: true });
    expect(await page.act({ type: 'back' })).toMatchObject({ ok: true, navigated: true });
    expect(page.url).toBe('http://www.example.test/two');
    expect(await page.act({ type: 'back' })).toMatchObject({ ok: true, navigated: true });
    expect(await click('send')).toMatchObject({ ok: true, navigated: true });
    expect(await page.title()).toBe('POST');
    await page.act({ type: 'back' });
    expect(await page.act({ type: 'back' })).toMatchObject({ ok: false, reason: 'nowhere' });
  });

  it('refuses with the reason', async () => {
    await open(`
      <button id="covered">Under</button><div id="lid" style="position:fixed;left:0;top:0;width:200px;height:60px;background:#eee">Lid</div>
      <div style="height:100px"></div>
      <button id="off" disabled>Off</button>
      <fieldset disabled><button id="inside">Off too</button></fieldset>
      <div inert><button id="inert">Inert</button></div>
      <button id="later">Later</button>
      <button id="out" style="position:absolute;left:-9999px">Out</button>
      <button id="tiny" style="position:absolute;width:1px;height:1px;clip:rect(0,0,0,0);overflow:hidden">Tiny</button>
      <button id="through" style="pointer-events:none">Through</button>`);
    expect(await click('covered')).toMatchObject({
      ok: false,
      reason: 'covered',
      message: expect.stringContaining('<div id="lid"> "Lid"'),
      on: { name: 'Under' },
    });
    for (const id of ['off', 'inside', 'inert']) {
      expect([id, await click(id)]).toMatchObject([id, { ok: false, reason: 'disabled' }]);
    }
    const later = await mark('later');
    await page.page.evaluate(() => document.getElementById('later')?.style.setProperty('display', 'none'));
    expect(await page.act({ type: 'click', target: later })).toMatchObject({ ok: false, reason: 'hidden' });
    await page.page.evaluate(() => document.getElementById('later')?.remove());
    expect(await page.act({ type: 'click', target: later })).toMatchObject({ ok: false, reason: 'stale' });
    expect(await page.act({ type: 'click', target: { mark: 999 } })).toMatchObject({
      ok: false,
      reason: 'missing',
    });
    expect(await click('out')).toMatchObject({ ok: false, reason: 'hidden' });
    expect(await click('tiny')).toMatchObject({ ok: false, reason: 'hidden' });
    expect(await click('through')).toMatchObject({ ok: false, reason: 'covered' });
    for (const [x, y] of [
      [-1, 5],
      [800, 5],
      [5, 600],
      [Number.NaN, 5],
      [Number.POSITIVE_INFINITY, 0],
    ] as const) {
      expect(await page.act({ type: 'click', target: { x, y } })).toMatchObject({
        ok: false,
        reason: 'nowhere',
      });
    }
    expect(await page.act({ type: 'done', answer: 'x' })).toMatchObject({ ok: false, reason: 'unsupported' });
    expect(await log()).toEqual([]);
  });

  it('presses what a person could: transparent, aria-disabled, half covered, behind its label', async () => {
    await open(`
      <button id="clear" style="opacity:0">Clear</button>
      <button id="aria" aria-disabled="true">Aria</button>
      <div style="position:relative"><button id="half" style="width:200px">Half</button><i style="position:absolute;left:0;top:0;width:120px;height:30px;background:#eee"></i></div>
      <label><input type="checkbox" id="box" style="position:absolute;width:1px;height:1px;clip:rect(0,0,0,0)"><span>Styled box</span></label>
      <div style="position:sticky;top:0;height:40px;background:#eee">Header</div><div style="height:2000px"></div>
      <button id="below">Below</button><div style="height:2000px"></div>`);
    await page.act({ type: 'scroll', dy: 2300 });
    for (const id of ['clear', 'aria', 'half', 'box', 'below']) {
      expect([id, await click(id)]).toMatchObject([id, { ok: true }]);
    }
    expect(await page.page.evaluate(() => (document.getElementById('box') as HTMLInputElement).checked)).toBe(
      true,
    );
  });
});

describe('type, press', () => {
  it('types by trusted keys: appends, replaces, clears', async () => {
    await open(
      '<input id="i" value="ab"><textarea id="t">one\ntwo</textarea><div contenteditable id="c">x</div>',
    );
    const type = async (id: string, text: string, clear = false) =>
      page.act({ type: 'type', text, clear, target: await mark(id) });
    const value = (id: string) =>
      page.page.evaluate((of) => {
        const element = document.getElementById(of) as HTMLInputElement;
        return element.value ?? element.textContent;
      }, id);
    expect(await type('i', 'cd')).toMatchObject({ ok: true, on: { tag: 'input' } });
    expect(await value('i')).toBe('abcd');
    expect((await log()).filter((line) => line === 'keydown i true').length).toBeGreaterThanOrEqual(2);
    await page.act({ type: 'type', text: 'e' });
    expect(await value('i')).toBe('abcde');
    await type('i', 'new', true);
    expect(await value('i')).toBe('new');
    await type('i', '', true);
    expect(await value('i')).toBe('');
    await type('t', '!');
    expect(await value('t')).toBe('one\ntwo!');
    await type('c', 'y');
    expect(await value('c')).toBe('xy');
    await type('i', 'é'.repeat(3000));
    expect(await value('i')).toBe('é'.repeat(3000));
  });

  it('refuses what takes no text, before it presses anything', async () => {
    await open(
      '<button id="b">B</button><a id="a" href="#">a</a><input id="r" readonly><input id="box" type="checkbox">',
    );
    const type = async (id: string) => page.act({ type: 'type', text: 'x', target: await mark(id) });
    for (const id of ['b', 'a', 'box'])
      expect(await type(id)).toMatchObject({ ok: false, reason: 'unsupported' });
    expect(await type('r')).toMatchObject({ ok: false, reason: 'disabled' });
    expect(await page.act({ type: 'type', text: 'x' })).toMatchObject({ ok: false, reason: 'nowhere' });
    expect(await log()).toEqual([]);
  });

  it('presses keys on what has the focus', async () => {
    await open('<button id="b">B</button>');
    expect(await page.act({ type: 'press', key: 'Tab' })).toMatchObject({ ok: true });
    expect(await page.act({ type: 'press', key: 'Enter' })).toMatchObject({ ok: true, on: { name: 'B' } });
    expect(await log()).toContain('click b true');
    expect(await page.act({ type: 'press', key: 'Nonsense' })).toMatchObject({
      ok: false,
      reason: 'unsupported',
    });
  });
});

describe('select', () => {
  it('chooses by text or value with trusted events, once', async () => {
    await open(`<form action="/nowhere"><select id="s"><option>one<option disabled>off<option value="2">two<option hidden>hid<option>three</select>
      <select id="m" multiple><option>x<option>y</select></form><button id="b">B</button>`);
    const select = async (id: string, option: string) =>
      page.act({ type: 'select', option, target: await mark(id) });
    const chosen = (id: string) =>
      page.page.evaluate(
        (of) =>
          Array.from((document.getElementById(of) as HTMLSelectElement).selectedOptions, (o) => o.label),
        id,
      );
    expect(await select('s', 'three')).toMatchObject({ ok: true, navigated: false });
    expect(await chosen('s')).toEqual(['three']);
    expect((await log()).filter((line) => /input|change/.test(line))).toEqual([
      'input s true',
      'change s true',
    ]);
    expect(await select('s', '2')).toMatchObject({ ok: true });
    expect(await chosen('s')).toEqual(['two']);
    expect(await select('s', ' ONE ')).toMatchObject({ ok: true });
    expect(await chosen('s')).toEqual(['one']);
    expect(await select('m', 'y')).toMatchObject({ ok: true });
    expect(await chosen('m')).toEqual(['y']);
    expect(await select('s', 'four')).toMatchObject({
      ok: false,
      reason: 'missing',
      message: expect.stringContaining('"three"'),
    });
    expect(await select('s', 'off')).toMatchObject({ ok: false, reason: 'disabled' });
    expect(await select('b', 'one')).toMatchObject({ ok: false, reason: 'unsupported' });
    const box = (await page.observe({ dom: true })).dom?.find((e) => e.id === 's')?.box ?? { x: 0, y: 0 };
    const atPoint: Action = { type: 'select', option: 'two', target: { x: box.x + 4, y: box.y + 4 } };
    expect(await page.act(atPoint)).toMatchObject({ ok: true });
    expect(await chosen('s')).toEqual(['two']);
  });

  it('has chosen where the page takes the select away at once, as a form does that sends itself', async () => {
    await open(
      '<form action="/nowhere" onchange="log.push(this.firstChild.value); this.remove()"><select id="s"><option>one<option>two</select></form>',
    );
    const chosen = await page.act({ type: 'select', option: 'two', target: await mark('s') });
    expect(chosen).toMatchObject({ ok: true });
    expect(await log()).toContain('two');
  });

  it('refuses where the page keeps the list shut, and changes nothing', async () => {
    await open(
      '<form action="/nowhere"><select id="s" onmousedown="event.preventDefault()"><option>one<option>two</select></form>',
    );
    expect(await page.act({ type: 'select', option: 'two', target: await mark('s') })).toMatchObject({
      ok: false,
      reason: 'unsupported',
    });
    expect(await page.page.evaluate(() => document.querySelector('select')?.value)).toBe('one');
  });
});

describe('scroll, wait', () => {
  it('scrolls the page or the area around the target, and says when it is at the end', async () => {
    await open(
      `<div id="area" tabindex="0" style="height:100px;overflow:auto"><div style="height:500px">x</div></div><div style="height:1500px"></div>`,
    );
    const at = () => page.page.evaluate(() => [scrollY, document.getElementById('area')?.scrollTop]);
    expect(await page.act({ type: 'scroll', dy: 200 })).toMatchObject({ ok: true });
    expect(await at()).toEqual([200, 0]);
    await page.act({ type: 'scroll', dy: -200 });
    const area = await mark('area');
    expect(await page.act({ type: 'scroll', dy: 150, target: area })).toMatchObject({ ok: true });
    expect(await page.act({ type: 'scroll', dy: 50, target: { x: 20, y: 50 } })).toMatchObject({ ok: true });
    expect(await at()).toEqual([0, 200]);
    expect(await page.act({ type: 'scroll', dy: -50 })).toMatchObject({ ok: false, reason: 'nowhere' });
  });

  it("doesn't scroll a page that is locked, and finds the part that scrolls instead", async () => {
    await open(
      `<style>html,body{overflow:hidden;height:100%;margin:0}</style><main style="height:100%;overflow:auto"><div style="height:3000px">x</div></main>`,
    );
    expect(await page.act({ type: 'scroll', dy: 100 })).toMatchObject({ ok: true });
    expect(await page.page.evaluate(() => [scrollY, document.querySelector('main')?.scrollTop])).toEqual([
      0, 100,
    ]);
  });

  it('takes any time to wait for what it can be', async () => {
    await open('x');
    for (const ms of [1, -5, Number.NaN])
      expect(await page.act({ type: 'wait', ms })).toMatchObject({ ok: true });
  });
});
