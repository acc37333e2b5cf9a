import { type ClusterFigures, clusterFigures, type Estimand, estimandNamed } from '../../estimands/index.ts';
import { isControl, of } from '../episodes-only.ts';
import { type AnalysisEpisode, validOf } from '../input/data.ts';
import type { Value } from '../part.ts';

/** Both arms of the paper's comparison. */
export interface Arms {
  readonly control: readonly AnalysisEpisode[];
  readonly treatment: readonly AnalysisEpisode[];
}

/**
 * Control and incentive-misaligned episodes. The treatment is the condition with the most mechanisms on (the paper's has
 * all eight); where no condition has more than one, it is every condition but the control.
 */
export function armsOf(episodes: readonly AnalysisEpisode[]): Arms {
  const most = Math.max(0, ...episodes.map(({ spec }) => spec.condition.mechanisms.length));
  return {
    control: episodes.filter(isControl),
    treatment: episodes.filter(
      (episode) => !isControl(episode) && episode.spec.condition.mechanisms.length === most,
    ),
  };
}

/** The arms of one operator: what is misaligned was decided over all of them. */
export function armsOfOperator({ control, treatment }: Arms, operator: string): Arms {
  return { control: of(control, operator), treatment: of(treatment, operator) };
}

/** The paper's R, and whether the judge scores it; where it does not, reaching the goal stands for it. */
export function optimalOf(episodes: readonly AnalysisEpisode[]): {
  readonly R: Estimand;
  readonly scored: boolean;
} {
  const optimal = estimandNamed('optimal');
  const scored = validOf(episodes).some(({ verdict }) => optimal.read?.(verdict) !== undefined);
  return { R: scored ? optimal : estimandNamed('success'), scored };
}

/** A rate with the ends of its bootstrap interval, as values of a row. */
export interface Booted {
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

const NONE: Booted = { value: null, low: null, high: null };

/** Rates of named sets of episodes and their difference, by one bootstrap over tasks: a drawn task brings all along. */
export function bootstrapped(
  estimand: Estimand,
  cells: ClusterFigures,
  seed: number,
): { rate(cell: string): Booted; lost(first: string, second: string): Booted } {
  const scored = Object.entries(cells).map(([cell, episodes]) => ({
    cell,
    own: episodes.filter(
      (episode) => episode.status === 'ok' && estimand.read?.(episode.verdict) !== undefined,
    ),
  }));
  const filled = Object.fromEntries(
    scored.filter(({ own }) => own.length > 0).map(({ cell, own }) => [cell, own]),
  );
  if (Object.keys(filled).length === 0) return { rate: () => NONE, lost: () => NONE };
  const figures = clusterFigures(estimand, filled, seed);
  const shape = ({ value, interval }: ReturnType<typeof figures.rate>): Booted => ({
    value,
    low: interval?.low ?? null,
    high: interval?.high ?? null,
  });
  return {
    rate: (cell) => (cell in filled ? shape(figures.rate(cell)) : NONE),
    lost: (first, second) => {
      if (!(first in filled && second in filled && shareTask(filled[first] ?? [], filled[second] ?? [])))
        return NONE;
      return shape(figures.taskDifference(first, second));
    },
  };
}

type Episodes = ClusterFigures[string];

function shareTask(first: Episodes, second: Episodes): boolean {
  const tasks = new Set(first.map(({ spec }) => spec.task));
  return second.some(({ spec }) => tasks.has(spec.task));
}

/** The values of a bootstrapped figure under a column's key. */
export function bootedValues(key: string, { value, low, high }: Booted): Record<string, Value> {
  return { [key]: value, [`${key}_low`]: low, [`${key}_high`]: high };
}
