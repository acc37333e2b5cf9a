/**
 * The x in [low, high] where `f` changes its sign, within 1e-17 or to the last digit. `f` must rise through
 * zero there; when it is positive all over, this is `low`, and when it is negative all over, `high`.
 */
export function bisect(f: (x: number) => number, low: number, high: number): number {
  let [below, above] = [low, high];
  for (let i = 0; i < 200 && above - below > 1e-17; i++) {
    const middle = (below + above) / 2;
    if (middle <= below || middle >= above) break;
    if (f(middle) < 0) below = middle;
    else above = middle;
  }
  return (below + above) / 2;
}

/**
 * The first whole number in [low, high] that passes `test`, which must stay passed from there on; `high` + 1 if
 * none does.
 */
export function firstWhole(test: (i: number) => boolean, low: number, high: number): number {
  let [from, to] = [low, high + 1];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (test(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}
