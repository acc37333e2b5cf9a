import { dayName, daysAfter } from '../engine/index.ts';

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const DAY_MS = 24 * 60 * 60 * 1000;

/** The last day on which one can arrive, by month and day of the world's year. */
const SEASON_ENDS = { month: 8, day: 30 } as const;

/** The days on which one can arrive, seen from a moment: from the day after it to the end of the season. */
export function season(now: Date): { readonly first: Date; readonly last: Date } {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  return {
    first: daysAfter(new Date(today), 1),
    last: new Date(Date.UTC(now.getUTCFullYear(), SEASON_ENDS.month, SEASON_ENDS.day)),
  };
}

/**
 * Reads a day as people write it: `2026-04-17`, `Apr 17`, `Friday, 17 April 2026`, `4/17`. A year that is left out is the
 * present one. Undefined for what is no day.
 */
export function readDay(text: string, now: Date): Date | undefined {
  const said = text.trim().toLowerCase();
  const year = now.getUTCFullYear();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(said);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]) - 1, Number(iso[3]));
  const slashed = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?$/.exec(said);
  if (slashed) return dayOf(Number(slashed[3] ?? year), Number(slashed[1]) - 1, Number(slashed[2]));
  const named =
    /^(?:[a-z]+,? )?(?:([a-z]{3,9})\.? (\d{1,2})|(\d{1,2})\.? ([a-z]{3,9}))(?:st|nd|rd|th)?(?:,? (\d{4}))?$/.exec(
      said,
    );
  if (!named) return undefined;
  const month = MONTHS.indexOf((named[1] ?? named[4] ?? '').slice(0, 3));
  return month < 0 ? undefined : dayOf(Number(named[5] ?? year), month, Number(named[2] ?? named[3]));
}

/** A day as addresses and records write it: `2026-04-17`. */
export const dayIn = (day: Date): string => day.toISOString().slice(0, 10);

/** A day of a record as pages write it: `Fri, Apr 17`. */
export const dayWords = (iso: string): string => dayName(new Date(`${iso}T00:00:00Z`));

/** The day so many nights after another, both as records write them. */
export const nightsAfter = (iso: string, nights: number): string =>
  dayIn(daysAfter(new Date(`${iso}T00:00:00Z`), nights));

/** Nights from one day to another; negative when the second is before the first. */
export const nightsBetween = (from: Date, to: Date): number =>
  Math.round((to.getTime() - from.getTime()) / DAY_MS);

/** Why one can't arrive on a day that somebody wrote, in words; undefined when one can. */
export function arrivalComplaint(text: string, now: Date): string | undefined {
  const day = readDay(text, now);
  const { first, last } = season(now);
  if (day === undefined)
    return `We can’t read “${text.slice(0, 30)}” as a day. Write it like Apr 17 or 2026-04-17.`;
  if (day < first)
    return `${dayName(day)} has passed or is too soon. The first day to arrive is ${dayName(first)}.`;
  if (day > last) return `The season ends on ${dayName(last)}. Please arrive on that day or before.`;
  return undefined;
}

function dayOf(year: number, month: number, day: number): Date | undefined {
  const date = new Date(Date.UTC(year, month, day));
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month && date.getUTCDate() === day;
  return isReal ? date : undefined;
}
