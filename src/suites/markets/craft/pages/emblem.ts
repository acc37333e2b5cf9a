import { html, raw } from 'hono/html';
import type { Html } from '../../engine/index.ts';

/** What hangs above each stall, drawn in one line: a spool, a ring, a spoon, a letter, a top, a clock. */
const EMBLEMS: Readonly<Record<string, string>> = {
  Textiles: 'M18 14h28M18 50h28M22 14v36M42 14v36M22 22l20 5M22 31l20 5M22 40l20 5M46 44q12 2 6 14',
  Jewellery: 'M32 26a15 15 0 1 0 .1 0zM32 26l-8-9 4-6h8l4 6zM24 17h16',
  Woodwork: 'M20 12q10-4 14 6t-2 14q-10 2-15-6t3-14zM31 32l18 22',
  'Paper goods': 'M10 18h44v30H10zM10 18l22 18 22-18M26 48l6-5 6 5',
  Toys: 'M14 26h36q-2 16-18 26-16-10-18-26zM32 26V10M26 10h12M17 34h30',
  Vintage: 'M32 12a20 20 0 1 0 .1 0zM32 20v13l9 6M24 53l-4 6M40 53l4 6M26 8h12',
};

/** The emblem of a stall; its first letter where it has none. */
export function emblem(name: string): Html {
  const path = EMBLEMS[name];
  if (path === undefined) return html`${name.charAt(0)}`;
  return html`<svg viewBox="0 0 64 64" width="58" height="58" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round">${raw(`<path d="${path}"/>`)}</svg>`;
}
