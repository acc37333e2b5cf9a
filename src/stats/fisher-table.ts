import { AS_LIKELY } from './binomial-test.ts';
import { checkReplicates, type Draws, REPLICATES } from './draws.ts';
import { logGamma } from './gamma.ts';
import { margins } from './table.ts';

/** The result of an exact test that falls back on random tables. */
export interface TableTest {
  /** Two-sided. */
  readonly p: number;
  /** True when all tables were counted, false when p is from random ones. */
  readonly exact: boolean;
}

/** Steps after which a table counts as too large to be enumerated: about a second. */
const MOST_STEPS = 1_500_000;

/** Tables with the same past chance but for rounding go on as one. */
const rounded = (log: number): number => Math.round(log * 1e9);

/** What is left to fill: the columns' sums, and the largest and smallest chance that filling them can have. */
interface Node {
  readonly columns: readonly number[];
  readonly most: number;
  readonly least: number;
  readonly ways: readonly { readonly log: number; readonly to: Node }[];
}

/**
 * Fisher's exact test of an r x c table: the chance, given all margins, of all tables no more likely than this one
 * (R's `fisher.test`). A table too large to be enumerated needs `draws`, and p is (1 + hits) / (1 + replicates)
 * over random tables with its margins.
 *
 * @throws RangeError for counts that are none, or when random tables are needed and no `draws` are given.
 */
export function fisherTable(
  table: readonly (readonly number[])[],
  { draws, replicates = REPLICATES }: { readonly draws?: Draws; readonly replicates?: number } = {},
): TableTest {
  const { rows, columns, total } = margins(table);
  checkReplicates(replicates);
  const factorials = Float64Array.from({ length: total + 1 }, (_, i) => logGamma(i + 1));
  // Chances leave out the factor that all tables with these margins have in common.
  const chance = (counts: readonly number[]): number =>
    counts.reduce((sum, count) => sum - (factorials[count] as number), 0);
  const limit = chance(table.flat()) + Math.log(AS_LIKELY);
  const [long, short] = rows.length >= columns.length ? [rows, columns] : [columns, rows];
  const p = enumerate(long, short, limit, factorials);
  if (p !== undefined) return { p, exact: true };
  if (!draws) {
    throw new RangeError(
      `fisherTable: this ${rows.length} x ${columns.length} table is too large to be enumerated; random draws are needed`,
    );
  }
  let hits = 0;
  const next = randomTables(rows, columns, draws);
  for (let b = 0; b < replicates; b++) if (chance(next()) <= limit) hits += 1;
  return { p: (1 + hits) / (1 + replicates), exact: false };
}

/**
 * The chance of all tables whose chance is at most `limit`, or nothing when they are too many. It goes through the
 * rows and keeps together what has the same columns left, in any order, and the same chance so far (after Mehta
 * and Patel 1983).
 */
