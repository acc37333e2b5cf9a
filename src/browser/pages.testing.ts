import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, launchBrowser } from './launch.ts';
import type { BrowserPage, OpenOptions } from './page.ts';

/** What a test's host answers: HTML, or what a function says. */
export type Answer = string | ((request: IncomingMessage) => { body: string; type?: string } | undefined);

/** A proxy whose hosts are a test's own pages, by address without the query; any other address is answered by 502. */
export interface TestProxy {
  readonly url: string;
  /** Answers from now on; `undefined` as a function's answer leaves the request open. */
  serve(pages: Record<string, Answer>): void;
  close(): void;
}

export async function testProxy(): Promise<TestProxy> {
  const pages = new Map<string, Answer>();
  const server = createServer((request, response) => {
    const answer = pages.get((request.url ?? '').split('?')[0] ?? '');
    if (answer === undefined) return response.writeHead(502).end();
    const said = typeof answer === 'string' ? { body: answer } : answer(request);
    if (said)
      response.writeHead(200, { 'content-type': said.type ?? 'text/html; charset=utf-8' }).end(said.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    serve: (more) => {
      for (const [url, answer] of Object.entries(more)) pages.set(url, answer);
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Any key will do where no page is served over https. */
export const NO_KEY = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=';

export function testBrowser(): Promise<Browser> {
  return launchBrowser({ spki: NO_KEY });
}

const HOME = 'http://www.example.test/';

/** Opens a page on the HTML, settled. */
export async function openOn(
  browser: Browser,
  proxy: TestProxy,
  html: string,
  options: Partial<OpenOptions> = {},
): Promise<BrowserPage> {
  proxy.serve({ [HOME]: html });
  const page = await browser.open({ proxy: proxy.url, viewport: { width: 800, height: 600 }, ...options });
  await page.goto(HOME, 'settled');
  return page;
}
