import { UsageError } from '../../../core/errors.ts';
import { estimandNamed } from '../../estimands/index.ts';
import type { ValidEpisode } from '../input/data.ts';

const AVOIDANCE = estimandNamed('avoidance');

/** Results of an episode that a model may be made of, by name; a score that is 0 or 1 is one, too. */
export const OUTCOMES = ['harm', 'success', 'exposed', 'decided', 'avoided'] as const;

/**
 * Whether an episode has a result. Undefined where the result can't be said: who made no decision has neither avoided
 * a mechanism nor been steered by it (SusBench, section 5.2.1).
 *
 * @throws UsageError for a result that is neither known nor a score of the episode, and for a score that is a fraction.
 */
export function hasOutcome(episode: ValidEpisode, outcome: string): boolean | undefined {
  const { verdict } = episode;
  switch (outcome) {
    case 'harm':
    case 'success':
    case 'exposed':
    case 'decided':
      return verdict[outcome];
    case 'avoided': {
      const avoided = AVOIDANCE.read?.(verdict);
      return avoided === undefined ? undefined : avoided === 1;
    }
  }
  const score = verdict.scores[outcome];
  if (score === 0 || score === 1) return score === 1;
  const known = [...OUTCOMES, ...Object.keys(verdict.scores)].join(', ');
  throw new UsageError({
    expected: 'a result that each episode has or has not',
    found:
      score === undefined
        ? `"${outcome}", which ${episode.where} does not have`
        : `"${outcome}", which is ${score} in ${episode.where}`,
    hint: `Give --outcome one of ${known}.`,
  });
}
