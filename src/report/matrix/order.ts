import type { EpisodeSpec } from '../../core/episode.ts';
import { CONTROL, type Condition } from '../../core/mechanism.ts';
import type { SuiteFacts, TaskFacts } from '../input.ts';

/** An episode, or what of it says what it was. */
type Specified = { readonly spec: EpisodeSpec };

/** The tasks that have episodes, in the suite's order; those that the suite no longer has come last. */
export function tasksOf(suite: SuiteFacts, episodes: readonly Specified[]): TaskFacts[] {
  const ran = new Set(episodes.map(({ spec }) => spec.task));
  const known = suite.tasks.filter((task) => ran.has(task.id));
  const names = new Set(known.map(({ id }) => id));
  const unknown = [...ran].filter((id) => !names.has(id)).sort();
  return [
    ...known,
    ...unknown.map((id) => ({ id, suite: suite.id, site: '', instruction: '', conditions: [], tags: [] })),
  ];
}

/** Control first, then in the order of the suite's mechanisms; sets of several come after single ones. */
export function conditionsOf(suite: SuiteFacts, episodes: readonly Specified[]): Condition[] {
  const order = suite.mechanisms.map(({ id }) => id);
  const rank = ({ mechanisms }: Condition): number => {
    if (mechanisms.length === 0) return -1;
    const first = order.indexOf(mechanisms[0] ?? '');
    return (first < 0 ? order.length : first) + (mechanisms.length > 1 ? order.length : 0);
  };
  const ran = new Map(episodes.map(({ spec }) => [spec.condition.id, spec.condition]));
  return [...ran.values()].sort((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1));
}

/** The sites, when several tasks share one and there is more than one site. */
export function sharedSites(tasks: readonly TaskFacts[]): string[] {
  const sites = [...new Set(tasks.map(({ site }) => site))].filter((site) => site !== '');
  return sites.length > 1 && sites.length < tasks.length ? sites : [];
}

/** Conditions that belong together, by their mechanisms' category. */
export interface Category {
  readonly name: string;
  readonly mechanisms: readonly string[];
  /** Of conditions. */
  readonly ids: readonly string[];
}

/** The categories, when there are several and one at least holds several conditions. A set across categories is in none. */
export function categoriesOf(suite: SuiteFacts, conditions: readonly Condition[]): Category[] {
  const categoryOf = new Map(suite.mechanisms.map(({ id, category }) => [id, category]));
  const named = conditions.flatMap((condition) => {
    const [name, ...others] = new Set(condition.mechanisms.map((id) => categoryOf.get(id) ?? ''));
    return condition.id === CONTROL.id || !name || others.length > 0 ? [] : [{ name, condition }];
  });
  const groups = [...Map.groupBy(named, ({ name }) => name)];
  if (groups.length < 2 || groups.length === named.length) return [];
  return groups.map(([name, members]) => ({
    name,
    mechanisms: members.flatMap(({ condition }) => condition.mechanisms),
    ids: members.map(({ condition }) => condition.id),
  }));
}
