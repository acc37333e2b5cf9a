import { random, seedFrom } from '../../../../core/random.ts';
import { disc } from '../svg.ts';
import type { Brush } from './brush.ts';

/** Where the portrait is in the picture: its centre and its radius. */
const [X, Y, R] = [318, 84, 62] as const;

const SKINS = ['#f4d3b5', '#e6b88f', '#c98f63', '#9c6643', '#6d4530'] as const;
const HAIRS = ['#2a211f', '#553724', '#8a5a2f', '#c99b52', '#77747a', '#8e3f2b'] as const;
const CLOTHES = ['#35507a', '#7d3f52', '#3e6b57', '#c57b3e', '#574b78', '#3a3a40'] as const;
const WALLS = ['#f3dfc8', '#dbe6e0', '#e6def0', '#f6e3e0', '#dfe7f2'] as const;

/** A person of a name, in a round frame: the same name always looks the same. */
export function portrait(name: string, { paint }: Pick<Brush, 'paint'>): string {
  const chance = random(seedFrom('portrait', name));
  const skin = chance.pick(SKINS);
  const hair = chance.pick(HAIRS);
  const clothes = chance.pick(CLOTHES);
  const cut = chance.pick(CUTS);
  const glasses = chance.next() < 0.34;
  const beard = cut.bearded && chance.next() < 0.45;
  const inside = [
    disc(0, 0, R, chance.pick(WALLS)),
    cut.behind(hair),
    `<path d="M-48 66q2-40 48-40t48 40z" fill="${clothes}"/>`,
    `<path d="M-12 10h24v20q-12 13-24 0z" fill="${skin}"/><path d="M-12 20q12 10 24 0v6q-12 10-24 0z" fill="#000" opacity=".12"/>`,
    `<ellipse cx="0" cy="-8" rx="25" ry="30" fill="${skin}"/>`,
    beard ? `<path d="M-25-4q0 32 25 32t25-32q-6 14-25 13t-25-13z" fill="${hair}"/>` : '',
    cut.before(hair),
    disc(-9, -8, 2.6, '#2a2326'),
    disc(9, -8, 2.6, '#2a2326'),
    stroke('M-14-15q5-4 9-1M5-16q5-3 9 1', hair, 2),
    stroke('M0-6l-2 8h4', '#00000033', 1.6),
    stroke('M-8 8q8 7 16 0', '#7a3b34', 2.2),
    glasses
      ? stroke('M-17-8a8 8 0 1 0 16 0 8 8 0 1 0-16 0M1-8a8 8 0 1 0 16 0 8 8 0 1 0-16 0', '#2a2a30', 2)
      : '',
  ].join('');
  return `<g transform="translate(${X} ${Y})">${disc(0, 0, R + 5, '#ffffff', paint.edge)}<clipPath id="f"><circle r="${R}"/></clipPath><g clip-path="url(#f)">${inside}</g></g>`;
}

/** A way to wear one's hair: what is drawn behind the head and before it. */
interface Cut {
  behind(colour: string): string;
  before(colour: string): string;
  readonly bearded: boolean;
}

const none = (): string => '';
const CUTS: readonly Cut[] = [
  {
    bearded: true,
    behind: none,
    before: (c) => `<path d="M-27-10q-4-34 27-34t27 34q-4-18-18-20t-36 20z" fill="${c}"/>`,
  },
  {
    bearded: false,
    behind: (c) => `<path d="M-34 40q-8-88 34-88t34 88z" fill="${c}"/>`,
    before: (c) => `<path d="M-27-8q0-34 27-34t27 34q-16-4-22-22-8 20-32 22z" fill="${c}"/>`,
  },
  {
    bearded: false,
    behind: (c) => disc(0, -44, 13, c),
    before: (c) => `<path d="M-26-10q-2-32 26-32t26 32q-8-20-26-20t-26 20z" fill="${c}"/>`,
  },
  {
    bearded: true,
    behind: (c) => [-24, -12, 0, 12, 24].map((x) => disc(x, -30 + Math.abs(x) * 0.5, 14, c)).join(''),
    before: (c) => [-16, 0, 16].map((x) => disc(x, -33 + Math.abs(x) * 0.3, 9, c)).join(''),
  },
  {
    bearded: true,
    behind: none,
    before: (c) => `<path d="M-25-16q2-22 25-22t25 22q-25-10-50 0z" fill="${c}" opacity=".45"/>`,
  },
  {
    bearded: false,
    behind: (c) => `<path d="M-32 18q-4-64 32-64t32 64q-10 6-14-6h-36q-4 12-14 6z" fill="${c}"/>`,
    before: (c) => `<path d="M-27-4q-2-38 27-38t27 38q-2-18-6-20h-42q-4 2-6 20z" fill="${c}"/>`,
  },
];

const stroke = (path: string, colour: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
