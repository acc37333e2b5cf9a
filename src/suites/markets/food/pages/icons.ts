import { raw } from 'hono/html';
import type { Html } from '../../engine/index.ts';

/** Line drawings of 24 by 24 for the cuisines of the strip, by name. */
const DRAWINGS: Readonly<Record<string, string>> = {
  Pizza:
    '<path d="M3 6c6-4 12-4 18 0L12 22z"/><circle cx="10" cy="9" r="1.4"/><circle cx="14" cy="12" r="1.4"/>',
  Curry: '<path d="M2 11h20c0 6-4 9-10 9S2 17 2 11z"/><path d="M8 7c-2-2 2-3 0-5M13 7c-2-2 2-3 0-5"/>',
  Noodles: '<path d="M3 12h18c0 6-4 9-9 9s-9-3-9-9zM20 2 9 12M22 4 12 12M6 12c0-4 3-4 3-7"/>',
  Dumplings: '<path d="M2 17c0-7 5-11 10-11s10 4 10 11zM8 11l1 3M12 9v4M16 11l-1 3"/>',
  Burgers: '<path d="M3 10c0-8 18-8 18 0zM3 14h18M4 17h16c0 4-3 4-8 4s-8 0-8-4z"/>',
  Tacos: '<path d="M2 18C2 9 7 5 12 5s10 4 10 13zM5 12c2-1 2 1 4 0s2 1 4 0 2 1 4 0"/>',
  Salads: '<path d="M2 12h20c0 6-4 9-10 9S2 18 2 12zM6 12c-1-5 3-7 6-3 1-6 8-5 6 3"/>',
  Breakfast: '<circle cx="12" cy="13" r="3.5"/><path d="M12 4c7-1 10 5 8 10s-6 8-11 6-8-6-6-10 4-5 9-6z"/>',
};

const drawn = (inside: string): Html =>
  raw(
    `<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${inside}</svg>`,
  );

/** The drawing of a cuisine; a plate for one that has none. */
export const cuisineIcon = (name: string): Html =>
  drawn(DRAWINGS[name] ?? '<circle cx="12" cy="12" r="9"/><circle cx="12" cy="12" r="5"/>');
