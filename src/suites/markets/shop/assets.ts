import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { clientScript } from '../../client-script.ts';
import { SCRIPT_PATH, STYLE_PATH } from './pages/document.ts';
import { FONTS, STYLE } from './style/index.ts';

/** A file that the shop serves as it is. */
export interface Asset {
  readonly type: string;
  readonly body: string | Uint8Array<ArrayBuffer>;
}

let made: Readonly<Record<string, Asset>> | undefined;

/** Style, script and fonts by path: the same in every shop, so read once. */
export function assets(): Readonly<Record<string, Asset>> {
  made ??= {
    [STYLE_PATH]: { type: 'text/css; charset=utf-8', body: STYLE },
    [SCRIPT_PATH]: {
      type: 'text/javascript; charset=utf-8',
      body: clientScript(new URL('./client.ts', import.meta.url)),
    },
    ...Object.fromEntries(
      FONTS.map(({ path, file }) => [
        path,
        {
          type: 'font/woff2',
          body: new Uint8Array(readFileSync(createRequire(import.meta.url).resolve(file))),
        },
      ]),
    ),
  };
  return made;
}
