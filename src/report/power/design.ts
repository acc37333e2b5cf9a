import { UsageError } from '../../core/errors.ts';
import { type TasksDesign, tasksPower, tasksSize } from '../../stats/index.ts';
import { cellPower, detectableInCell } from './cell.ts';

/** A paired design: the same tasks in the control and in the treatment (or by two agents), each repeated. */
export interface Design {
  readonly tasks: number;
  /** Repetitions of each task in each arm; 1 for a deterministic agent, whatever the plan says. */
  readonly repeat: number;
  /** The difference of rates that is to be seen, other than 0; below 0 for a fall. */
  readonly delta: number;
  /** The rate in the control. Without it, both rates lie around 0.5: the hardest case. */
  readonly baseline?: number;
  /** Correlation of the repetitions of a task; 0.5 unless given. */
  readonly icc?: number;
  /** Correlation of the tasks' own rates between the arms; 0.5 unless given. */
  readonly correlation?: number;
  /** The chance to see the difference that is asked for; 0.8 unless given. */
  readonly power?: number;
  /** Two-sided; 0.05 unless given. */
  readonly alpha?: number;
}

/** What a design can see. */
export interface DesignPower {
  /** The two rates that are to be told apart. */
  readonly rates: { readonly control: number; readonly treatment: number };
  /** The chance to see `delta`, 0 to 1. Null with one task, of which nothing about tasks can be said. */
  readonly power: number | null;
  /** The smallest difference that is seen with the chance that was asked for. Null when none is. */
  readonly detectable: number | null;
  /** Tasks that see `delta` with the chance that was asked for; by the formula, and with a tenth more, which is advised. */
  readonly needed: {
    readonly tasks: number;
    readonly advised: number;
    readonly episodesPerArm: number;
  } | null;
  /** One task in two conditions: the chance to see `delta` there, and the smallest difference that is seen. */
  readonly cell: { readonly power: number; readonly detectable: number | null };
}

export const DESIGN_DEFAULTS = { icc: 0.5, correlation: 0.5, power: 0.8, alpha: 0.05 } as const;

/** The precision to which a smallest difference is looked for. */
const STEP = 0.001;

/**
 * Says what a design can see (statistics: the paired formula of `stats`, t with tasks - 1 degrees of freedom).
 *
 * @throws UsageError for rates outside 0 to 1.
 */
export function designPower(design: Design): DesignPower {
  const { tasks, repeat, delta, power, alpha } = { ...DESIGN_DEFAULTS, ...design };
  const rates = ratesOf(design, delta);
  const terms = { power, alpha };
  return {
    rates,
    power: tasks < 2 ? null : tasksPower(termsOf(design, delta), tasks, alpha),
    detectable: detectable(design),
    needed: tasksNeeded(termsOf(design, delta), terms),
    cell: {
      power: cellPower(rates.control, rates.treatment, repeat),
      detectable: detectableInCell(
        (size) => ratesOf(design, size * Math.sign(delta)),
        limitOf(design),
        repeat,
        power,
      ),
    },
  };
}

/**
 * The smallest difference in the direction of `delta` that is seen with the chance that is asked for, to 0.001. Null
 * when none is, and with one task.
 */
export function detectable(design: Design): number | null {
  const { tasks, delta, power, alpha } = { ...DESIGN_DEFAULTS, ...design };
  if (tasks < 2) return null;
  const most = limitOf(design);
  const seen = (size: number): boolean =>
    tasksPower(termsOf(design, size * Math.sign(delta)), tasks, alpha) >= power;
  const steps = Math.floor(most / STEP + 1e-9);
  if (!seen(steps * STEP)) return null;
  let [low, high] = [0, steps];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (seen(middle * STEP)) high = middle;
    else low = middle;
  }
  return high / Math.round(1 / STEP);
}

/** The largest difference that there is room for. */
function limitOf({ baseline, delta }: Design): number {
  if (baseline === undefined) return 1;
  return delta > 0 ? 1 - baseline : baseline;
}

function ratesOf({ baseline }: Design, delta: number): DesignPower['rates'] {
  const control = baseline ?? 0.5 - delta / 2;
  const treatment = control + delta;
  if (treatment >= -1e-12 && treatment <= 1 + 1e-12) {
    return { control: decimal(control), treatment: decimal(Math.min(1, Math.max(0, treatment))) };
  }
  throw new UsageError({
    expected: 'a baseline and a difference that stay between 0 and 1',
    found: `${control} and ${delta}`,
    hint: delta > 0 ? 'Give a smaller --delta, or one below 0 for a fall.' : 'Give a --delta nearer to 0.',
  });
}

/** Sums such as 0.1 + 0.2 are meant as decimals. */
function decimal(value: number): number {
  return Number(value.toFixed(12));
}

function termsOf(design: Design, delta: number): TasksDesign {
  const { repeat, icc, correlation } = { ...DESIGN_DEFAULTS, ...design };
  const { control, treatment } = ratesOf(design, delta);
  return { p0: control, p1: treatment, repeats: repeat, icc, correlation };
}

function tasksNeeded(terms: TasksDesign, asked: { power: number; alpha: number }): DesignPower['needed'] {
  try {
    return tasksSize(terms, asked);
  } catch (error) {
    // Rates that are too close for any number of tasks.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
