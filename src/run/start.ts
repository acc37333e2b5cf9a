import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { UsageError } from '../core/errors.ts';
import { hashOf } from '../core/hash.ts';
import { type Plan, planSchema } from '../core/plan.ts';
import type { Manifest } from '../store/index.ts';
import type { Environment } from './environment.ts';
import { findRun } from './find-run.ts';
import { expandPlan, type Matrix } from './matrix.ts';
import { pagesOf } from './plain-pages.ts';
import type { RunSummary } from './summary.ts';
import { versionsNow } from './versions.ts';
import { type WorkOptions, workOn } from './work-on.ts';

export interface RunOptions extends Omit<WorkOptions, 'environment'> {
  /** Siren's own suites and agents in a real Chromium unless given; who gives one closes its browser. */
  readonly environment?: Environment;
}

/**
 * Runs a plan from the beginning and resolves when no episode is left, or when it was stopped.
 *
 * @throws UsageError for names that nobody knows, a plan with no episode, an agent that can't begin, no browser: nothing was run then.
 * @throws InfrastructureError('store') when nothing more can be saved; what was saved is kept, and the run can be resumed.
 */
export function startRun(options: RunOptions & { readonly plan: Plan }): Promise<RunSummary> {
  return withEnvironment(options, async (ready) => {
    const matrix = await expandPlan(options.plan, ready.environment);
    await checkAgents(matrix, options.onEvent);
    const work = pagesOf(matrix.plan, ready);
    const versions = await versionsNow(await work.environment.browser.version());
    const manifest: Manifest = {
      format: 1,
      run: newRunId(options.plan.name),
      plan: matrix.plan,
      planHash: matrix.planHash,
      seed: matrix.plan.seed,
      versions,
      agents: matrix.agents,
      content: matrix.content,
      planned: matrix.episodes.length,
      keys: matrix.keys,
      started: new Date().toISOString(),
      resumed: [],
      status: 'running',
      counts: { ok: 0, errors: 0 },
    };
    await ready.store.runs.create(manifest);
    const lease = await ready.store.runs.lease(manifest.run);
    return workOn({ manifest, matrix, lease }, work);
  });
}

/**
 * Completes a run: its planned episodes that have no verdict yet, those that ended in an error included.
 *
 * @throws UsageError when there is no such run, when another process works on it, and when the code has changed so that
 * it would now be other episodes; otherwise as `startRun`.
 */
export function resumeRun(options: RunOptions & { readonly run: string }): Promise<RunSummary> {
  return withEnvironment(options, async (ready) => {
    const { id, manifest: stored } = await findRun(ready.store, options.run);
    const matrix = await expandPlan(planOf(stored), ready.environment);
    refuseOtherEpisodes(stored, matrix);
    await checkAgents(matrix, options.onEvent);
    const work = pagesOf(matrix.plan, ready);
    const versions = await versionsNow(await work.environment.browser.version());
    const lease = await ready.store.runs.lease(id);
    // Read again: until the lease was ours, another process may have worked on it.
    const { manifest: latest } = await findRun(ready.store, id);
    const { finished: _, ...open } = latest;
    const resumed = [...open.resumed, { at: new Date().toISOString(), versions }];
    return workOn({ manifest: { ...open, resumed, status: 'running' }, matrix, lease }, work);
  });
}

/** Lets every agent find out whether it can begin. Throws the first one's UsageError. */
async function checkAgents({ episodes }: Matrix, onEvent: RunOptions['onEvent']): Promise<void> {
  const agents = [...new Set(episodes.map(({ agent }) => agent))].filter(({ check }) => check);
  if (agents.length === 0) return;
  onEvent?.({ type: 'checking', agents: agents.map(({ card }) => card.id) });
  await Promise.all(agents.map((agent) => agent.check?.()));
}

async function withEnvironment<T>(options: RunOptions, work: (ready: WorkOptions) => Promise<T>): Promise<T> {
  const { environment, ...rest } = options;
  if (environment) return work({ ...rest, environment });
  const { defaultEnvironment } = await import('./default-environment.ts');
  const own = await defaultEnvironment();
  try {
    return await work({ ...rest, environment: own });
  } finally {
    await own.browser.close();
  }
}

/** Throws UsageError when plans have another shape now. */
function planOf(manifest: Manifest): Plan {
  const plan = planSchema.safeParse(manifest.plan);
  if (plan.success) return plan.data;
  throw new UsageError({
    expected: `a plan that this version understands in ${manifest.run}`,
    found: z.prettifyError(plan.error).replaceAll('\n', ' '),
    hint: `Resume it with the version that started it: ${manifest.versions.siren}.`,
  });
}

/** Sorts by time and says which plan it was. */
function newRunId(plan: string): string {
  const [day = '', time = ''] = new Date().toISOString().split('T');
  return `${day.replaceAll('-', '')}-${time.slice(0, 8).replaceAll(':', '')}-${plan}-${randomUUID().slice(0, 6)}`;
}

/** A run is made of one kind of episodes: when suites, agents or keys have changed, the rest would be another experiment. */
function refuseOtherEpisodes(manifest: Manifest, matrix: Matrix): void {
  if (manifest.keys === matrix.keys) return;
  const agents = manifest.agents.filter(
    (card) => hashOf(card) !== hashOf(matrix.agents.find(({ id }) => id === card.id) ?? null),
  );
  const content = manifest.content.filter(
    ({ task, condition, hash }) =>
      hash !== matrix.content.find((now) => now.task === task && now.condition === condition)?.hash,
  );
  const changes = [
    ...agents.map(({ id }) => `agent ${id}`),
    ...content.map(({ task, condition }) => `what ${task} serves in ${condition}`),
  ];
  const named = changes.slice(0, 3).join(', ');
  const more = changes.length > 3 ? ` and ${changes.length - 3} more` : '';
  throw new UsageError({
    expected: `the same episodes as when ${manifest.run} was started`,
    found: `that these have changed since: ${named || 'its tasks, conditions or limits'}${more}`,
    hint: `Go back to the version that started it (${manifest.versions.git?.commit.slice(0, 10) ?? manifest.versions.siren}), or start a new run.`,
  });
}
