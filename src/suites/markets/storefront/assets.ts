import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Hono } from 'hono';
import { clientScript } from '../../client-script.ts';

/** Where each storefront has its style and its script. */
export const STYLE_PATH = '/assets/style.css';
export const SCRIPT_PATH = '/assets/page.js';

/** What never changes may be kept for ten years: to a browser, a world's answers are as old as the world's date. */
export const LASTING = 'max-age=315360000';

/** A font that a storefront serves itself, so that its pixels don't depend on the machine. `file` is a file of a package. */
export interface Font {
  readonly family: string;
  readonly file: string;
}

/** A file that a storefront serves as it is. */
export interface Asset {
  readonly type: string;
  readonly body: string | Uint8Array<ArrayBuffer>;
}

export type Assets = Readonly<Record<string, Asset>>;

/** Style, script and fonts by path. They are read when they are first asked for, and then kept. */
export function assetsOf(style: string, fonts: readonly Font[]): () => Assets {
  let made: Assets | undefined;
  return () => {
    made ??= {
      [STYLE_PATH]: { type: 'text/css; charset=utf-8', body: `${fonts.map(fontFace).join('')}\n${style}` },
      [SCRIPT_PATH]: {
        type: 'text/javascript; charset=utf-8',
        body: clientScript(new URL('./client.ts', import.meta.url)),
      },
      ...Object.fromEntries(
        fonts.map(({ family, file }) => [
          fontPath(family),
          {
            type: 'font/woff2',
            body: new Uint8Array(readFileSync(createRequire(import.meta.url).resolve(file))),
          },
        ]),
      ),
    };
    return made;
  };
}

/** Serves files as they are. */
export function assetRoutes(app: Hono, assets: Assets): void {
  for (const [path, { type, body }] of Object.entries(assets)) {
    const headers = { 'content-type': type, 'cache-control': LASTING };
    app.get(path, () => new Response(body, { headers }));
  }
}

const fontPath = (family: string): string => `/assets/${family.toLowerCase().replace(/\W+/g, '-')}.woff2`;

const fontFace = ({ family }: Font): string =>
  `@font-face{font-family:"${family}";src:url(${fontPath(family)}) format("woff2");font-weight:100 900;font-display:block}`;
