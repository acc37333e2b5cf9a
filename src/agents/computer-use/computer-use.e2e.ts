import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '../../browser/index.ts';
import { openOn, type TestProxy, testBrowser, testProxy } from '../../browser/pages.testing.ts';
import { type Got, type Scripted, scriptedEndpoint } from '../model/endpoint.fixture.ts';
import { openModel } from '../model/index.ts';
import { sessionOn } from '../scripted/fake-page.fixture.ts';
import { computerUseAgent } from './computer-use.ts';
import { KEYS, WIRES } from './wires.fixture.ts';

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

/** A green button that is all there is to see, small and far from the corner. */
const PAGE = `<body style="margin:0;background:#fff"><button style="position:absolute;left:1501px;top:903px;width:40px;height:30px;
  background:#0f0;border:0" onclick="this.remove();document.title=event.isTrusted?'pressed':'scripted'"></button>`;

/** The newest picture of a request: its size, and the middle of what is green in it. */
async function seen({ text }: Got) {
  const data = [...text.matchAll(/(?:"data":"|base64,)([A-Za-z0-9+/=]{40,})"/g)].at(-1)?.[1] ?? '';
  const image = sharp(Buffer.from(data, 'base64')).removeAlpha();
  const { data: raw, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const green: { x: number; y: number }[] = [];
  for (let i = 0; i < raw.length; i += 3) {
    if ((raw[i] ?? 255) > 60 || (raw[i + 1] ?? 0) < 200) continue;
    green.push({ x: (i / 3) % info.width, y: Math.floor(i / 3 / info.width) });
  }
  const middle = (values: readonly number[]): number =>
    Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
  const at =
    green.length > 0 ? { x: middle(green.map(({ x }) => x)), y: middle(green.map(({ y }) => y)) } : undefined;
  return { at, width: info.width, height: info.height };
}

const CALLS = {
  openai: ({ x, y }: Place) => ({ actions: [{ type: 'click', button: 'left', x, y }] }),
  anthropic: ({ x, y }: Place) => ({ action: 'left_click', coordinate: [x, y] }),
  google: ({ x, y }: Place, width: number, height: number) => ({
    x: Math.round((x / width) * 1000),
    y: Math.round((y / height) * 1000),
  }),
};
interface Place {
  readonly x: number;
  readonly y: number;
}

test.each(['openai', 'anthropic', 'google'] as const)(
  '%s: what it sees on a large screen is pressed where it means to',
  async (provider) => {
    const { model, call, words } = WIRES[provider];
    const widths: number[] = [];
    const eyes: Scripted = (response, got) => {
      void seen(got).then(({ at, width, height }) => {
        widths.push(width);
        const body = at ? call(CALLS[provider](at, width, height)) : words('It is pressed.');
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      });
    };
    const { baseUrl } = await scriptedEndpoint(eyes);
    const agent = computerUseAgent({ provider, views: 3 }, openModel({ model, baseUrl }, KEYS), 'cu');
    const page = await openOn(browser, proxy, PAGE, { viewport: { width: 1920, height: 1080 } });
    expect(
      await agent.run(sessionOn({ observe: page.observe.bind(page), act: actOn(page) }, 'Press it.')),
    ).toBe('It is pressed.');
    expect(await page.title()).toBe('pressed');
    expect(widths).toEqual(provider === 'anthropic' ? [1429, 1429] : [1920, 1920]);
    await page.close();
  },
);

/** The run handles `done`. */
function actOn(page: Awaited<ReturnType<typeof openOn>>): typeof page.act {
  return async (action, remark) =>
    action.type === 'done' ? { ok: true, navigated: false } : page.act(action, remark);
}
