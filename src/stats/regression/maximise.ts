import { type BinomialData, indices } from './binomial-data.ts';
import { newtonStep } from './newton-step.ts';
import { type Maximum, type Method, type Point, pointsOf, product } from './point.ts';
import { saturatedMaximum } from './saturated.ts';

/** Coefficients of the design that are held at a value, by index. */
export type Held = ReadonlyMap<number, number>;

const MOST_STEPS = 500;
/** How far a step may take log odds of 0: further than that, the quadratic that it rests on says nothing. */
const LONGEST = 5;
/** A step that moves no row's log odds by more has arrived. */
const ARRIVED = 1e-11;
/** Below this, steps that get no shorter are rounding. */
const NEARLY = 1e-4;
/** An objective that falls by less than this share fell by rounding: of a determinant, mostly. */
const ROUNDING = 1e-11;
/** Under separation a step moves a row's log odds by 1 for ever, while the likelihood gains less than this share. */
const STANDSTILL = 1e-13;
const STILL_MOVING = 0.1;
/** After so many steps, their form for a Firth fit is the exact one: each costs more, but none are wasted. */
const PATIENCE = 12;

/**
 * Maximises the (penalised) likelihood with some coefficients held, by Newton's method with step halving. The penalty
 * keeps the determinant of the full design even then, so that two maxima of one design can be compared (Heinze and
 * Schemper 2002).
 *
 * @throws Error when no maximum is found.
 */
export function maximise(
  data: BinomialData,
  method: Method,
  held: Held = new Map(),
  start?: ArrayLike<number>,
): Maximum {
  if (held.size === 0) {
    const closed = saturatedMaximum(data, method);
    if (closed) return closed;
  }
  const size = data.columns.length;
  const free = indices(size).filter((j) => !held.has(j));
  const at = pointsOf(data, method);
  const first = (from?: ArrayLike<number>): Point | undefined =>
    at(Float64Array.from({ length: size }, (_, j) => held.get(j) ?? from?.[j] ?? 0));
  let here = first(start) ?? first();
  if (!here) throw new Error('logistic regression: no information is left at the values held');
  let shortest = Number.POSITIVE_INFINITY;
  let stalled = 0;
  for (let i = 0; i < MOST_STEPS; i++) {
    const step = newtonStep(data, method, here, free, i >= PATIENCE);
    const moves = data.x.map((row) => Math.abs(product(row, step)));
    const longest = moves.reduce((most, move) => Math.max(most, move), 0);
    stalled = longest < shortest ? 0 : stalled + 1;
    shortest = Math.min(shortest, longest);
    if (longest <= ARRIVED || (longest <= NEARLY && stalled > 2)) return arrived(here, size);
    const next = climb(here, step, longestShare(here, moves), at);
    const stands = next.objective - here.objective <= STANDSTILL * (1 + Math.abs(here.objective));
    if (method === 'ml' && stands && longest > STILL_MOVING) {
      const separated = indices(moves.length).filter((row) => (moves[row] as number) > STILL_MOVING);
      return { ...next, separated, drift: step };
    }
    if (next === here && longest <= NEARLY) return arrived(here, size);
    if (next === here) break;
    here = next;
  }
  throw new Error(
    'logistic regression: the search for a maximum got stuck: center numeric covariates, and leave out columns that nearly repeat others',
  );
}

function arrived(point: Point, size: number): Maximum {
  return { ...point, separated: [], drift: new Float64Array(size) };
}

/** The share of a step that at most doubles any row's log odds, or takes them from 0 to 5. */
function longestShare({ eta }: Point, moves: readonly number[]): number {
  return moves.reduce((share, move, i) => Math.min(share, (LONGEST + Math.abs(eta[i] as number)) / move), 1);
}

/** Halves the step until the objective does not fall. */
function climb(
  here: Point,
  step: Float64Array,
  share: number,
  at: (beta: Float64Array) => Point | undefined,
): Point {
  const least = here.objective - ROUNDING * (1 + Math.abs(here.objective));
  for (let i = 0; i < 40; i++) {
    const part = share / 2 ** i;
    const next = at(here.beta.map((b, j) => b + part * (step[j] as number)));
    if (next && next.objective >= least) return next;
  }
  return here;
}
