import { type BinomialData, indices, weightedGram } from './binomial-data.ts';
import { cholesky, logDeterminant, solve, solveLower } from './cholesky.ts';

/**
 * `ml`: maximum likelihood. `firth`: the likelihood times the square root of the determinant of the information
 * (Firth 1993), which has a finite maximum whatever the data.
 */
export type Method = 'ml' | 'firth';

/** Coefficients of the design that are held at a value, by index. */
export type Held = ReadonlyMap<number, number>;

/** The likelihood and what follows from it at given coefficients. */
export interface Point {
  readonly beta: Float64Array;
  /** Fitted probability of each row. */
  readonly p: Float64Array;
  /** n p (1 - p) of each row. */
  readonly weight: Float64Array;
  /** Leverage of each row over all its samples; they sum to the number of columns. All zero under `ml`. */
  readonly leverage: Float64Array;
  /** Without the binomial coefficients: of the samples one by one. */
  readonly logLikelihood: number;
  /** log det X'WX of the full design. 0 under `ml`. */
  readonly logDeterminant: number;
  /** What is maximised: the log-likelihood, under `firth` plus half the log determinant. */
  readonly objective: number;
}

/** A maximum, and the last step towards it: in rows that are separated it never gets small. */
export interface Maximum extends Point {
  readonly separated: readonly number[];
  /** Direction in which the coefficients still moved, all zero unless rows are separated. */
  readonly drift: Float64Array;
}

const MOST_STEPS = 500;
/** Longest step in any row's log odds: further than that, the quadratic that a step rests on says nothing. */
const LONGEST = 5;
/** A step that moves no row's log odds by more has arrived. */
const ARRIVED = 1e-11;
/** A gain of the objective below this share is rounding. */
const ROUNDING = 1e-14;
/** Under separation Newton's method moves a row's log odds by 1 per step for ever while the likelihood stands still. */
const STILL_MOVING = 0.1;
const LEAST_WEIGHT = 1e-13;

/**
 * Maximises the (penalised) likelihood with some coefficients held. The penalty keeps the determinant of the full
 * design even then, so that two maxima of one design can be compared (Heinze and Schemper 2002).
 *
 * @throws Error when no maximum is reached in 500 steps.
 */
export function maximise(
  data: BinomialData,
  method: Method,
  held: Held = new Map(),
  start?: ArrayLike<number>,
): Maximum {
  const size = data.columns.length;
  const free = indices(size).filter((j) => !held.has(j));
  const beta = Float64Array.from({ length: size }, (_, j) => held.get(j) ?? start?.[j] ?? 0);
  const evaluate = evaluator(data, method);
  let here = evaluate(beta) ?? evaluate(beta.map((_, j) => held.get(j) ?? 0));
  if (!here) throw new Error('logistic regression: the design has no information at the values held');
  for (let i = 0; i < MOST_STEPS; i++) {
    const step = newtonStep(data, method, here, free);
    const move = rowProducts(data, step).map(Math.abs);
    const longest = move.reduce((most, m) => Math.max(most, m), 0);
    if (longest <= ARRIVED) return arrived(here, size);
    const next = climb(here, step, Math.min(1, LONGEST / longest), evaluate);
    const gain = next.objective - here.objective;
    // What is left to gain of a likelihood that nears its bound falls by a factor e per step.
    if (gain <= ROUNDING * (1 + Math.abs(here.objective))) {
      if (method === 'ml' && longest > STILL_MOVING) {
        const separated = indices(move.length).filter((row) => (move[row] as number) > STILL_MOVING);
        return { ...next, separated, drift: step };
      }
      if (next === here) return arrived(here, size);
    }
    here = next;
  }
  throw new Error(`logistic regression: no maximum after ${MOST_STEPS} steps`);
}

function arrived(point: Point, size: number): Maximum {
  return { ...point, separated: [], drift: new Float64Array(size) };
}

/** Half the step until the objective does not fall. */
function climb(
  here: Point,
  step: Float64Array,
  first: number,
  evaluate: (beta: Float64Array) => Point | undefined,
): Point {
  const slack = ROUNDING * (1 + Math.abs(here.objective));
  for (let share = first, i = 0; i < 40; i++, share /= 2) {
    const next = evaluate(here.beta.map((b, j) => b + share * (step[j] as number)));
    if (next && next.objective >= here.objective - slack) return next;
  }
  return here;
}

/**
 * Newton's step for the samples joined by the ones that Firth's penalty stands for: h/2 successes and h/2 failures in
 * a row of leverage h. In a saturated design this is exact, elsewhere h changes little from step to step.
 */
function newtonStep(data: BinomialData, method: Method, here: Point, free: readonly number[]): Float64Array {
  const step = new Float64Array(data.columns.length);
  if (free.length === 0) return step;
  const score = new Float64Array(free.length);
  const weight = new Float64Array(data.x.length);
  data.x.forEach((row, i) => {
    const [k, n, p] = [data.k[i] as number, data.n[i] as number, here.p[i] as number];
    const eta = rowProduct(row, here.beta);
    // k - n p, with its digits kept where p is next to 1.
    let residual = k * (1 / (1 + Math.exp(eta))) - (n - k) * p;
    let w = here.weight[i] as number;
    if (method === 'firth') {
      const h = here.leverage[i] as number;
      residual -= 0.5 * h * Math.tanh(eta / 2);
      w *= n > 0 ? (n + h) / n : 1;
    }
    weight[i] = Math.max(w, n * LEAST_WEIGHT);
    free.forEach((column, j) => {
      score[j] = (score[j] as number) + residual * (row[column] as number);
    });
  });
  const factor = cholesky(weightedGram(data.x, weight, free), free.length);
  if ('failedAt' in factor) return step;
  const solved = solve(factor.lower, score);
  free.forEach((column, j) => {
    step[column] = solved[j] as number;
  });
  return step;
}

function rowProduct(row: readonly number[], beta: Float64Array): number {
  let sum = 0;
  for (let j = 0; j < row.length; j++) sum += (row[j] as number) * (beta[j] as number);
  return sum;
}

function rowProducts(data: BinomialData, beta: Float64Array): number[] {
  return data.x.map((row) => rowProduct(row, beta));
}
