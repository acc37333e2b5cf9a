import { html, raw } from 'hono/html';
import { seedFrom } from '../../../../core/random.ts';
import type { Html } from '../../engine/index.ts';
import type { Product } from '../../record.ts';

/** Where the parts of town lie from west to east, and where their names are written. */
const AREAS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  'Signal Point': [92, 470],
  'Old Harbour': [206, 404],
  Saltmarsh: [384, 440],
  'Lantern Hill': [100, 286],
  Millside: [340, 196],
  'Orchard Quarter': [190, 118],
};
const COAST = 528;
/** Metres a pixel. */
const SCALE = 5.9;
const SPREAD = 96;

/** Where a place is on the map: as far from the sea as its record says, within its part of town. */
function spotOf({ id, brand, attributes }: Product): readonly [x: number, y: number] {
  const chance = seedFrom('map', id);
  const [middle] = AREAS[brand] ?? [80 + (seedFrom('map', brand) % 320), 300];
  const x = middle + ((chance % 1000) / 1000 - 0.5) * SPREAD;
  const metres = Number(attributes.beach ?? chance % 2400);
  return [
    Math.round(Math.min(430, Math.max(50, x))),
    Math.round(Math.max(20, shoreAt(x) - 6 - metres / SCALE)),
  ];
}

/** The shore runs in a shallow bay. */
const shoreAt = (x: number): number => COAST + Math.sin(x / 92) * 13;

const SHORE = Array.from({ length: 25 }, (_, n) => `L${n * 20} ${Math.round(shoreAt(n * 20))}`).join('');

const LAND = `<rect y="-600" width="480" height="1220" fill="#eef0e6"/>
<path d="M0 1220L0 ${COAST}${SHORE}L480 1220H0z" fill="#a9cfd6"/>
<path d="M0 ${COAST}${SHORE}" fill="none" stroke="#e2cf9d" stroke-width="9"/>
<path d="M-10 330Q120 250 250 300T500 210" fill="none" stroke="#c3dde2" stroke-width="11"/>
<path d="M300 -10Q286 180 300 250T240 ${COAST}" fill="none" stroke="#fff" stroke-width="7"/>
<path d="M-10 420Q160 372 490 396M-10 190Q200 150 490 120M120 ${COAST}Q96 330 160 -10" fill="none" stroke="#fff" stroke-width="4"/>
<path d="M-10 70L490 34" fill="none" stroke="#9aa3a8" stroke-width="3" stroke-dasharray="9 4"/>
<rect x="286" y="40" width="44" height="18" rx="4" fill="#4b5563"/><text x="308" y="53" font-size="11" text-anchor="middle" fill="#fff">station</text>
<path d="M190 ${COAST + 8}v34h46v-30" fill="none" stroke="#6b7280" stroke-width="6"/><text x="262" y="${COAST + 46}" font-size="12" fill="#33616b">harbour</text>
<circle cx="40" cy="${COAST + 2}" r="6" fill="#c8442b"/><text x="52" y="${COAST + 30}" font-size="12" fill="#33616b">lighthouse</text>
<text x="372" y="588" font-size="13" font-style="italic" fill="#33616b">Skerri Bay</text>
<path d="M404 ${COAST + 44}h${Math.round(500 / SCALE / 2)}" stroke="#33616b" stroke-width="2"/><text x="404" y="${COAST + 38}" font-size="10" fill="#33616b">250 m</text>`;

const NAMES = Object.entries(AREAS)
  .map(
    ([name, [x, y]]) =>
      `<text x="${x}" y="${y}" font-size="13" font-weight="700" text-anchor="middle" fill="#5d6b57" letter-spacing=".6">${name}</text>`,
  )
  .join('');

/** A schematic map of the town with places on it, numbered as they are listed. */
export function townMap(places: readonly Product[], says: string, numbered = true): Html {
  const pins = places
    .map((place, at) => ({ at: at + 1, spot: spotOf(place) }))
    .toReversed()
    .map(({ at, spot: [x, y] }) =>
      numbered
        ? `<g><circle cx="${x}" cy="${y}" r="12" fill="#1f2a37" stroke="#fff" stroke-width="2"/><text x="${x}" y="${y + 4}" font-size="11.5" font-weight="700" text-anchor="middle" fill="#fff">${at}</text></g>`
        : `<circle cx="${x}" cy="${y}" r="46" fill="#c8442b" opacity=".18"/><circle cx="${x}" cy="${y}" r="10" fill="#c8442b" stroke="#fff" stroke-width="3"/>`,
    )
    .join('');
  return html`<svg class="town" viewBox="0 0 480 620" role="img" aria-label="${says}" preserveAspectRatio="xMidYMid ${numbered ? 'meet' : 'slice'}">${raw(LAND + NAMES + pins)}</svg>`;
}
