import { checkCount } from '../interval.ts';

/** Samples that share their levels: `k` of `n` had the result. */
export interface BinomialRow {
  /** The row's level of each factor, by the factor's name. */
  readonly levels: Readonly<Record<string, string>>;
  readonly k: number;
  readonly n: number;
}

/** A factor with its levels in their order. The first is the reference of treatment coding. */
export interface Factor {
  readonly name: string;
  readonly levels: readonly string[];
}

/** All samples of one combination of levels. */
export interface Cell {
  /** Index of the level of each factor. */
  readonly at: readonly number[];
  readonly k: number;
  readonly n: number;
}

/**
 * The factors of rows; levels in order of first appearance where only a name is given. Rows without samples don't
 * count.
 *
 * @throws RangeError that names the row or the factor: no samples, k above n, a row without a level, a level that is
 *   not in the factor's list or has no samples, a factor with one level only.
 */
export function factorsOf(rows: readonly BinomialRow[], wanted: readonly (string | Factor)[]): Factor[] {
  rows.forEach((row, i) => {
    checkRow(row, i);
  });
  if (!rows.some((row) => row.n > 0)) throw new RangeError('logistic regression: there are no samples');
  if (wanted.length === 0) throw new RangeError('logistic regression: no factor is named');
  const factors = wanted.map((factor) => {
    const name = typeof factor === 'string' ? factor : factor.name;
    const seen = new Set<string>();
    rows.forEach((row, i) => {
      const level = Object.hasOwn(row.levels, name) ? row.levels[name] : undefined;
      if (level === undefined) throw new RangeError(`row ${i + 1} has no level of the factor ${name}`);
      if (row.n > 0) seen.add(level);
    });
    const levels = typeof factor === 'string' ? [...seen] : factor.levels;
    if (new Set(levels).size < levels.length) throw new RangeError(`factor ${name}: a level is listed twice`);
    for (const level of seen) {
      if (!levels.includes(level))
        throw new RangeError(`factor ${name}: rows have the level ${level}, its list has not`);
    }
    for (const level of levels) {
      if (!seen.has(level)) throw new RangeError(`factor ${name}: its level ${level} has no samples`);
    }
    if (levels.length < 2) {
      throw new RangeError(`factor ${name} has one level only (${levels[0]}): there is nothing to compare`);
    }
    return { name, levels };
  });
  for (const { name } of factors) {
    if (name.includes(':')) throw new RangeError(`factor ${name}: a colon joins factors to an interaction`);
  }
  const twice = factors.find(({ name }, i) => factors.findIndex((other) => other.name === name) < i);
  if (twice) throw new RangeError(`the factor ${twice.name} is named twice`);
  return factors;
}

function checkRow({ k, n }: BinomialRow, i: number): void {
  try {
    if (n !== 0 || k !== 0) checkCount(k, n);
    if (!(Number.isInteger(k) && Number.isInteger(n)))
      throw new RangeError(`k = ${k} and n = ${n} must be whole`);
  } catch (error) {
    throw new RangeError(`row ${i + 1}: ${(error as Error).message}`);
  }
}

/** Every combination of levels, the first factor varying slowest, with its samples: none in some, perhaps. */
export function cellsOf(rows: readonly BinomialRow[], factors: readonly Factor[]): Cell[] {
  const count = factors.reduce((product, { levels }) => product * levels.length, 1);
  const k = new Float64Array(count);
  const n = new Float64Array(count);
  for (const row of rows) {
    if (row.n === 0) continue;
    let index = 0;
    for (const { name, levels } of factors) {
      index = index * levels.length + levels.indexOf(row.levels[name] as string);
    }
    k[index] = (k[index] as number) + row.k;
    n[index] = (n[index] as number) + row.n;
  }
  return Array.from({ length: count }, (_, index) => {
    const at: number[] = [];
    let rest = index;
    for (const { levels } of [...factors].reverse()) {
      at.unshift(rest % levels.length);
      rest = Math.floor(rest / levels.length);
    }
    return { at, k: k[index] as number, n: n[index] as number };
  });
}

/** A cell in words: `operator B, pattern P2`. */
export function cellName(factors: readonly Factor[], at: readonly number[]): string {
  return factors.map(({ name, levels }, i) => `${name} ${levels[at[i] as number]}`).join(', ');
}
