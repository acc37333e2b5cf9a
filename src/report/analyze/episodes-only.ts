import { UsageError } from '../../core/errors.ts';
import { CONTROL } from '../../core/mechanism.ts';
import type { AnalysisData, AnalysisEpisode, EpisodeData } from './input/data.ts';
import { errorWarning } from './model/rows.ts';

/**
 * The data as episodes.
 *
 * @throws UsageError for a file of cells, which has too little in it, and when no episode came to a verdict.
 */
export function episodesOnly(data: AnalysisData, paper: string): EpisodeData {
  if (data.kind === 'cells') {
    throw new UsageError({
      expected: `episodes for --as ${paper}: a run, or a file with one line an episode`,
      found: 'a file with one line a cell',
      hint: 'See docs/analyze.md for the columns.',
    });
  }
  if (data.episodes.every(({ status }) => status === 'error')) {
    throw new UsageError({
      expected: 'episodes that came to a verdict',
      found: `${data.episodes.length} errors and nothing else`,
      hint: 'See `siren report` for what went wrong.',
    });
  }
  return { ...data, warnings: [...data.warnings, ...errorWarning(data)] };
}

/** Whether an episode is one of the control. */
export function isControl({ spec }: AnalysisEpisode): boolean {
  return spec.condition.id === CONTROL.id;
}

/** The operators, in order of first appearance. */
export function operatorsOf(episodes: readonly AnalysisEpisode[]): string[] {
  return [...new Set(episodes.map(({ levels }) => levels.operator))];
}

/** The episodes of one operator. */
export function of<T extends AnalysisEpisode>(episodes: readonly T[], operator: string): T[] {
  return episodes.filter(({ levels }) => levels.operator === operator);
}

/** The episodes of each operator in each condition, both in order of first appearance. */
export function byCondition<T extends AnalysisEpisode>(
  episodes: readonly T[],
): { readonly operator: string; readonly condition: string; readonly own: readonly T[] }[] {
  return operatorsOf(episodes).flatMap((operator) =>
    [...Map.groupBy(of(episodes, operator), ({ spec }) => spec.condition.id)].map(([condition, own]) => ({
      operator,
      condition,
      own,
    })),
  );
}
