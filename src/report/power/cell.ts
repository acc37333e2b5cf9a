import { binomialUpper, newcombeIndependent, unpairedPower } from '../../stats/index.ts';

/** Up to so many repetitions all results are counted; beyond, the formula is as good. */
const MOST_COUNTED = 60;
const STEP = 0.01;

/**
 * The chance that one task's cell shows a difference: that Newcombe's 95 % interval, which reports print, excludes 0.
 * Counted over all results of `n` independent repetitions an arm, up to 60 of them.
 */
export function cellPower(p0: number, p1: number, n: number): number {
  if (n < 2) return 0;
  if (n > MOST_COUNTED) return unpairedPower(p0, p1, n);
  const [first, second] = [chances(p0, n), chances(p1, n)];
  let power = 0;
  for (const [k0, k1] of clearResults(n)) power += (first[k0] ?? 0) * (second[k1] ?? 0);
  return Math.min(1, power);
}

/** The smallest difference that a cell shows with the chance that is asked for, to 0.01; null when none is. */
export function detectableInCell(
  ratesAt: (size: number) => { readonly control: number; readonly treatment: number },
  most: number,
  n: number,
  power: number,
): number | null {
  const steps = Math.floor(most / STEP + 1e-9);
  for (let step = 1; step <= steps; step++) {
    const { control, treatment } = ratesAt(step / Math.round(1 / STEP));
    if (cellPower(control, treatment, n) >= power) return step / Math.round(1 / STEP);
  }
  return null;
}

const known = new Map<number, readonly (readonly [number, number])[]>();

/** The pairs of counts whose interval excludes 0. */
function clearResults(n: number): readonly (readonly [number, number])[] {
  const found = known.get(n);
  if (found) return found;
  const pairs: [number, number][] = [];
  for (let k0 = 0; k0 <= n; k0++) {
    for (let k1 = 0; k1 <= n; k1++) {
      const { low, high } = newcombeIndependent(k1, n, k0, n);
      if (low > 0 || high < 0) pairs.push([k0, k1]);
    }
  }
  known.set(n, pairs);
  return pairs;
}

/** The chance of each count. */
function chances(p: number, n: number): number[] {
  return Array.from({ length: n + 1 }, (_, k) =>
    Math.max(0, binomialUpper(k, n, p) - (k === n ? 0 : binomialUpper(k + 1, n, p))),
  );
}
