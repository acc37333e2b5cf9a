import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
import { messageOf, UsageError } from '../../core/errors.ts';
import type { TokenPair } from '../../suites/gates/index.ts';
import { type Cell, cellsOf } from '../cells.ts';
import { absentCells } from './coverage.ts';
import { type Job, jobsOf, subjectOf } from './jobs.ts';
import type { VerifyOptions } from './options.ts';
import { Report, type Verification, type VerifyEvent } from './report.ts';
import { checkClassifier } from './serving.ts';
import { withTries } from './tries.ts';

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
