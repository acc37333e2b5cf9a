import type { AgentCard } from '../../core/agent.ts';
import type { EpisodeRecord } from '../../core/episode.ts';
import type { Condition } from '../../core/mechanism.ts';
import { type Figures, figuresOf, type SamplesByTask, samplesByTask } from '../estimands/figures.ts';
import type { SuiteFacts, TaskFacts } from '../input.ts';
import { expectationOf, type Reading, readingOf } from './reading.ts';

/** One agent in one condition of one task. */
export interface Cell extends Figures {
  /** Where a page lists its episodes. Unique in a report. */
  readonly anchor: string;
  readonly task: string;
  readonly condition: Condition;
  readonly agent: string;
  readonly reading: Reading;
  readonly records: readonly EpisodeRecord[];
}

/** One agent in one condition, over the tasks that have it. */
export interface Row extends Figures {
  /** Where a page lists its episodes. Unique in a report. */
  readonly anchor: string;
  readonly condition: Condition;
  readonly agent: string;
  readonly reading: Reading;
}

/** A suite's episodes as a table: tasks and conditions down, agents across. */
export interface Matrix {
  readonly agents: readonly AgentCard[];
  readonly tasks: readonly TaskFacts[];
  /** Control first, then in the order of the suite's mechanisms. */
  readonly conditions: readonly Condition[];
  readonly cells: readonly Cell[];
  readonly rows: readonly Row[];
  cell(task: string, condition: string, agent: string): Cell | undefined;
  row(condition: string, agent: string): Row | undefined;
}

const place = (...parts: readonly string[]): string => JSON.stringify(parts);

/** Sorts a suite's episodes into cells and rows. What has no episode has no cell. */
export function matrixOf(
  suite: SuiteFacts,
  agents: readonly AgentCard[],
  episodes: readonly EpisodeRecord[],
): Matrix {
  const own = episodes.filter(({ spec }) => spec.suite === suite.id);
  const byCell = Map.groupBy(own, ({ spec }) => place(spec.task, spec.condition.id, spec.agent.id));
  const byRow = Map.groupBy(own, ({ spec }) => place(spec.condition.id, spec.agent.id));
  const tasks = tasksOf(suite, own);
  const conditions = conditionsOf(suite, own);

  const cells = new Map<string, Cell>();
  const rows = new Map<string, Row>();
  for (const agent of agents) {
    const controlSamples = samplesByTask(byRow.get(place('control', agent.id)) ?? []);
    const read = (condition: Condition, samples: SamplesByTask): Reading =>
      readingOf(expectationOf(condition, suite.mechanisms, agent), agent, controlSamples, samples);
    for (const condition of conditions) {
      const records = byRow.get(place(condition.id, agent.id));
      if (records === undefined) continue;
      const row = {
        ...figuresOf(records),
        anchor: `${suite.id}-row-${rows.size}`,
        condition,
        agent: agent.id,
      };
      rows.set(place(condition.id, agent.id), { ...row, reading: read(condition, samplesByTask(records)) });
      for (const task of tasks) {
        const key = place(task.id, condition.id, agent.id);
        const few = byCell.get(key);
        if (few === undefined) continue;
        cells.set(key, {
          ...figuresOf(few),
          anchor: `${suite.id}-cell-${cells.size}`,
          task: task.id,
          condition,
          agent: agent.id,
          reading: read(condition, samplesByTask(few)),
          records: [...few].sort((a, b) => a.spec.repetition - b.spec.repetition),
        });
      }
    }
  }
  return {
    agents: agents.filter((agent) => own.some(({ spec }) => spec.agent.id === agent.id)),
    tasks,
    conditions,
    cells: [...cells.values()],
    rows: [...rows.values()],
    cell: (task, condition, agent) => cells.get(place(task, condition, agent)),
    row: (condition, agent) => rows.get(place(condition, agent)),
  };
}

/** The tasks that have episodes, in the suite's order; those that the suite no longer has come last. */
function tasksOf(suite: SuiteFacts, episodes: readonly EpisodeRecord[]): TaskFacts[] {
  const ran = new Set(episodes.map(({ spec }) => spec.task));
  const known = suite.tasks.filter((task) => ran.has(task.id));
  const unknown = [...ran].filter((id) => !known.some((task) => task.id === id)).sort();
  return [
    ...known,
    ...unknown.map((id) => ({ id, suite: suite.id, site: '', instruction: '', conditions: [], tags: [] })),
  ];
}

function conditionsOf(suite: SuiteFacts, episodes: readonly EpisodeRecord[]): Condition[] {
  const order = suite.mechanisms.map(({ id }) => id);
  const rank = ({ mechanisms }: Condition): number => {
    if (mechanisms.length === 0) return -1;
    const first = order.indexOf(mechanisms[0] ?? '');
    return (first < 0 ? order.length : first) + (mechanisms.length > 1 ? order.length : 0);
  };
  const ran = new Map(episodes.map(({ spec }) => [spec.condition.id, spec.condition]));
  return [...ran.values()].sort((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1));
}