function enumerate(
  rows: readonly number[],
  columns: readonly number[],
  limit: number,
  factorials: Float64Array,
): number | undefined {
  if (leastNodes(rows, columns) > MOST_STEPS) return undefined;
  const logFactorial = (i: number): number => factorials[i] as number;
  const logFactorials = (counts: readonly number[]): number =>
    counts.reduce((sum, count) => sum + logFactorial(count), 0);
  const all = rows.reduce((sum, row) => sum + row, 0);
  const common = logFactorials(rows) + logFactorials(columns) - logFactorial(all);
  let steps = 0;

  const nodes = new Map<string, Node>();
  const nodeOf = (row: number, left: readonly number[]): Node => {
    const ordered = [...left].sort((x, y) => x - y);
    const key = `${row}:${ordered.join()}`;
    const known = nodes.get(key);
    if (known) return known;
    const ways: { log: number; to: Node }[] = [];
    const last = row === rows.length;
    let [most, least] = last ? [0, 0] : [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
    if (!last) {
      eachFilling(rows[row] as number, ordered, (filling) => {
        steps += 1;
        if (steps > MOST_STEPS) return false;
        const log = -logFactorials(filling);
        const to = nodeOf(
          row + 1,
          ordered.map((column, j) => column - (filling[j] as number)),
        );
        ways.push({ log, to });
        most = Math.max(most, log + to.most);
        least = Math.min(least, log + to.least);
        return true;
      });
    }
    const node: Node = { columns: ordered, most, least, ways };
    nodes.set(key, node);
    return node;
  };

  type Pasts = Map<number, { readonly log: number; readonly count: number }>;
  let level = new Map<Node, Pasts>([[nodeOf(0, columns), new Map([[0, { log: 0, count: 1 }]])]]);
  let p = 0;
  for (let row = 0; level.size > 0; row++) {
    const next: typeof level = new Map();
    const rest = rows.slice(row);
    const fill = logFactorial(rest.reduce((sum, value) => sum + value, 0)) - logFactorials(rest);
    for (const [node, pasts] of level) {
      for (const { log, count } of pasts.values()) {
        if (steps > MOST_STEPS) return undefined;
        // Either all ways to go on count, or none does, or it is decided further on.
        if (log + node.most <= limit)
          p += count * Math.exp(common + log + fill - logFactorials(node.columns));
        else if (log + node.least <= limit) {
          steps += node.ways.length;
          for (const way of node.ways) {
            const past = log + way.log;
            const reached: Pasts = next.get(way.to) ?? new Map();
            const same = reached.get(rounded(past));
            reached.set(rounded(past), { log: past, count: count + (same?.count ?? 0) });
            next.set(way.to, reached);
          }
        }
      }
    }
    level = next;
  }
  return Math.min(1, p);
}

/**
 * About how many different states there are when the rows are half filled, at least: it spares the large tables
 * the try. States are ways to spread what is filled over the columns, nearly normal around the middle.
 */
function leastNodes(rows: readonly number[], columns: readonly number[]): number {
  const all = rows.reduce((sum, row) => sum + row, 0);
  let filled = 0;
  let offCenter = all / 2;
  for (const row of rows) {
    filled += row;
    offCenter = Math.min(offCenter, Math.abs(filled - all / 2));
  }
  const variance = columns.reduce((sum, column) => sum + (column * (column + 2)) / 12, 0);
  const ways = columns.reduce((product, column) => product * (column + 1), 1);
  const orders = columns.reduce((product, _, j) => product * (j + 1), 1);
  const density = Math.exp(-(offCenter ** 2) / (2 * variance)) / Math.sqrt(2 * Math.PI * variance);
  return (ways * density) / orders;
}

/** Visits all ways to spread `sum` over cells that hold at most `caps`, until a visit answers false. */
function eachFilling(
  sum: number,
  caps: readonly number[],
  visit: (filling: readonly number[]) => boolean,
): void {
  const filling = new Array<number>(caps.length).fill(0);
  const room = caps.map((_, j) => caps.slice(j + 1).reduce((total, cap) => total + cap, 0));
  const fill = (j: number, left: number): boolean => {
    if (j === caps.length) return visit(filling);
    const high = Math.min(caps[j] as number, left);
    for (let here = Math.max(0, left - (room[j] as number)); here <= high; here++) {
      filling[j] = here;
      if (!fill(j + 1, left - here)) return false;
    }
    return true;
  };
  fill(0, sum);
}

/** Random tables with these margins: the samples keep their rows and get their columns by lot. */
function randomTables(rows: readonly number[], columns: readonly number[], draws: Draws): () => number[] {
  const lots = columns.flatMap((count, j) => new Array<number>(count).fill(j));
  return () => {
    for (let i = lots.length - 1; i > 0; i--) {
      const j = draws.below(i + 1);
      [lots[i], lots[j]] = [lots[j] as number, lots[i] as number];
    }
    const counts = new Array<number>(rows.length * columns.length).fill(0);
    let at = 0;
    rows.forEach((row, i) => {
      for (const end = at + row; at < end; at++) {
        const cell = i * columns.length + (lots[at] as number);
        counts[cell] = (counts[cell] as number) + 1;
      }
    });
    return counts;
  };
}
