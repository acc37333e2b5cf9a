import { checkReplicates, type Draws, REPLICATES } from './draws.ts';
import { checkLevel, type Interval, LEVEL } from './interval.ts';
import { quantile } from './quantile.ts';

/**
 * Samples of one task in one cell (an arm, or an agent in an arm): `k` of `n` had the result. `k` may be a
 * fraction.
 */
export interface TaskSamples {
  readonly task: string;
  readonly cell: string;
  readonly k: number;
  readonly n: number;
}

/** A statistic with what resampling tells of it. */
export interface Bootstrapped {
  /** The statistic of the data themselves. */
  readonly value: number;
  /** The standard deviation of the replicates that were kept. Null when fewer than two were. */
  readonly error: number | null;
  /** Percentile interval. Null when more than 5 % of the replicates were dropped, or all data are one task's. */
  readonly interval: Interval | null;
  /** Replicates without a denominator: no drawn task has samples in the cell. */
  readonly dropped: number;
  /** The statistic of each replicate that was kept, in the order they were drawn. */
  readonly replicates: Float64Array;
}

/** One set of drawn tasks that all cells share, so that figures of several cells can be compared draw by draw. */
export interface ClusterBootstrap {
  /** The tasks, sorted by code unit. */
  readonly tasks: readonly string[];
  /** The pooled rate of a cell, sum of k over sum of n. */
  rate(cell: string): Bootstrapped;
  /** The pooled rate of the first cell minus that of the second. */
  difference(first: string, second: string): Bootstrapped;
  /** The mean over tasks with samples in both cells of each task's own difference. */
  taskDifference(first: string, second: string): Bootstrapped;
}

/** Above this share of dropped replicates there is no interval. */
const MOST_DROPPED = 0.05;

/**
 * Bootstrap by task: each replicate draws as many tasks as there are, with replacement, and a drawn task brings
 * its samples of all cells along. Rows of the same task and cell are added up, and their order does not matter.
 *
 * @throws RangeError without samples, for a row unless 0 <= k <= n, for a level or a number of replicates out of
 * range; and from the methods for a cell that has no samples.
 */
export function clusterBootstrap(
  rows: readonly TaskSamples[],
  draws: Draws,
  { replicates = REPLICATES, level = LEVEL }: { readonly replicates?: number; readonly level?: number } = {},
): ClusterBootstrap {
  checkReplicates(replicates);
  checkLevel(level);
  const filled = rows.filter((row) => checkedRow(row).n > 0);
  if (filled.length === 0) throw new RangeError('clusterBootstrap: at least one sample is needed');
  const tasks = [...new Set(filled.map(({ task }) => task))].sort();
  const cells = addUp(filled, tasks);
  const drawn = drawTasks(tasks.length, replicates, draws);
  const ones = new Float64Array(tasks.length).fill(1);

  const cellOf = (name: string): Cell => {
    const cell = cells.get(name);
    if (!cell)
      throw new RangeError(
        `clusterBootstrap: no samples in cell "${name}"; there are ${[...cells.keys()].join(', ')}`,
      );
    return cell;
  };
  const ratio = ({ k, n }: Cell): Statistic => ({
    value: total(k, ones) / total(n, ones),
    of: ratios(drawn, replicates, k, n),
  });
  const summary = ({ value, of }: Statistic): Bootstrapped =>
    summarise(value, of, tasks.length > 1 ? level : null);
  return {
    tasks,
    rate: (cell) => summary(ratio(cellOf(cell))),
    difference(first, second) {
      const [one, other] = [ratio(cellOf(first)), ratio(cellOf(second))];
      return summary({
        value: one.value - other.value,
        of: one.of.map((x, b) => x - (other.of[b] as number)),
      });
    },
    taskDifference: (first, second) => summary(ratio(differences(cellOf(first), cellOf(second)))),
  };
}

/** Sums by task. */
interface Cell {
  readonly k: Float64Array;
  readonly n: Float64Array;
}

/** A statistic of the data and of each replicate, there NaN without a denominator. */
interface Statistic {
  readonly value: number;
  readonly of: Float64Array;
}

function checkedRow(row: TaskSamples): TaskSamples {
  if (!(row.n >= 0 && Number.isFinite(row.n) && row.k >= 0 && row.k <= row.n)) {
    throw new RangeError(
      `task "${row.task}", cell "${row.cell}": k = ${row.k} of n = ${row.n}; k must lie between 0 and n`,
    );
  }
  return row;
}

function addUp(rows: readonly TaskSamples[], tasks: readonly string[]): Map<string, Cell> {
  const indices = new Map(tasks.map((task, index) => [task, index]));
  const cells = new Map<string, Cell>();
  for (const { task, cell, k, n } of rows) {
    const sums = cells.get(cell) ?? { k: new Float64Array(tasks.length), n: new Float64Array(tasks.length) };
    cells.set(cell, sums);
    const index = indices.get(task) as number;
    sums.k[index] = (sums.k[index] as number) + k;
    sums.n[index] = (sums.n[index] as number) + n;
  }
  return cells;
}

/** How often each replicate (row) has each task (column). */
function drawTasks(tasks: number, replicates: number, draws: Draws): Uint16Array | Uint32Array {
  const drawn = new (tasks < 2 ** 16 ? Uint16Array : Uint32Array)(tasks * replicates);
  for (let b = 0; b < replicates; b++) {
    for (let g = 0; g < tasks; g++) {
      const at = b * tasks + draws.below(tasks);
      drawn[at] = (drawn[at] as number) + 1;
    }
  }
  return drawn;
}

function ratios(
  drawn: Uint16Array | Uint32Array,
  replicates: number,
  k: Float64Array,
  n: Float64Array,
): Float64Array {
  const tasks = k.length;
  const out = new Float64Array(replicates);
  for (let b = 0, at = 0; b < replicates; b++) {
    let above = 0;
    let below = 0;
    for (let g = 0; g < tasks; g++, at++) {
      const times = drawn[at] as number;
      above += times * (k[g] as number);
      below += times * (n[g] as number);
    }
    out[b] = below > 0 ? above / below : Number.NaN;
  }
  return out;
}

const total = (values: Float64Array, weights: Float64Array): number =>
  values.reduce((sum, value, g) => sum + value * (weights[g] as number), 0);

/** Each task's own difference as one sample; tasks without both cells have none. */
function differences(first: Cell, second: Cell): Cell {
  const n = first.n.map((count, g) => (count > 0 && (second.n[g] as number) > 0 ? 1 : 0));
  if (!n.includes(1)) throw new RangeError('clusterBootstrap: no task has samples in both cells');
  const rate = ({ k, n: counts }: Cell, g: number): number => (k[g] as number) / (counts[g] as number);
  return { k: n.map((both, g) => (both ? rate(first, g) - rate(second, g) : 0)), n };
}

function summarise(value: number, all: Float64Array, level: number | null): Bootstrapped {
  const replicates = all.filter((x) => !Number.isNaN(x));
  const kept = replicates.length;
  const dropped = all.length - kept;
  const mean = replicates.reduce((sum, x) => sum + x, 0) / kept;
  const squares = replicates.reduce((sum, x) => sum + (x - mean) ** 2, 0);
  const sorted = Float64Array.from(replicates).sort();
  const tooMany = kept === 0 || dropped > MOST_DROPPED * all.length;
  const tail = level === null || tooMany ? null : (1 - level) / 2;
  return {
    value,
    error: kept > 1 ? Math.sqrt(squares / (kept - 1)) : null,
    interval: tail === null ? null : { low: quantile(sorted, tail), high: quantile(sorted, 1 - tail) },
    dropped,
    replicates,
  };
}
