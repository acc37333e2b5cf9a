import { type Coding, type Design, designOf, everyTerm, type Term } from './design.ts';
import { type BinomialRow, type Cell, cellName, cellsOf, type Factor, factorsOf } from './factors.ts';
import { fitLogistic, type LogisticFit } from './logistic.ts';
import type { Method } from './point.ts';

/** What a model is made of. */
export interface ModelOptions {
  /** Names (levels then come in order of first appearance), or factors with their levels in a chosen order. */
  readonly factors: readonly (string | Factor)[];
  /** Lists of factor names. All main effects and interactions, unless given. */
  readonly terms?: readonly (readonly string[])[];
  /** `firth`, unless given. */
  readonly method?: Method;
  /** `sum`, unless given: type III tests of main effects need it. */
  readonly coding?: Coding;
}

/** A logistic regression on factors. */
export interface LogisticModel {
  readonly factors: readonly Factor[];
  readonly design: Design;
  /** Every combination of levels, with and without samples. */
  readonly cells: readonly Cell[];
  /** Has a coefficient for each cell: the fit is the table itself. */
  readonly saturated: boolean;
  /** Over the cells with samples, in their order. */
  readonly fit: LogisticFit;
}

/**
 * Fits a logistic regression on factors to grouped rows. Rows of one cell are added up first, so that neither their
 * order nor their grouping makes a difference.
 *
 * @throws RangeError that names the row, factor, term, cell or column which can't be used: no samples, one level only,
 *   an interaction over a cell without samples, results that are all alike.
 */
export function fitModel(rows: readonly BinomialRow[], options: ModelOptions): LogisticModel {
  const factors = factorsOf(rows, options.factors);
  const design = designOf(factors, options.terms ?? everyTerm(factors), options.coding ?? 'sum');
  const cells = cellsOf(rows, factors);
  const filled = cells.filter((cell) => cell.n > 0);
  checkVariety(filled);
  for (const term of design.terms) checkFilled(term, factors, filled);
  const data = {
    columns: design.columns,
    x: filled.map((cell) => design.row(cell.at)),
    k: filled.map((cell) => cell.k),
    n: filled.map((cell) => cell.n),
  };
  const fit = fitLogistic(data, options.method ?? 'firth');
  return { factors, design, cells, saturated: design.columns.length === cells.length, fit };
}

function checkVariety(filled: readonly Cell[]): void {
  const n = filled.reduce((sum, cell) => sum + cell.n, 0);
  const k = filled.reduce((sum, cell) => sum + cell.k, 0);
  if (k > 0 && k < n) return;
  throw new RangeError(
    `logistic regression: k = ${k} of n = ${n} in all ${filled.length} cells together: where every result is alike, nothing can be compared`,
  );
}

function checkFilled(term: Term, factors: readonly Factor[], filled: readonly Cell[]): void {
  const involved = factors.flatMap(({ name }, i) => (term.factors.includes(name) ? [i] : []));
  const own = involved.map((i) => factors[i] as Factor);
  const key = (at: readonly number[]): string => at.join();
  const present = new Set(filled.map((cell) => key(involved.map((i) => cell.at[i] as number))));
  const missing = cellsOf([], own).find((cell) => !present.has(key(cell.at)));
  if (missing) {
    throw new RangeError(
      `cell ${cellName(own, missing.at)} has no samples: the term ${term.name} can't be estimated; leave it out`,
    );
  }
}

/** The term of a model by its name, its factors in any order. @throws RangeError when the model has it not. */
export function termNamed(model: LogisticModel, name: string): Term {
  const wanted = name.split(':').sort().join(':');
  const found = model.design.terms.find((term) => [...term.factors].sort().join(':') === wanted);
  if (found) return found;
  const known = model.design.terms.map((term) => term.name).join(', ');
  throw new RangeError(`the model has no term ${name}; its terms are ${known}`);
}
