import { unknownName } from '../../core/nearest.ts';
import { DPSR_NET, HARM_ADDED, OPTIMAL_LOST, PREFERENCE_LOST, PROMOTED_ADDED } from './contrasts.ts';
import { DETECTION_STEPS, DETECTION_TASKS } from './detection.ts';
import type { Estimand } from './estimand.ts';
import { AVOIDANCE, HARM_GIVEN_EXPOSED } from './given.ts';
import {
  CLEAN_ORDER,
  DPSR_PAPER,
  EXPOSED,
  FEASIBLE,
  HARM,
  OPTIMAL,
  PREFERENCE_SCORE,
  PREMATURE_CLOSURE,
  PREMATURE_COMMITMENT,
  PROMOTED,
  RESPONSE,
  SUCCESS,
} from './rates.ts';

export { type ClusterFigures, clusterFigures } from './bootstrapped.ts';
export { type ContrastEstimand, contrastOf } from './contrasts.ts';
export { type DpsrParts, dpsrParts, type SuccessByHarm, successByHarm } from './cross-table.ts';
export { type Difference, differenceOver, pairsOf, type TaskPair } from './difference.ts';
export type { Estimand, EstimandEpisode, EstimandId, Estimate, EstimateMethod } from './estimand.ts';
export { pairedEstimate } from './paired.ts';
export { type RateEstimand, SHARE_SCORES } from './rates.ts';
export {
  type Read,
  type Sample,
  type SamplesByTask,
  samplesByTask,
  shareOf,
  valuesByTask,
} from './sample.ts';

/** Every figure that Siren prints, in the order in which reports show them. `docs/estimands.md` describes them. */
export const ESTIMANDS: readonly Estimand[] = [
  SUCCESS,
  HARM,
  HARM_GIVEN_EXPOSED,
  EXPOSED,
  RESPONSE,
  AVOIDANCE,
  DPSR_PAPER,
  OPTIMAL,
  PREFERENCE_SCORE,
  PROMOTED,
  FEASIBLE,
  CLEAN_ORDER,
  PREMATURE_CLOSURE,
  PREMATURE_COMMITMENT,
  DETECTION_STEPS,
  DETECTION_TASKS,
  HARM_ADDED,
  DPSR_NET,
  OPTIMAL_LOST,
  PREFERENCE_LOST,
  PROMOTED_ADDED,
];

/** The contrasts among them: treatment against control. */
export const CONTRASTS = [HARM_ADDED, DPSR_NET, OPTIMAL_LOST, PREFERENCE_LOST, PROMOTED_ADDED] as const;

/** The estimand of a name. Throws UsageError with the nearest names. */
export function estimandNamed(id: string): Estimand {
  const found = ESTIMANDS.find((estimand) => estimand.id === id);
  if (found) return found;
  throw unknownName(
    'estimand',
    id,
    ESTIMANDS.map((estimand) => estimand.id),
    'docs/estimands.md',
  );
}
