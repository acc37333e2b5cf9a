/**
 * When a page is looked at: when it has been parsed and painted but its `load` event has not come, a number of
 * milliseconds after `load`, or when nothing changes any more. Times are the page's own.
 */
export type Moment = 'parsed' | 'settled' | number;

/** Each moment once, in the order in which they come. */
export function inOrder(moments: readonly Moment[]): Moment[] {
  const place = (moment: Moment): number =>
    moment === 'parsed' ? -1 : moment === 'settled' ? Number.POSITIVE_INFINITY : moment;
  return [...new Set(moments)].sort((a, b) => (place(a) < place(b) ? -1 : 1));
}

/** The moment in words: "when parsed", "40 ms after load", "when settled". */
export function sayMoment(moment: Moment): string {
  return typeof moment === 'number' ? `${moment} ms after load` : `when ${moment}`;
}
