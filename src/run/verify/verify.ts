import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
import { messageOf, UsageError } from '../../core/errors.ts';
import type { Suite } from '../../core/suite.ts';
import type { Checks, Declarations, Dump, TokenPair } from '../../suites/gates/index.ts';
import { type Cell, cellsOf } from '../cells.ts';
import { absentCells } from './coverage.ts';
import type { VerifyEnvironment } from './environment.ts';
import { type Job, jobsOf, subjectOf } from './jobs.ts';
import { Report, type Verification, type VerifyEvent } from './report.ts';
import { checkClassifier } from './serving.ts';
import { withTries } from './tries.ts';

export interface VerifyOptions {
  readonly suites: readonly Suite[];
  /** What each suite's conditions declare to change. */
  readonly gatesOf: (suite: Suite) => Declarations;
  /** Checks that a suite has of its own, if it has any. */
  readonly checksOf?: (suite: Suite) => Checks | undefined;
  /** Suites by name and tasks by glob; everything when left out or empty. */
  readonly filter?: readonly string[];
  readonly environment: VerifyEnvironment;
  /** Jobs at once; three for each processor unless given, since much of a job is waiting for its page. */
  readonly concurrency?: number;
  readonly onEvent?: (event: VerifyEvent) => void;
  /** Keeps what a page told machines, with the PNG of its viewport. */
  readonly keepDump?: (dump: Dump, screenshot: Uint8Array) => Promise<void>;
  /** Ends the verification early: jobs that have not begun are left out. */
  readonly signal?: AbortSignal;
}

/**
 * Proves tasks and holds their pages to the gates, in a real browser: both paths and doing nothing in each condition,
 * and what differs between each treatment and its control. Every check counts once; a check that infrastructure kept from
 * being made has failed.
 *
 * @throws UsageError for a name that nobody knows, and when the signal ends it.
 */
export async function verify(options: VerifyOptions): Promise<Verification> {
  const onEvent = options.onEvent ?? (() => {});
  const cells = cellsFor(options);
  const report = new Report(onEvent);
  const pairs: TokenPair[] = [];
  const groups = [...Map.groupBy(cells, ({ task }) => task).values()].map((group) =>
    jobsOf(group, options, report, pairs),
  );
  const total = groups.reduce((sum, { jobs }) => sum + jobs.length, 0);
  const suites = [...new Set(cells.map(({ suite }) => suite))];
  onEvent({
    type: 'planned',
    tasks: new Set(cells.map(({ task }) => task)).size,
    cells: cells.length,
    jobs: total,
  });

  const queue = new PQueue({ concurrency: options.concurrency ?? 3 * availableParallelism() });
  let done = 0;
  await queue.addAll(
    groups.flatMap(({ jobs, forget }) => {
      let left = jobs.length;
      return jobs.map((job) => async () => {
        if (options.signal?.aborted) return;
        await attempt(job, report, onEvent);
        if (--left === 0) forget();
        onEvent({ type: 'job-done', done: ++done, jobs: total });
      });
    }),
  );
  refuseStopped(options.signal);

  for (const suite of suites) {
    checkClassifier(
      report,
      suite.id,
      pairs.filter(({ task }) => suite.tasks.some(({ id }) => id === task)),
    );
    if (suite.tasks.every((task) => cells.some((cell) => cell.task === task))) {
      report.note({ task: `${suite.id}/*`, condition: '*' }, 'coverage', absentCells(suite));
    }
  }
  return report.result(cells.map(subjectOf));
}

async function attempt(job: Job, report: Report, onEvent: (event: VerifyEvent) => void): Promise<void> {
  const { task, condition } = job;
  try {
    await withTries(job.run, ({ message }) => onEvent({ type: 'retried', task, condition, message }));
  } catch (error) {
    report.note(job, job.check, [`it could not be checked: ${messageOf(error)}`]);
  }
}

function cellsFor({ suites, filter }: VerifyOptions): Cell[] {
  const ids = suites.map(({ id }) => id);
  if (filter === undefined || filter.length === 0) return cellsOf({ suites: ids }, suites);
  return cellsOf(
    { suites: ids, tasks: filter.map((name) => (ids.includes(name) ? `${name}/*` : name)) },
    suites,
  );
}

function refuseStopped(signal: AbortSignal | undefined): void {
  if (!signal?.aborted) return;
  throw new UsageError({
    expected: 'the verification to come to its end',
    found: 'that it was stopped',
    hint: 'Run it again; name a suite or tasks to check fewer.',
  });
}
