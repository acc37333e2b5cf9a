import type { Trouble } from '../core/errors.ts';
import { CONTROL } from '../core/mechanism.ts';
import { OUTCOMES, type Outcome, outcomeOf, type Verdict } from '../core/verdict.ts';
import type { EpisodeHead, RunStatus, Store } from '../store/index.ts';
import { findRun } from './find-run.ts';

/** One agent in one condition, over all tasks and repetitions. */
export interface SummaryCell {
  readonly suite: string;
  readonly agent: string;
  readonly condition: string;
  /** The ids of the mechanisms that are on, joined by "+"; null in the control. */
  readonly mechanism: string | null;
  /** Episodes that came to a verdict: what the rates are of. */
  readonly n: number;
  /** Rate, 0 to 1; null when n is 0. */
  readonly success: number | null;
  /** Rate, 0 to 1; null when n is 0. */
  readonly harm: number | null;
  /** Counts. */
  readonly outcomes: Readonly<Record<Outcome, number>>;
  /** Means, each over the episodes that have the score. */
  readonly scores: Readonly<Record<string, number>>;
  /** Episodes that infrastructure trouble kept from a verdict. They are in no rate. */
  readonly errors: number;
}

/** What came of a run. */
export interface RunSummary {
  readonly run: string;
  readonly status: RunStatus;
  readonly planned: number;
  /** Episodes that came to a verdict. */
  readonly episodes: number;
  /** Episodes that infrastructure trouble kept from one. */
  readonly errors: number;
  /** The errors by cause. */
  readonly troubles: Readonly<Partial<Record<Trouble, number>>>;
  readonly cells: readonly SummaryCell[];
}

/** Sums up episodes by suite, agent and condition: control first, then by name. */
export function summaryCells(episodes: readonly EpisodeHead[]): SummaryCell[] {
  const groups = Map.groupBy(episodes, ({ spec }) =>
    JSON.stringify([spec.suite, spec.agent.id, spec.condition.id === CONTROL.id ? '' : spec.condition.id]),
  );
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, members]) => cellOf(members));
}

function cellOf(episodes: readonly EpisodeHead[]): SummaryCell {
  const [first] = episodes;
  if (!first) throw new RangeError('A cell of no episodes has no name.');
  const { suite, agent, condition } = first.spec;
  const verdicts = episodes.flatMap((episode) => (episode.status === 'ok' ? [episode.verdict] : []));
  return {
    suite,
    agent: agent.id,
    condition: condition.id,
    mechanism: condition.mechanisms.join('+') || null,
    n: verdicts.length,
    success: rate(verdicts, ({ success }) => success),
    harm: rate(verdicts, ({ harm }) => harm),
    outcomes: outcomeCounts(verdicts),
    scores: meanScores(verdicts),
    errors: episodes.length - verdicts.length,
  };
}

function rate(verdicts: readonly Verdict[], holds: (verdict: Verdict) => boolean): number | null {
  return verdicts.length === 0 ? null : verdicts.filter(holds).length / verdicts.length;
}

function outcomeCounts(verdicts: readonly Verdict[]): Record<Outcome, number> {
  const outcomes = verdicts.map(outcomeOf);
  const counts = OUTCOMES.map((outcome) => [outcome, outcomes.filter((each) => each === outcome).length]);
  return Object.fromEntries(counts) as Record<Outcome, number>;
}

function meanScores(verdicts: readonly Verdict[]): Record<string, number> {
  const all = verdicts.flatMap(({ scores }) => Object.entries(scores));
  const byName = [...Map.groupBy(all, ([name]) => name)].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    byName.map(([name, values]) => [name, values.reduce((sum, [, value]) => sum + value, 0) / values.length]),
  );
}

/** How often each cause kept an episode from a verdict. */
function troubleCounts(episodes: readonly EpisodeHead[]): Partial<Record<Trouble, number>> {
  const counts: Partial<Record<Trouble, number>> = {};
  for (const episode of episodes) {
    if (episode.status === 'error') counts[episode.trouble] = (counts[episode.trouble] ?? 0) + 1;
  }
  return counts;
}

/** What has come of a run so far. Throws UsageError when there is no such run. */
export async function summaryOf(store: Pick<Store, 'runs' | 'episodes'>, run: string): Promise<RunSummary> {
  const { id, status, manifest } = await findRun(store, run);
  const episodes = await store.episodes.list(id);
  const errors = episodes.filter((episode) => episode.status === 'error').length;
  return {
    run: id,
    status,
    planned: manifest.planned,
    episodes: episodes.length - errors,
    errors,
    troubles: troubleCounts(episodes),
    cells: summaryCells(episodes),
  };
}
