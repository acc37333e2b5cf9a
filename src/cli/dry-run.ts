import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AgentCard } from '../core/agent.ts';
import type { Plan } from '../core/plan.ts';
import type { Matrix } from '../run/index.ts';
import type { Store } from '../store/index.ts';
import { columns } from './columns.ts';
import type { Context } from './context.ts';
import { spoken } from './duration.ts';
import { type StoreFlags, storeFolder, withStore } from './store-folder.ts';
import { printJson } from './terminal.ts';

interface DryRunFlags extends StoreFlags {
  readonly concurrency?: number;
  readonly json?: true;
}

/** What an episode takes, in ms, where the store knows no better. */
const GUESSES: Readonly<Record<AgentCard['kind'], number>> = {
  scripted: 1500,
  model: 60_000,
  external: 120_000,
  human: 60_000,
};
const USUAL_CONCURRENCY = 2;
/** Runs that are looked at for how long episodes took. */
const RECENT_RUNS = 5;

/** Says what a plan would run and how long it may take, and runs nothing. */
export async function printDryRun({ terminal }: Context, plan: Plan, flags: DryRunFlags): Promise<void> {
  const { createAgents } = await import('../agents/index.ts');
  const { SUITES } = await import('../suites/index.ts');
  const { expandPlan } = await import('../run/index.ts');
  const matrix = await expandPlan(plan, { suites: SUITES, createAgents });
  const known = existsSync(join(storeFolder(flags), 'siren.db'))
    ? await withStore(flags, durations)
    : new Map();
  const estimateMs = estimate(matrix, known, flags.concurrency ?? USUAL_CONCURRENCY);
  const agents = matrix.agents.map(({ id }) => id);
  if (flags.json) {
    const cells = matrix.content.map(({ task, condition }) => ({
      suite: task.split('/')[0],
      task,
      condition,
      agents,
      repeat: plan.repeat,
    }));
    printJson(terminal, {
      plan: matrix.plan,
      planHash: matrix.planHash,
      episodes: matrix.episodes.length,
      estimateMs,
      cells,
    });
    return;
  }
  const byTask = Map.groupBy(matrix.content, ({ task }) => task);
  terminal.print(
    [
      columns([
        ['TASK', 'CONDITIONS'],
        ...[...byTask].map(([task, cells]) => [task, cells.map(({ condition }) => condition).join(', ')]),
      ]),
      '',
      `Agents: ${agents.join(', ')}`,
      `${matrix.content.length} cells × ${agents.length} agents × ${plan.repeat} repetitions = ${matrix.episodes.length} episodes`,
      `About ${spoken(estimateMs)} at ${flags.concurrency ?? USUAL_CONCURRENCY} at once, ${basis(agents, known)}.`,
      `Plan hash: ${matrix.planHash}`,
    ].join('\n'),
  );
}

function basis(agents: readonly string[], known: ReadonlyMap<string, number>): string {
  if (agents.every((agent) => known.has(agent))) return 'by what their episodes took before';
  return agents.some((agent) => known.has(agent)) ? 'in part by what episodes took before' : 'as a guess';
}

/** An estimate of the wall-clock time, ms: of what each agent took before, or of a guess by its kind. */
export function estimate(
  { episodes }: Pick<Matrix, 'episodes'>,
  known: ReadonlyMap<string, number>,
  concurrency: number,
): number {
  const total = episodes.reduce(
    (sum, { spec }) => sum + (known.get(spec.agent.id) ?? GUESSES[spec.agent.kind]),
    0,
  );
  return Math.round(total / Math.min(concurrency, episodes.length));
}

/** The mean duration of each agent's episodes in the newest runs of a store, ms. */
async function durations(store: Store): Promise<Map<string, number>> {
  const runs = (await store.runs.list()).slice(0, RECENT_RUNS);
  const episodes = (
    await Promise.all(runs.map(({ id }) => store.episodes.list(id, { status: 'ok' })))
  ).flat();
  const byAgent = Map.groupBy(episodes, ({ spec }) => spec.agent.id);
  return new Map(
    [...byAgent].map(([agent, those]) => [
      agent,
      those.reduce((sum, { duration }) => sum + duration, 0) / those.length,
    ]),
  );
}
