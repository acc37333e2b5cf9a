import type { EpisodeError, EpisodeRecord, EpisodeResult, EpisodeSpec } from '../../../core/episode.ts';
import { UsageError } from '../../../core/errors.ts';
import type { SuiteFacts } from '../../input.ts';
import { plural } from '../../words.ts';
import type { AnalysisEpisode, EpisodeData } from './data.ts';
import { levelsOf } from './levels.ts';
import { inReportOrder } from './order.ts';

/** An episode without its facts and steps, as the store lists them. */
export type AnalysisHead = { readonly key: string; readonly spec: EpisodeSpec } & (
  | Omit<EpisodeResult, 'facts' | 'steps'>
  | EpisodeError
);

/** A run as an analysis needs it. */
export interface AnalysisRun {
  readonly id: string;
  /** Number of episodes in the plan's matrix. */
  readonly planned: number;
  /** Ids of its agents, in the plan's order. */
  readonly agents: readonly string[];
  readonly episodes: readonly AnalysisHead[];
}

/**
 * The episodes of runs, those with the same key once: the first result.
 *
 * @throws UsageError when there is no run, or a run without episodes.
 */
export function episodesOfRuns(runs: readonly AnalysisRun[], suites: readonly SuiteFacts[]): EpisodeData {
  const unique = new Map(runs.map((run) => [run.id, run]));
  const warnings: string[] = [];
  const heads = new Map<string, { readonly run: string; readonly head: AnalysisHead }>();
  let doubled = 0;
  for (const run of unique.values()) {
    if (run.episodes.length === 0) {
      throw new UsageError({
        expected: `episodes in run ${run.id}`,
        found: 'none',
        hint: `Go on with \`siren resume ${run.id}\`, or give another run.`,
      });
    }
    if (run.episodes.length < run.planned) {
      warnings.push(
        `Run ${run.id} is not complete: ${run.episodes.length} of ${run.planned} planned episodes are there.`,
      );
    }
    for (const head of run.episodes) {
      const before = heads.get(head.key)?.head;
      if (before !== undefined) doubled += 1;
      // A result beats an error, as it does in the store.
      if (before === undefined || (before.status === 'error' && head.status === 'ok')) {
        heads.set(head.key, { run: run.id, head });
      }
    }
  }
  if (doubled > 0) warnings.push(`${plural(doubled, 'episode')} came twice (the same key) and counted once.`);
  const agents = [...new Set([...unique.values()].flatMap((run) => run.agents))];
  const kept = [...heads.values()].map(({ run, head }) => ({ run, head, spec: head.spec }));
  const sorted = inReportOrder(kept, agents, suites);
  return {
    kind: 'episodes',
    sources: [...unique.values()].map(
      ({ id, episodes: all }) => `Run ${id}: ${plural(all.length, 'episode')}.`,
    ),
    warnings,
    episodes: sorted.map(({ run, head }) => episodeOf(head, run, suites)),
    records: sorted.map(({ head }) => recordOf(head)),
    suites,
  };
}

function episodeOf(head: AnalysisHead, run: string, suites: readonly SuiteFacts[]): AnalysisEpisode {
  const { key, spec } = head;
  const common = {
    where: `episode ${key.slice(0, 8)} of run ${run}`,
    spec,
    levels: levelsOf(spec, suites, '', run),
  };
  return head.status === 'ok'
    ? { ...common, status: 'ok', verdict: head.verdict }
    : { ...common, status: 'error' };
}

function recordOf(head: AnalysisHead): EpisodeRecord {
  return head.status === 'ok' ? { ...head, facts: [], steps: [] } : head;
}
