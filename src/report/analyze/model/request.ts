import type { Adjustment, Coding, TestType } from '../../../stats/index.ts';
import type { AdjustmentName, Estimator, Listed, Terms, Tests } from '../choices.ts';

/** A parametric bootstrap: how many simulated data sets, from which seed. */
export interface BootstrapRequest {
  readonly replicates: number;
  readonly seed: number;
}

/** What is wanted of a model. */
export interface ModelRequest {
  readonly factors: readonly string[];
  /** The result that is modelled: `harm`, unless given. Of a file of cells it is the file's. */
  readonly outcome?: string;
  readonly estimator: Estimator;
  readonly tests: Tests;
  readonly type: TestType;
  readonly coding: Coding;
  readonly adjust: AdjustmentName;
  readonly terms: Terms;
  readonly contrasts: Listed;
  readonly bootstrap?: BootstrapRequest;
}

/** The name of an adjustment in `stats`. */
export function adjustmentOf(name: AdjustmentName): Adjustment {
  return name === 'holm-within' ? 'holmWithin' : name;
}
