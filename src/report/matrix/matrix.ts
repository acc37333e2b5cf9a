import type { AgentCard } from '../../core/agent.ts';
import type { EpisodeRecord } from '../../core/episode.ts';
import { CONTROL, type Condition } from '../../core/mechanism.ts';
import { defenseOf, defensesOf } from '../defense.ts';
import { type Figures, figuresOf } from '../estimands/figures.ts';
import { samplesByTask } from '../estimands/sample.ts';
import type { SuiteFacts, TaskFacts } from '../input.ts';
import { categoriesOf, conditionsOf, sharedSites, tasksOf } from './order.ts';
import { expectationOf, type Reading, readingOf } from './reading.ts';

/** One agent in one condition of one task. */
export interface Cell extends Row {
  readonly task: string;
  readonly records: readonly EpisodeRecord[];
}

/** One agent in one condition, over the tasks that have it: of the whole suite, or of one site. Or all agents with one defense. */
export interface Row extends Figures {
  /** Where a page lists its episodes. Unique in a report. */
  readonly anchor: string;
  /** Of a row by category, its id is the category, and its mechanisms are all of them. */
  readonly condition: Condition;
  /** Of a row by defense, it is the defense. */
  readonly agent: string;
  readonly reading: Reading;
}

/** A suite's episodes as a table: tasks and conditions down, agents across. */
export interface Matrix {
  readonly agents: readonly AgentCard[];
  readonly tasks: readonly TaskFacts[];
  /** Control first, then in the order of the suite's mechanisms. */
  readonly conditions: readonly Condition[];
  /** The sites, when several tasks share one; else none: then a task stands for its site. */
  readonly sites: readonly string[];
  /** The mechanisms' categories, when they put several mechanisms together; else none. */
  readonly categories: readonly string[];
  /** The defenses, none first, when some agent has one; else none. */
  readonly defenses: readonly string[];
  readonly cells: readonly Cell[];
  readonly rows: readonly Row[];
  cell(task: string, condition: string, agent: string): Cell | undefined;
  row(condition: string, agent: string): Row | undefined;
  siteRow(site: string, condition: string, agent: string): Row | undefined;
  categoryRow(category: string, agent: string): Row | undefined;
  defenseRow(condition: string, defense: string): Row | undefined;
}

const place = (...parts: readonly string[]): string => JSON.stringify(parts);

/** What of an agent's card its figures are read by. */
type Reader = Pick<AgentCard, 'id' | 'modality' | 'deterministic'>;

/** Sorts a suite's episodes into cells and rows. What has no episode has no cell. */
export function matrixOf(
  suite: SuiteFacts,
  agents: readonly AgentCard[],
  episodes: readonly EpisodeRecord[],
): Matrix {
  const own = episodes.filter(({ spec }) => spec.suite === suite.id);
  const tasks = tasksOf(suite, own);
  const conditions = conditionsOf(suite, own);
  const siteOf = new Map(tasks.map(({ id, site }) => [id, site]));
  const sites = sharedSites(tasks);
  const categories = categoriesOf(suite, conditions);
  const group = (keyOf: (episode: EpisodeRecord) => string): Map<string, EpisodeRecord[]> =>
    Map.groupBy(own, keyOf);
  const byCell = group(({ spec }) => place(spec.task, spec.condition.id, spec.agent.id));
  const byRow = group(({ spec }) => place(spec.condition.id, spec.agent.id));
  const bySite = group(({ spec }) => place(siteOf.get(spec.task) ?? '', spec.condition.id, spec.agent.id));

  const cells = new Map<string, Cell>();
  const rows = new Map<string, Row>();
  const siteRows = new Map<string, Row>();
  const categoryRows = new Map<string, Row>();
  const defenseRows = new Map<string, Row>();
  const present = agents.filter((agent) => own.some(({ spec }) => spec.agent.id === agent.id));
  for (const agent of present) {
    const rowOf = rowsFor(suite, agent, byRow.get(place(CONTROL.id, agent.id)) ?? []);
    for (const condition of conditions) {
      const key = place(condition.id, agent.id);
      const records = byRow.get(key);
      if (records === undefined) continue;
      rows.set(key, rowOf('row', rows.size, condition, records));
      for (const site of sites) {
        const siteKey = place(site, condition.id, agent.id);
        const few = bySite.get(siteKey);
        if (few !== undefined) siteRows.set(siteKey, rowOf('site', siteRows.size, condition, few));
      }
      for (const { id: task } of tasks) {
        const cellKey = place(task, condition.id, agent.id);
        const few = byCell.get(cellKey);
        if (few === undefined) continue;
        const sorted = [...few].sort((a, b) => a.spec.repetition - b.spec.repetition);
        cells.set(cellKey, { ...rowOf('cell', cells.size, condition, sorted), task, records: sorted });
      }
    }
    for (const { name, mechanisms, ids } of categories) {
      const records = ids.flatMap((id) => byRow.get(place(id, agent.id)) ?? []);
      if (records.length === 0) continue;
      const condition = { id: name, mechanisms };
      categoryRows.set(place(name, agent.id), rowOf('category', categoryRows.size, condition, records));
    }
  }
  const defenses = defensesOf(present);
  for (const defense of defenses) {
    const members = present.filter((agent) => defenseOf(agent) === defense);
    const of = (condition: string): EpisodeRecord[] =>
      members.flatMap(({ id }) => byRow.get(place(condition, id)) ?? []);
    const rowOf = rowsFor(suite, together(defense, members), of(CONTROL.id));
    for (const condition of conditions) {
      const records = of(condition.id);
      if (records.length === 0) continue;
      const row = rowOf('defense', defenseRows.size, condition, records);
      defenseRows.set(place(condition.id, defense), row);
    }
  }
  return {
    agents: present,
    tasks,
    conditions,
    sites,
    categories: categories.map(({ name }) => name),
    defenses,
    cells: [...cells.values()],
    rows: [...rows.values()],
    cell: (task, condition, agent) => cells.get(place(task, condition, agent)),
    row: (condition, agent) => rows.get(place(condition, agent)),
    siteRow: (site, condition, agent) => siteRows.get(place(site, condition, agent)),
    categoryRow: (category, agent) => categoryRows.get(place(category, agent)),
    defenseRow: (condition, defense) => defenseRows.get(place(condition, defense)),
  };
}

/** Makes the rows of an agent: each compared with its control, and read beside what was expected of it. */
function rowsFor(suite: SuiteFacts, agent: Reader, control: readonly EpisodeRecord[]) {
  const controls = samplesByTask(control);
  return (kind: string, number: number, condition: Condition, records: EpisodeRecord[]): Row => ({
    ...figuresOf(records),
    anchor: `${suite.id}-${kind}-${number}`,
    condition,
    agent: agent.id,
    reading: readingOf(
      expectationOf(condition, suite.mechanisms, agent),
      agent,
      controls,
      samplesByTask(records),
    ),
  });
}

/** Several agents as one: it reads what any of them reads. */
function together(id: string, agents: readonly AgentCard[]): Reader {
  return {
    id,
    modality: [...new Set(agents.flatMap(({ modality }) => modality))],
    deterministic: agents.every(({ deterministic }) => deterministic),
  };
}
