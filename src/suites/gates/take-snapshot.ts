import type { CDPSession } from 'playwright-core';
import type { BrowserPage } from '../../browser/index.ts';
import { a11yTree } from './a11y-tree.ts';
import { domTree } from './dom-tree.ts';
import type { Moment } from './moment.ts';
import type { Snapshot } from './snapshot.ts';

/** What the page's own world holds that its scripts put there: read and not written. */
const OWN_NAMES = 'Object.getOwnPropertyNames(globalThis)';

/** What an untouched world of the same page knows, and what the browser keeps for the page. */
const SURROUNDINGS = `({
  builtIn: Object.getOwnPropertyNames(globalThis),
  styleNames: [...getComputedStyle(document.documentElement)],
  cookies: document.cookie.split('; ').map((cookie) => cookie.split('=')[0]).filter(Boolean),
  stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
  pageTime: performance.now(),
  title: document.title,
})`;

interface Surroundings {
  readonly builtIn: readonly string[];
  readonly styleNames: readonly string[];
  readonly cookies: readonly string[];
  readonly stored: readonly string[];
  readonly pageTime: number;
  readonly title: string;
}

/** Names that Chromium itself gives to the page's own world only. */
const WORLD_NAMES = new Set(['chrome']);

/** Does what needs the page to paint, and sees to it that it can. */
export type Wait = <T>(paint: () => Promise<T>) => Promise<T>;

/**
 * Properties that are not compared: custom ones, which work through others, and margins, whose "auto" the browser resolves
 * while it lays out and does not always keep up to date. Boxes tell where margins count.
 */
const LEFT_OUT = /^(?:--|margin-)/;

/**
 * Takes one snapshot for all gates: DOM, form state, boxes, computed styles, accessibility tree, structured data, pixels,
 * global names. Nothing is written to the page. `wait` is put around what needs the page to paint.
 */
export async function takeSnapshot(
  page: BrowserPage,
  moment: Moment,
  wait: Wait = (paint) => paint(),
): Promise<Snapshot> {
  const { cdp } = page;
  const around = await readSurroundings(cdp);
  const styleNames = around.styleNames.filter((name) => !LEFT_OUT.test(name));
  const captured = await cdp.send('DOMSnapshot.captureSnapshot', { computedStyles: styleNames });
  const { nodes } = await cdp.send('Accessibility.getFullAXTree');
  const own = await cdp.send('Runtime.evaluate', { expression: OWN_NAMES, returnByValue: true });
  const { structured, viewport } = await page.observe({ structured: true });
  const shot = await wait(() =>
    cdp.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true }),
  );

  const { elements, keys, content } = domTree(captured);
  const builtIn = new Set([...around.builtIn, ...WORLD_NAMES]);
  return {
    moment,
    url: page.url,
    title: around.title,
    pageTime: around.pageTime,
    viewport,
    content,
    elements,
    styleNames,
    a11y: a11yTree(nodes, keys),
    structured: structured ?? { jsonLd: [], microdata: [], meta: {} },
    png: Buffer.from(shot.data, 'base64'),
    globals: (own.result.value as string[]).filter((name) => !builtIn.has(name)).sort(),
    stored: [...new Set([...around.cookies, ...around.stored])].sort(),
  };
}

/** A PNG of the whole document. The page may be laid out anew for it, so it is the last thing to be taken. */
export async function takeWhole({ cdp }: BrowserPage): Promise<Uint8Array> {
  const { data } = await cdp.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: true,
  });
  return Buffer.from(data, 'base64');
}

/** Evaluates in a world of ours beside the page's own, whose scripts can neither see nor change it. */
export async function evaluateApart<T>(cdp: CDPSession, expression: string): Promise<T> {
  const { frameTree } = await cdp.send('Page.getFrameTree');
  const { executionContextId } = await cdp.send('Page.createIsolatedWorld', { frameId: frameTree.frame.id });
  const { result, exceptionDetails } = await cdp.send('Runtime.evaluate', {
    expression,
    contextId: executionContextId,
    returnByValue: true,
    awaitPromise: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value as T;
}

const readSurroundings = (cdp: CDPSession): Promise<Surroundings> => evaluateApart(cdp, SURROUNDINGS);
