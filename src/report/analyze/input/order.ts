import type { EpisodeSpec } from '../../../core/episode.ts';
import type { SuiteFacts } from '../../input.ts';
import { conditionsOf, tasksOf } from '../../matrix/order.ts';

type Ordered = { readonly spec: EpisodeSpec };

/**
 * Puts episodes into the order of reports: agents as their plans name them, tasks and mechanisms as the suite does, control
 * first. A store lists them by their keys, which says nothing to a reader.
 */
export function inReportOrder<T extends Ordered>(
  episodes: readonly T[],
  agents: readonly string[],
  suites: readonly SuiteFacts[],
): T[] {
  const ranks = new Map(
    suites.map((suite) => {
      const own = episodes.filter(({ spec }) => spec.suite === suite.id);
      const tasks = rankOf(tasksOf(suite, own).map(({ id }) => id));
      const conditions = rankOf(conditionsOf(suite, own).map(({ id }) => id));
      return [suite.id, { tasks, conditions }];
    }),
  );
  const suiteRank = rankOf(suites.map(({ id }) => id));
  const agentRank = rankOf(agents);
  const placeOf = ({ spec: { suite, task, condition, agent, repetition } }: Ordered): readonly number[] => [
    agentRank(agent.id),
    suiteRank(suite),
    ranks.get(suite)?.tasks(task) ?? 0,
    ranks.get(suite)?.conditions(condition.id) ?? 0,
    repetition,
  ];
  return episodes
    .map((episode) => ({ episode, place: placeOf(episode) }))
    .toSorted((a, b) => compare(a.place, b.place))
    .map(({ episode }) => episode);
}

/** Where a name stands; those that are not in the list come last. */
function rankOf(names: readonly string[]): (name: string) => number {
  const ranks = new Map(names.map((name, i) => [name, i]));
  return (name) => ranks.get(name) ?? names.length;
}

function compare(a: readonly number[], b: readonly number[]): number {
  const differing = a.findIndex((value, i) => value !== b[i]);
  return (a[differing] ?? 0) - (b[differing] ?? 0);
}
