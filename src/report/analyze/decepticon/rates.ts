import { binomialError } from '../../../stats/index.ts';
import { type Estimand, estimandNamed } from '../../estimands/index.ts';
import { isControl } from '../episodes-only.ts';
import type { AnalysisEpisode } from '../input/data.ts';

export const SR = estimandNamed('success');
export const DP = estimandNamed('harm');

/** The suite of archived real pages; all others are built, as the paper's generated split is. */
const WILD = 'wild';

/** A split of the paper, in one of its arms. */
export interface Arm {
  readonly key: 'generated' | 'control' | 'wild';
  readonly label: string;
  has(episode: AnalysisEpisode): boolean;
}

/** The three parts of table 2 (a). */
export const ARMS: readonly Arm[] = [
  {
    key: 'generated',
    label: 'dark pattern (G)',
    has: (episode) => episode.spec.suite !== WILD && !isControl(episode),
  },
  {
    key: 'control',
    label: 'control (G)',
    has: (episode) => episode.spec.suite !== WILD && isControl(episode),
  },
  {
    key: 'wild',
    label: 'dark pattern (ITW)',
    has: (episode) => episode.spec.suite === WILD && !isControl(episode),
  },
];

/** Built pages with a dark pattern: what all tables but 2 (a) and 14 are about. */
export const GENERATED = (ARMS[0] as Arm).has;

/**
 * A rate as the paper prints it, in percent: the mean over samples ± sqrt(p (1 - p) / number of tasks) (appendix D.1, with
 * the number of tasks that its figures imply).
 */
export function printed(estimand: Estimand, episodes: readonly AnalysisEpisode[]): string | null {
  const { value, tasks } = estimand.of(episodes);
  if (value === null) return null;
  return `${(value * 100).toFixed(1)} ± ${(binomialError(value * tasks, tasks) * 100).toFixed(1)}`;
}

/** A rate without an error. */
export function plain(estimand: Estimand, episodes: readonly AnalysisEpisode[]): number | null {
  return estimand.of(episodes).value;
}
