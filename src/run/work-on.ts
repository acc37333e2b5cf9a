import { InfrastructureError, UsageError } from '../core/errors.ts';
import type { Lease, Manifest, RunStatus, Store } from '../store/index.ts';
import { attempt } from './attempts.ts';
import type { Environment } from './environment.ts';
import { runEpisode } from './episode.ts';
import type { Recording } from './episode-recorder.ts';
import type { RunEvent } from './event.ts';
import type { Matrix, Planned } from './matrix.ts';
import { pool } from './pool.ts';
import { Starts } from './starts.ts';
import { Stopper } from './stopper.ts';
import { type RunSummary, summaryOf } from './summary.ts';

/** How often a process shows that it still works on a run, ms. */
const BEAT_MS = 5000;

export interface WorkOptions {
  readonly store: Store;
  readonly environment: Environment;
  /** Episodes at a time; 2 unless given. */
  readonly concurrency?: number;
  /** `full` unless given. */
  readonly record?: Recording;
  readonly onEvent?: (event: RunEvent) => void;
  /** Stops the run: no episode is begun any more, and those under way may end within `patienceMs`. */
  readonly signal?: AbortSignal;
  /** 10,000 unless given. */
  readonly patienceMs?: number;
  /** Tries of an episode that infrastructure trouble keeps from a verdict; 3 unless given. */
  readonly tries?: number;
  /** See EpisodeOptions. */
  readonly graceMs?: number;
  readonly startMs?: number;
  /** Time before the second try, ms; 250 unless given. */
  readonly retryDelayMs?: number;
}

/** What is worked on. The lease is released in the end. */
export interface Work {
  readonly manifest: Manifest;
  readonly matrix: Matrix;
  readonly lease: Lease;
}

/** Works on a run until no planned episode lacks a verdict, or something stops it. */
export async function workOn(work: Work, options: WorkOptions): Promise<RunSummary> {
  const { manifest, lease } = work;
  const { store, onEvent = () => {} } = options;
  const stopper = new Stopper(options.signal, options.patienceMs ?? 10_000);
  const heart = setInterval(() => {
    lease.beat().then(
      (ours) => ours || stopper.abandon(takenOver(manifest.run)),
      (error: unknown) => stopper.abandon(error),
    );
  }, BEAT_MS);
  try {
    const status = await workOff(work, options, stopper);
    await conclude(work, status, store);
  } catch (error) {
    // What made it fail is told; when the store is the trouble, the run's state can't be noted in it as well.
    await conclude(work, error instanceof InfrastructureError ? 'failed' : 'interrupted', store).catch(
      () => {},
    );
    throw error;
  } finally {
    clearInterval(heart);
    stopper.dispose();
    await lease.release().catch(() => {});
  }
  const summary = await summaryOf(store, manifest.run);
  onEvent({ type: 'done', summary });
  return summary;
}

/** Runs the episodes that are left, and says how the run stands then. */
async function workOff(
  { manifest, matrix }: Work,
  options: WorkOptions,
  stopper: Stopper,
): Promise<RunStatus> {
  const { store, onEvent = () => {} } = options;
  const { run } = manifest;
  await store.runs.update(manifest);
  const saved = await store.episodes.keys(run);
  const left = matrix.episodes.filter(({ key }) => saved.get(key) !== 'ok');
  const planned = matrix.episodes.length;
  const progress = { planned, ok: planned - left.length, errors: 0 };
  onEvent({ type: 'planned', run, progress: { ...progress } });

  let broken = false;
  const starts = new Starts();
  await pool(left, options.concurrency ?? 2, stopper, async (episode) => {
    const record = await workOnEpisode(episode, options, stopper.abandoned);
    await store.episodes.save(run, record);
    progress[record.status === 'ok' ? 'ok' : 'errors']++;
    onEvent({ type: 'finished', record, progress: { ...progress } });
    const pause = starts.after(record);
    if (pause !== undefined) {
      onEvent({ type: 'paused', agent: record.spec.agent.id, message: pause });
      stopper.stop();
    }
    // So many are no accidents of single episodes: the rest would fail as well.
    broken = progress.errors > Math.max(5, planned / 10);
    if (broken) stopper.stop();
  });
  if (broken) return 'failed';
  return progress.ok + progress.errors === planned ? 'done' : 'interrupted';
}

function workOnEpisode(episode: Planned, options: WorkOptions, signal: AbortSignal) {
  const { store, environment, record = 'full', graceMs = 2000, startMs, onEvent = () => {} } = options;
  const { key, spec } = episode;
  onEvent({ type: 'started', key, spec });
  return attempt(
    episode,
    () =>
      runEpisode(episode, environment, {
        artifacts: store.artifacts,
        record,
        signal,
        graceMs,
        ...(startMs !== undefined && { startMs }),
      }),
    {
      tries: options.tries ?? 3,
      delayMs: options.retryDelayMs ?? 250,
      signal,
      onRetry: ({ trouble, message }, tries) =>
        onEvent({ type: 'retried', key, spec, trouble, message, tries }),
    },
  );
}

/** Notes how a run stands, unless another process has taken it over. */
async function conclude({ manifest, matrix, lease }: Work, status: RunStatus, store: Store): Promise<void> {
  if (!(await lease.beat())) return;
  const saved = await store.episodes.keys(manifest.run);
  const states = matrix.episodes.map(({ key }) => saved.get(key));
  const counts = {
    ok: states.filter((state) => state === 'ok').length,
    errors: states.filter((state) => state === 'error').length,
  };
  await store.runs.update({ ...manifest, status, counts, finished: new Date().toISOString() });
}

function takenOver(run: string): UsageError {
  return new UsageError({
    expected: `to be the only process that works on ${run}`,
    found: 'that another one has taken it over',
    hint: 'This one stood still for too long, and stops. Nothing is lost: the other one goes on.',
  });
}
