/**
 * A world's time. Worlds and suites read no other clock, so that the same requests at the same clock reads give the
 * same bytes.
 */
export interface Clock {
  /** Milliseconds since the world opened, a whole number. */
  elapsed(): number;
  /** The world's calendar time: its opening date plus `elapsed()`. */
  date(): Date;
}

/** The date at which every world opens. A Monday morning, so that no page shows a weekend or a month's end. */
export const WORLD_OPENS = new Date('2026-03-02T09:00:00Z');
