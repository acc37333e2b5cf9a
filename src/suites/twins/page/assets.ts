import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { clientScript } from '../../client-script.ts';
import { CONTROL_KEYS } from '../decision.ts';
import type { Scenario } from '../scenario.ts';
import { tokensOf } from '../tokens.ts';
import { PAINTED_ORDER } from '../wiring.ts';
import { baseStyle, fontPath } from './base-style.ts';
import { controlsStyle, facePath } from './controls.ts';
import { LAST_PICTURE_PATH, SCRIPT_PATH, STYLE_PATH } from './document.ts';

/** A file that a site serves as it is. */
export interface Asset {
  readonly type: string;
  readonly body: string | Uint8Array<ArrayBuffer>;
}

const made = new WeakMap<Scenario, Readonly<Record<string, Asset>>>();

/** Styles, script, fonts and pictures of a site by path: the same in every condition, so made once. */
export function assetsOf(scenario: Scenario): Readonly<Record<string, Asset>> {
  let assets = made.get(scenario);
  if (!assets) {
    assets = makeAssets(scenario);
    made.set(scenario, assets);
  }
  return assets;
}

function makeAssets(scenario: Scenario): Record<string, Asset> {
  const tokens = tokensOf(scenario.host);
  const svg = (body: string): Asset => ({ type: 'image/svg+xml', body });
  const all: Record<string, Asset> = {
    [STYLE_PATH]: {
      type: 'text/css; charset=utf-8',
      body: `${baseStyle(scenario.fonts)}\n${controlsStyle(scenario, tokens)}\n${scenario.style(tokens)}`,
    },
    [SCRIPT_PATH]: {
      type: 'text/javascript; charset=utf-8',
      body: clientScript(new URL('./client.ts', import.meta.url)),
    },
    [LAST_PICTURE_PATH]: svg('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"></svg>'),
  };
  for (const font of scenario.fonts) all[fontPath(font)] = { type: 'font/woff2', body: fontFile(font.file) };
  for (const [path, picture] of Object.entries(scenario.pictures)) all[path] = svg(picture);
  for (const key of CONTROL_KEYS) {
    const face = scenario.face?.(scenario.texts.controls[key].label, PAINTED_ORDER.indexOf(key));
    if (face) all[facePath(tokens.controls[key])] = svg(face.svg);
  }
  return all;
}

const require = createRequire(import.meta.url);

/** The bytes of a font file of an installed package. */
export function fontFile(file: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(require.resolve(file)));
}
