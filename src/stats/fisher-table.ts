import { AS_LIKELY } from './binomial-test.ts';
import { logGamma } from './gamma.ts';
import { margins } from './table.ts';

/** Steps after which a table counts as too large to be enumerated: about two seconds. */
const MOST_STEPS = 4_000_000;

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
 * Two-sided p of Fisher's exact test of an r x c table: the chance, given all margins, of all tables no more likely than this one
 * (R's `fisher.test`). It goes through the rows and keeps together what has the same columns left, in any order, and
 * the same chance so far (after Mehta and Patel 1983).
 *
 * @throws RangeError for counts that are none, or a table too large to be enumerated: use `chiSquaredTest` there.
 */
export function fisherTable(table: readonly (readonly number[])[]): number {
  const sums = margins(table);
  const [rows, columns] =
    sums.rows.length >= sums.columns.length ? [sums.rows, sums.columns] : [sums.columns, sums.rows];
  const factorials = Array.from({ length: sums.total + 1 }, (_, i) => logGamma(i + 1));
  const logFactorial = (i: number): number => factorials[i] as number;
  // Chances here leave out the factor that all tables have in common, which `common` brings back.
  const total = (counts: readonly number[]): number =>
    counts.reduce((sum, count) => sum + logFactorial(count), 0);
  const common = total(rows) + total(columns) - logFactorial(sums.total);
  const limit = -total(table.flat()) + Math.log(AS_LIKELY);
  const step = stepCounter(table);

  const nodes = new Map<string, Node>();
  const nodeOf = (row: number, left: readonly number[]): Node => {
    const ordered = [...left].sort((x, y) => x - y);
    const key = `${row}:${ordered.join()}`;
    const known = nodes.get(key);
    if (known) return known;
    const ways =
      row === rows.length
        ? []
        : fillings(rows[row] as number, ordered, step).map((filling) => ({
            log: -total(filling),
            to: nodeOf(
              row + 1,
              ordered.map((column, j) => column - (filling[j] as number)),
            ),
          }));
    const node: Node = {
      columns: ordered,
      ways,
      most: row === rows.length ? 0 : Math.max(...ways.map(({ log, to }) => log + to.most)),
      least: row === rows.length ? 0 : Math.min(...ways.map(({ log, to }) => log + to.least)),
    };
    nodes.set(key, node);
    return node;
  };

  let p = 0;
  let level = new Map([[nodeOf(0, columns), new Map([[0, { log: 0, count: 1 }]])]]);
  for (let row = 0; level.size > 0; row++) {
    const next: typeof level = new Map();
    const rest = rows.slice(row);
    const restTotal = logFactorial(rest.reduce((sum, value) => sum + value, 0)) - total(rest);
    for (const [node, pasts] of level) {
      for (const { log, count } of pasts.values()) {
        if (log + node.most <= limit) {
          p += count * Math.exp(common + log + restTotal - total(node.columns));
        } else if (log + node.least <= limit) {
          for (const way of node.ways) {
            step();
            const past = log + way.log;
            const reached = next.get(way.to) ?? new Map<number, { log: number; count: number }>();
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

/** All ways to spread `sum` over cells that hold at most `caps`. */
function fillings(sum: number, caps: readonly number[], step: () => void): number[][] {
  step();
  const [cap, ...others] = caps as [number, ...number[]];
  if (others.length === 0) return [[sum]];
  const room = others.reduce((total, other) => total + other, 0);
  const found: number[][] = [];
  for (let here = Math.max(0, sum - room); here <= Math.min(cap, sum); here++) {
    for (const rest of fillings(sum - here, others, step)) found.push([here, ...rest]);
  }
  return found;
}

function stepCounter(table: readonly (readonly number[])[]): () => void {
  let steps = 0;
  return () => {
    steps += 1;
    if (steps > MOST_STEPS) {
      throw new RangeError(
        `fisherTable: this ${table.length} x ${table[0]?.length} table is too large to be enumerated; use chiSquaredTest`,
      );
    }
  };
}
