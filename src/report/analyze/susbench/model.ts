import {
  type BinomialRow,
  type LogisticModel,
  letteredMeans,
  marginalMeans,
  type PairwiseContrast,
  pairwiseContrasts,
} from '../../../stats/index.ts';
import type { Estimator, Tests } from '../choices.ts';
import { ALPHA } from '../model/contrasts-part.ts';
import { fitRows, type OmnibusTest, omnibusTests } from '../model/fit.ts';
import type { BootstrapRequest } from '../model/request.ts';
import type { PatternCell } from './cells.ts';

/** The paper's factors, in the order of its formula (appendix C.1). */
export const FACTORS = ['pattern', 'operator'] as const;

const SHAPE = { factors: FACTORS, terms: 'all', coding: 'sum', type: 3 } as const;

/** Everything that the paper's analysis takes from one fit. */
export interface FitResults {
  readonly model: LogisticModel;
  readonly operatorWithinPattern: readonly PairwiseContrast[];
  readonly patternWithinOperator: readonly PairwiseContrast[];
  readonly pattern: readonly PairwiseContrast[];
}

/** The cells as rows of a model. */
export function rowsOf(cells: readonly PatternCell[]): BinomialRow[] {
  return cells.map(({ operator, pattern, avoided, n }) => ({ levels: { operator, pattern }, k: avoided, n }));
}

/** Avoidance by pattern, operator and both. @throws UsageError when there are too few operators or patterns. */
export function fitCells(cells: readonly PatternCell[], estimator: Estimator): FitResults {
  const model = fitRows(rowsOf(cells), estimator, SHAPE);
  return {
    model,
    operatorWithinPattern: pairwiseContrasts(marginalMeans(model, 'operator', 'pattern')),
    patternWithinOperator: pairwiseContrasts(marginalMeans(model, 'pattern', 'operator')),
    pattern: pairwiseContrasts(marginalMeans(model, 'pattern')),
  };
}

/** Omnibus tests of type III with sum coding. */
export function testCells(
  cells: readonly PatternCell[],
  tests: Tests,
  bootstrap: BootstrapRequest | undefined,
): OmnibusTest[] {
  return omnibusTests(rowsOf(cells), {
    ...SHAPE,
    tests,
    estimator: 'firth',
    ...(bootstrap === undefined ? {} : { bootstrap }),
  });
}

/** The letters of a factor's levels over the other factor. */
export function lettersOf(model: LogisticModel, factor: 'operator' | 'pattern'): ReadonlyMap<string, string> {
  return new Map(
    letteredMeans(marginalMeans(model, factor), 'holm').map(({ level, letters }) => [level, letters]),
  );
}

/** The contrasts that are significant by Holm in one family. */
export function significant(contrasts: readonly PairwiseContrast[]): PairwiseContrast[] {
  return contrasts.filter(({ holm }) => holm < ALPHA);
}

/** How the contrasts within each operator compare with those of the main effect (section 5.3.1). */
export interface Directions {
  readonly operator: string;
  readonly significant: number;
  /** Contrasts whose sign is not that of the main effect, and those among them that are significant. */
  readonly opposite: number;
  readonly oppositeSignificant: number;
}

export function directions({ pattern, patternWithinOperator }: FitResults): Directions[] {
  const main = new Map(
    pattern.map(({ first, second, estimate }) => [JSON.stringify([first, second]), estimate]),
  );
  const isOpposite = ({ first, second, estimate }: PairwiseContrast): boolean => {
    const trend = main.get(JSON.stringify([first, second]));
    return trend != null && estimate !== null && trend * estimate < 0;
  };
  return [...Map.groupBy(patternWithinOperator, ({ within }) => within)].map(([operator, own]) => ({
    operator: operator ?? '',
    significant: significant(own).length,
    opposite: own.filter(isOpposite).length,
    oppositeSignificant: significant(own).filter(isOpposite).length,
  }));
}
