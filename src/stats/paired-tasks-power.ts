import { bisect, firstWhole } from './bisect.ts';
import { checkRate, checkWhole, type PowerTerms, powerTerms } from './power-terms.ts';
import { studentQuantile, studentUpper } from './student.ts';

/** What is thought to be true of tasks that are each repeated in both arms. */
export interface TasksDesign {
  /** The rate in the control. */
  readonly p0: number;
  /** The rate in the treatment. */
  readonly p1: number;
  /** Repetitions of each task in each arm. */
  readonly repeats: number;
  /** Correlation of the repetitions of a task within an arm. 0.5 unless told otherwise. */
  readonly icc?: number;
  /** Correlation of the tasks' own rates between the arms. 0.5 unless told otherwise. */
  readonly correlation?: number;
}

/** How many tasks a design needs. */
export interface TasksSize {
  /** By the formula. */
  readonly tasks: number;
  /** A tenth more: simulated power at `tasks` is 0.75 to 0.81 where 0.8 was asked for. */
  readonly advised: number;
  /** `tasks` times repetitions. */
  readonly episodesPerArm: number;
}

/** Tasks above which a design is taken to be hopeless. */
const MOST_TASKS = 1e9;

/**
 * The variance of one task's difference: the sum over the arms of pq (1 + (m - 1) icc) / m, less
 * 2 correlation icc sqrt(p0 q0 p1 q1).
 *
 * @throws RangeError for what is out of range.
 */
export function taskVariance({ p0, p1, repeats, icc = 0.5, correlation = 0.5 }: TasksDesign): number {
  checkRate('p0', p0);
  checkRate('p1', p1);
  checkRate('icc', icc);
  checkWhole('repeats', repeats, 1);
  if (!(correlation >= -1 && correlation <= 1)) {
    throw new RangeError(`correlation = ${correlation}: must lie in [-1, 1]`);
  }
  const [v0, v1] = [p0 * (1 - p0), p1 * (1 - p1)];
  const arms = ((v0 + v1) * (1 + (repeats - 1) * icc)) / repeats;
  return Math.max(0, arms - 2 * correlation * icc * Math.sqrt(v0 * v1));
}

/**
 * Tasks that a paired design needs: the fewest G with G >= (t + t')^2 V / delta^2, both t with G - 1 degrees of
 * freedom. More tasks help, more repetitions hardly: a task never counts for more than 1 / icc samples.
 *
 * @throws RangeError for what is out of range, or equal rates.
 */
export function tasksSize(design: TasksDesign, terms: PowerTerms = {}): TasksSize {
  const { power, alpha } = powerTerms(terms);
  const needed = taskVariance(design) / (design.p1 - design.p0) ** 2;
  if (design.p0 === design.p1) {
    throw new RangeError(`p0 = p1 = ${design.p0}: no number of tasks tells equal rates apart`);
  }
  if (!(needed < MOST_TASKS)) throw new RangeError(`rates ${design.p0} and ${design.p1} are too close`);
  const enough = (tasks: number): boolean => {
    const t = studentQuantile(1 - alpha / 2, tasks - 1) + studentQuantile(power, tasks - 1);
    return tasks >= t ** 2 * needed * (1 - 1e-12);
  };
  let bound = 2;
  while (!enough(bound)) bound *= 2;
  const tasks = firstWhole(enough, Math.max(2, bound / 2), bound);
  return { tasks, advised: Math.ceil((11 * tasks) / 10), episodesPerArm: tasks * design.repeats };
}

/**
 * The chance that a paired design with so many tasks sees its difference, two-sided at `alpha`, by the same formula.
 *
 * @throws RangeError for what is out of range, or fewer than two tasks.
 */
export function tasksPower(design: TasksDesign, tasks: number, alpha = 0.05): number {
  checkWhole('tasks', tasks, 2);
  powerTerms({ alpha });
  const variance = taskVariance(design);
  const delta = Math.abs(design.p1 - design.p0);
  if (delta === 0) return alpha / 2;
  const t = delta * Math.sqrt(tasks / variance) - studentQuantile(1 - alpha / 2, tasks - 1);
  return studentUpper(-t, tasks - 1);
}

/**
 * The treatment rate nearest to `p0` that a paired design with so many tasks can see, above it or below. Null when
 * not even the end of the scale can be seen.
 *
 * @throws RangeError for what is out of range, or fewer than two tasks.
 */
export function detectableRate(
  design: Omit<TasksDesign, 'p1'>,
  tasks: number,
  side: 'above' | 'below',
  terms: PowerTerms = {},
): number | null {
  const { power, alpha } = powerTerms(terms);
  taskVariance({ ...design, p1: design.p0 });
  checkWhole('tasks', tasks, 2);
  const end = side === 'above' ? 1 : 0;
  const farthest = Math.abs(end - design.p0);
  const rate = (delta: number): number =>
    delta === farthest ? end : design.p0 + delta * Math.sign(end - design.p0);
  const excess = (delta: number): number => tasksPower({ ...design, p1: rate(delta) }, tasks, alpha) - power;
  return excess(farthest) < 0 ? null : rate(bisect(excess, 0, farthest));
}
