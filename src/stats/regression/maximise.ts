import { type BinomialData, indices, weightedGram } from './binomial-data.ts';
import { cholesky, solve } from './cholesky.ts';
import { type Method, type Point, pointsOf, product } from './point.ts';
import { saturatedMaximum } from './saturated.ts';

/** Coefficients of the design that are held at a value, by index. */
export type Held = ReadonlyMap<number, number>;

/** A maximum, and in which rows maximum likelihood has none. */
export interface Maximum extends Point {
  /** Indices of the rows whose log odds grow without end. Under `firth` there are none. */
  readonly separated: readonly number[];
  /** The direction in which the coefficients grow; all zero when no row is separated. */
  readonly drift: Float64Array;
}

const MOST_STEPS = 500;
/** How far a step may take log odds of 0: further than that, the quadratic that it rests on says nothing. */
const LONGEST = 5;
/** A step that moves no row's log odds by more has arrived. */
const ARRIVED = 1e-11;
/** Below this, steps that get no shorter are rounding. */
const NEARLY = 1e-5;
/** An objective that falls by less than this share fell by rounding: of a determinant, mostly. */
const ROUNDING = 1e-11;
/** Under separation a step moves a row's log odds by 1 for ever, while the likelihood gains less than this share. */
const STANDSTILL = 1e-13;
const STILL_MOVING = 0.1;
/** Where separation leaves an information matrix that rounding made singular, its diagonal grows by this share. */
const RIDGE = 1e-12;

/**
 * Maximises the (penalised) likelihood with some coefficients held, by Newton's method with step halving. The penalty
 * keeps the determinant of the full design even then, so that two maxima of one design can be compared (Heinze and
 * Schemper 2002).
 *
 * @throws Error when no maximum is reached in 500 steps.
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
    const step = newtonStep(data, method, here, free);
    const moves = data.x.map((row) => Math.abs(product(row, step)));
    const longest = moves.reduce((most, move) => Math.max(most, move), 0);
    stalled = longest < shortest ? 0 : stalled + 1;
    shortest = Math.min(shortest, longest);
    if (longest <= ARRIVED || (longest <= NEARLY && stalled > 1)) return arrived(here, size);
    const next = climb(here, step, longestShare(here, moves), at);
    const stands = next.objective - here.objective <= STANDSTILL * (1 + Math.abs(here.objective));
    if (method === 'ml' && stands && longest > STILL_MOVING) {
      const separated = indices(moves.length).filter((row) => (moves[row] as number) > STILL_MOVING);
      return { ...next, separated, drift: step };
    }
    if (next === here) return arrived(here, size);
    here = next;
  }
  throw new Error(`logistic regression: no maximum after ${MOST_STEPS} steps`);
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

/**
 * Newton's step for the samples joined by those that Firth's penalty stands for: h/2 successes and h/2 failures in a
 * row of leverage h. In a saturated design that is exact; elsewhere h changes little from step to step.
 */
function newtonStep(data: BinomialData, method: Method, here: Point, free: readonly number[]): Float64Array {
  const step = new Float64Array(data.columns.length);
  const score = new Float64Array(free.length);
  const weight = new Float64Array(data.x.length);
  data.x.forEach((row, i) => {
    const [k, n, eta] = [data.k[i] as number, data.n[i] as number, here.eta[i] as number];
    const h = here.leverage[i] as number;
    // k - n p + h (1/2 - p), so written that no digits are lost where p is next to 1.
    const residual = k / (1 + Math.exp(eta)) - (n - k) * (here.p[i] as number) - 0.5 * h * Math.tanh(eta / 2);
    const joined = method === 'firth' && n > 0 ? (n + h) / n : 1;
    weight[i] = (here.weight[i] as number) * joined;
    free.forEach((column, j) => {
      score[j] = (score[j] as number) + residual * (row[column] as number);
    });
  });
  const solved = solve(informationFactor(data, weight, free), score);
  free.forEach((column, j) => {
    step[column] = solved[j] as number;
  });
  return step;
}

/** @throws Error for a column of which the rows say nothing at these weights. */
function informationFactor(data: BinomialData, weight: Float64Array, free: readonly number[]): Float64Array {
  const size = free.length;
  const information = weightedGram(data.x, weight, free);
  let factor = cholesky(information, size);
  for (let ridge = RIDGE; 'failedAt' in factor; ridge *= 100) {
    const column = free[factor.failedAt] as number;
    if (ridge > 1) throw new Error(`logistic regression: nothing is known of column ${data.columns[column]}`);
    for (let j = 0; j < size; j++) information[j * size + j] = (information[j * size + j] as number) * (1 + ridge);
    factor = cholesky(information, size);
  }
  return factor.lower;
}
