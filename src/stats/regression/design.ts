import type { Factor } from './factors.ts';

/**
 * How a factor of L levels becomes L - 1 columns. `sum`: coefficients are differences from the unweighted mean of all
 * levels, so that a type III test of a main effect asks whether the levels differ on average over the other factors.
 * `treatment`: differences from the first level, so that such a test asks it at the reference level of the others only.
 */
export type Coding = 'sum' | 'treatment';

/** A main effect (one factor) or an interaction (several). */
export interface Term {
  /** `pattern`, or `pattern:operator`. */
  readonly name: string;
  readonly factors: readonly string[];
  /** Indices of its columns in the design. */
  readonly columns: readonly number[];
}

/** The columns of a model with an intercept, and the row that each combination of levels has in them. */
export interface Design {
  readonly columns: readonly string[];
  readonly terms: readonly Term[];
  /** The row of a cell, given by the index of its level in each factor. */
  row(at: readonly number[]): number[];
}

/**
 * The design of terms over factors, in R's order and with R's names: the intercept is column 0, terms come by
 * degree, and in an interaction the first factor varies fastest.
 *
 * @throws RangeError that names the term: an unknown factor, a term listed twice, an interaction without the terms it
 *   is made of.
 */
export function designOf(
  factors: readonly Factor[],
  terms: readonly (readonly string[])[],
  coding: Coding,
): Design {
  checkTerms(factors, terms);
  const sorted = [...terms].sort((a, b) => a.length - b.length);
  const columns = ['(Intercept)'];
  const parts = sorted.map((names) => {
    const involved = names.map((name) => factors.findIndex((factor) => factor.name === name));
    const combinations = combine(involved.map((index) => (factors[index] as Factor).levels.length - 1));
    const start = columns.length;
    for (const combination of combinations) {
      columns.push(
        combination.map((c, i) => label(factors[involved[i] as number] as Factor, c, coding)).join(':'),
      );
    }
    const own = combinations.map((_, i) => start + i);
    return { involved, combinations, term: { name: names.join(':'), factors: names, columns: own } };
  });
  const row = (at: readonly number[]): number[] => [
    1,
    ...parts.flatMap(({ involved, combinations }) =>
      combinations.map((combination) =>
        combination.reduce((product, c, i) => {
          const index = involved[i] as number;
          return product * contrast(at[index] as number, c, (factors[index] as Factor).levels.length, coding);
        }, 1),
      ),
    ),
  ];
  return { columns, terms: parts.map(({ term }) => term), row };
}

/** All main effects and interactions of factors: the saturated model. */
export function everyTerm(factors: readonly Factor[]): string[][] {
  const terms: string[][] = [];
  for (const { name } of factors) terms.push([name], ...terms.map((term) => [...term, name]));
  return terms;
}

/** The value of column `c` of a factor's coding at one of its levels. */
function contrast(level: number, c: number, levels: number, coding: Coding): number {
  if (coding === 'treatment') return level === c + 1 ? 1 : 0;
  if (level === levels - 1) return -1;
  return level === c ? 1 : 0;
}

function label({ name, levels }: Factor, c: number, coding: Coding): string {
  return coding === 'sum' ? `${name}${c + 1}` : `${name}${levels[c + 1]}`;
}

/** Every list with entries below the sizes, the first entry varying fastest. */
function combine(sizes: readonly number[]): number[][] {
  return sizes.reduce<number[][]>(
    (lists, size) => Array.from({ length: size }, (_, i) => lists.map((list) => [...list, i])).flat(),
    [[]],
  );
}

function checkTerms(factors: readonly Factor[], terms: readonly (readonly string[])[]): void {
  const keys = terms.map(keyOf);
  terms.forEach((term, i) => {
    const name = term.join(':');
    if (term.length === 0) throw new RangeError('a term without a factor: the intercept is always there');
    for (const factor of term) {
      if (!factors.some((known) => known.name === factor)) {
        throw new RangeError(`term ${name}: ${factor} is none of the factors`);
      }
    }
    if (new Set(term).size < term.length) throw new RangeError(`term ${name}: a factor is named twice`);
    if (keys.indexOf(keys[i] as string) < i) throw new RangeError(`the term ${name} is listed twice`);
    for (const dropped of term) {
      const lower = term.filter((factor) => factor !== dropped);
      if (lower.length > 0 && !keys.includes(keyOf(lower))) {
        throw new RangeError(`term ${name} needs the term ${lower.join(':')} beside it`);
      }
    }
  });
}

function keyOf(term: readonly string[]): string {
  return JSON.stringify([...term].sort());
}
