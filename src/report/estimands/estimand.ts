import type { Condition } from '../../core/mechanism.ts';
import type { Verdict } from '../../core/verdict.ts';
import type { Interval } from '../../stats/index.ts';

/** What an estimand reads of an episode. An `EpisodeRecord` is one; so is an episode without its facts and steps. */
export type EstimandEpisode = {
  readonly spec: {
    readonly task: string;
    /** The wording of the request: another one is another sample. */
    readonly variant?: string;
    readonly condition: Condition;
    readonly agent: { readonly id: string; readonly deterministic: boolean };
  };
} & ({ readonly status: 'ok'; readonly verdict: Verdict } | { readonly status: 'error' });

/** How an interval was made. `none`: there is none. */
export type EstimateMethod =
  | 'wilson'
  | 'wilson-n-eff'
  | 'cr1-t'
  | 'newcombe-independent'
  | 'newcombe-paired'
  | 'square-and-add'
  | 'none';

/** What a set of episodes says of an estimand. Never NaN: what can't be said is null. */
export interface Estimate {
  /** Null when no sample can say anything; `note` then says why. */
  readonly value: number | null;
  /** Independent samples that the value is of: repetitions of a deterministic agent on one page are one. */
  readonly n: number;
  /** Tasks that they come from. */
  readonly tasks: number;
  /** 95 %. Null with one sample, or none. Over several tasks it is clustered by task. */
  readonly interval: Interval | null;
  readonly method: EstimateMethod;
  /** The lowest and the highest that the value could be, had every sample been counted. Only where some are left out by definition. */
  readonly bounds?: Interval;
  /** Why there is no number or interval, or what to keep in mind with it. */
  readonly note?: string;
}

/** The names by which reports, comparisons and thresholds ask for an estimand. */
export type EstimandId =
  | 'success'
  | 'harm'
  | 'harmGivenExposed'
  | 'exposed'
  | 'response'
  | 'avoidance'
  | 'dpsrPaper'
  | 'optimal'
  | 'preferenceScore'
  | 'promoted'
  | 'feasible'
  | 'cleanOrder'
  | 'prematureClosure'
  | 'prematureCommitment'
  | 'detectionSteps'
  | 'detectionTasks'
  | 'harmAdded'
  | 'dpsrNet'
  | 'optimalLost'
  | 'preferenceLost'
  | 'promotedAdded';

/** A figure that Siren prints: what it is, where it comes from, and how it is computed from episodes. */
export interface Estimand {
  readonly id: EstimandId;
  /** In a few words, for headings. */
  readonly title: string;
  /** What it is, in a sentence. */
  readonly means: string;
  /** The paper and section that define it. */
  readonly source: string;
  /** `rate`: 0 to 1, of the episodes of one arm. `contrast`: -1 to 1, treatment against control over the same tasks. */
  readonly kind: 'rate' | 'contrast';
  /** Which way is good for the user; `none` where neither is. */
  readonly better: 'high' | 'low' | 'none';
  /** True for figures of a part of the episodes that the treatment itself may have chosen: they describe, and prove no effect. */
  readonly descriptive: boolean;
  /**
   * What one verdict contributes, 0 to 1; undefined when it is outside the denominator, or has no such score. Of a
   * contrast: what it contributes to its arm. Absent where the figure is not a mean over samples.
   */
  readonly read?: (verdict: Verdict) => number | undefined;
  /**
   * The estimate from episodes of one agent. A rate is of all that it is given: hand it one condition. A contrast takes
   * the control's episodes among them as one arm and all others as the treatment. Errors are left out.
   */
  of(episodes: readonly EstimandEpisode[]): Estimate;
}
