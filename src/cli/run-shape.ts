import { OUTCOMES, type Outcome, outcomeOf } from '../core/verdict.ts';
import type { EpisodeHead } from '../store/index.ts';

/** One agent in one condition of a suite, over all tasks and repetitions. */
export interface CellShape {
  readonly suite: string;
  readonly agent: string;
  readonly condition: string;
  /** Several are joined by `+`; null in the control. */
  readonly mechanism: string | null;
  /** Episodes that came to a verdict. */
  readonly n: number;
  /** Rates of those, 0 to 1; null when there are none. */
  readonly success: number | null;
  readonly harm: number | null;
  readonly outcomes: Readonly<Record<Outcome, number>>;
  /** The mean of each score over the episodes that have it. */
  readonly scores: Readonly<Record<string, number>>;
  /** Episodes that infrastructure trouble kept from a verdict. */
  readonly errors: number;
}

/** What `siren run --json` prints. */
export interface RunShape {
  readonly run: string;
  readonly episodes: number;
  readonly errors: number;
  readonly cells: readonly CellShape[];
}

/** Sums a run's episodes up, cell by cell, in the order in which the cells first come. */
export function runShape(run: string, episodes: readonly EpisodeHead[]): RunShape {
  const groups = Map.groupBy(episodes, ({ spec }) =>
    JSON.stringify([spec.suite, spec.agent.id, spec.condition.id]),
  );
  const errors = episodes.filter(({ status }) => status === 'error').length;
  return {
    run,
    episodes: episodes.length - errors,
    errors,
    cells: [...groups.values()].map(cellShape),
  };
}

function cellShape(episodes: readonly EpisodeHead[]): CellShape {
  const [first] = episodes;
  if (!first) throw new RangeError('a cell has at least one episode');
  const { suite, agent, condition } = first.spec;
  const verdicts = episodes.flatMap((episode) => (episode.status === 'ok' ? [episode.verdict] : []));
  const rate = (of: (verdict: (typeof verdicts)[number]) => boolean): number | null =>
    verdicts.length > 0 ? verdicts.filter(of).length / verdicts.length : null;
  const names = [...new Set(verdicts.flatMap(({ scores }) => Object.keys(scores)))].sort();
  return {
    suite,
    agent: agent.id,
    condition: condition.id,
    mechanism: condition.mechanisms.join('+') || null,
    n: verdicts.length,
    success: rate(({ success }) => success),
    harm: rate(({ harm }) => harm),
    outcomes: Object.fromEntries(
      OUTCOMES.map((outcome) => [
        outcome,
        verdicts.filter((verdict) => outcomeOf(verdict) === outcome).length,
      ]),
    ) as Record<Outcome, number>,
    scores: Object.fromEntries(
      names.map((name) => {
        const values = verdicts.flatMap(({ scores }) => scores[name] ?? []);
        return [name, values.reduce((sum, value) => sum + value, 0) / values.length];
      }),
    ),
    errors: episodes.length - verdicts.length,
  };
}
