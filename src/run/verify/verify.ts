import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
import { messageOf, UsageError } from '../../core/errors.ts';
import type { Suite } from '../../core/suite.ts';
import type { Task } from '../../core/task.ts';
import {
  barriers,
  type Checks,
  type Declarations,
  type Dump,
  dumpOf,
  incomplete,
  inOrder,
  type Served,
  type TokenPair,
  USUAL_MOMENTS,
} from '../../suites/gates/index.ts';
import { type Cell, cellsOf } from '../cells.ts';
import { ControlPage, checkComparison } from './comparison.ts';
import { absentCells } from './coverage.ts';
import type { VerifyEnvironment } from './environment.ts';
import { cramped, proofsOf, takesBrowser, unproved, walk } from './proofs.ts';
import { Report, type Subject, type Verification, type VerifyEvent } from './report.ts';
import { checkBytes, checkClassifier, Reading, servedBy, tokenPair } from './serving.ts';
import { unsteady } from './steady.ts';
import { withTries } from './tries.ts';
import { type Looked, lookAt, onSettledPage } from './visits.ts';

export interface VerifyOptions {
  readonly suites: readonly Suite[];
  /** What each suite's conditions declare to change. */
  readonly gatesOf: (suite: Suite) => Declarations;
  /** Checks that a suite has of its own, if it has any. */
  readonly checksOf?: (suite: Suite) => Checks | undefined;
  /** Suites by name and tasks by glob; everything when left out or empty. */
  readonly filter?: readonly string[];
  readonly environment: VerifyEnvironment;
  /** Jobs at once; two for each processor unless given, since half of a job is waiting for its page. */
  readonly concurrency?: number;
  readonly onEvent?: (event: VerifyEvent) => void;
  /** Keeps what a page told machines, with the PNG of its viewport. */
  readonly keepDump?: (dump: Dump, screenshot: Uint8Array) => Promise<void>;
  /** Ends the verification early: jobs that have not begun are left out. */
  readonly signal?: AbortSignal;
}

/** Where honest pages must be accessible. */
const AXE_VIEWPORTS = [
  { width: 1280, height: 720 },
  { width: 390, height: 720 },
] as const;

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
  const jobs = [...Map.groupBy(cells, ({ task }) => task).values()].flatMap((group) =>
    jobsOf(group, options, report, pairs),
  );
  const suites = [...new Set(cells.map(({ suite }) => suite))];
  onEvent({
    type: 'planned',
    tasks: new Set(cells.map(({ task }) => task)).size,
    cells: cells.length,
    jobs: jobs.length,
  });

  const queue = new PQueue({ concurrency: options.concurrency ?? 2 * availableParallelism() });
  let done = 0;
  await queue.addAll(
    jobs.map((job) => async () => {
      if (options.signal?.aborted) return;
      await attempt(job, report, onEvent);
      onEvent({ type: 'job-done', done: ++done, jobs: jobs.length });
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

/** A piece of work with checks of its own. */
interface Job extends Subject {
  /** The check that fails when the job can't be done. */
  readonly check: string;
  run(): Promise<void>;
}

async function attempt(job: Job, report: Report, onEvent: (event: VerifyEvent) => void): Promise<void> {
  const { task, condition } = job;
  try {
    await withTries(job.run, ({ message }) => onEvent({ type: 'retried', task, condition, message }));
  } catch (error) {
    report.note(job, job.check, [`it could not be checked: ${messageOf(error)}`]);
  }
}

/** What is known of a task's control and needed for each of its treatments. */
interface Control {
  readonly served: readonly Served[];
  readonly looked: Looked;
  readonly page: ControlPage;
}

function jobsOf(cells: readonly Cell[], options: VerifyOptions, report: Report, pairs: TokenPair[]): Job[] {
  const [control, ...others] = cells;
  if (control === undefined || control.condition.mechanisms.length > 0) {
    throw new RangeError(`${control?.task.id}: the first condition of a task must be the control`);
  }
  const { environment } = options;
  const declarations = options.gatesOf(control.suite);
  const treatments = others.filter(({ task, condition }) => !declarations(task, condition).provedElsewhere);
  const reading = new Reading({ ids: secretsOf(control.suite) });
  const moments = inOrder([
    ...USUAL_MOMENTS,
    ...treatments.flatMap(({ task, condition }) => declarations(task, condition).moments),
  ]);
  const checkPage = async (
    cell: Cell,
    served: readonly Served[],
    { settled, portrait }: Looked,
  ): Promise<void> => {
    const subject = subjectOf(cell);
    const dump = dumpOf(subject.task, subject.condition, settled, portrait);
    report.note(subject, 'dump', incomplete(dump));
    await options.keepDump?.(dump, settled.png);
    reading.check(report, subject, served, settled);
  };

  let known: Promise<Control> | undefined;
  const controlOf = (): Promise<Control> => {
    known ??= (async () => {
      const served = await servedBy(control);
      const looked = await lookAt(control, environment, moments);
      return { served, looked, page: new ControlPage(looked.snapshots) };
    })();
    known.catch(() => {
      known = undefined;
    });
    return known;
  };

  return [
    {
      ...subjectOf(control),
      check: 'page',
      run: async () => {
        const { served, looked } = await controlOf();
        await checkBytes(report, subjectOf(control), control, served, undefined);
        await checkPage(control, served, looked);
      },
    },
    {
      ...subjectOf(control),
      check: 'axe',
      run: async () => {
        const found: [number, string[]][] = [];
        await onSettledPage(control, environment, AXE_VIEWPORTS, async (page, { width }) => {
          found.push([width, await barriers(page)]);
        });
        // Noted when all is done: a job that is tried again must not count twice.
        for (const [width, why] of found) report.note(subjectOf(control), `axe at ${width} px`, why);
      },
    },
    ...treatments.map((cell) => ({
      ...subjectOf(cell),
      check: 'page',
      run: async () => {
        const honest = await controlOf();
        const declaration = declarations(cell.task, cell.condition);
        const served = await servedBy(cell);
        const looked = await lookAt(cell, environment, declaration.moments);
        const compared = looked.snapshots.filter(({ moment }) => declaration.moments.includes(moment));
        await checkBytes(report, subjectOf(cell), cell, served, { control: honest.served, declarations });
        if (!declaration.presents) {
          pairs.push(tokenPair(cell, honest.served, served, declarations));
          await checkComparison(report, subjectOf(cell), honest.page, compared, declaration);
        }
        await checkPage(cell, served, looked);
      },
    })),
    ...cells.map((cell) => ({
      ...subjectOf(cell),
      check: 'own checks',
      run: async () => {
        const found = await options.checksOf?.(cell.suite)?.(cell.task, cell.condition);
        for (const [check, why] of Object.entries(found?.faults ?? {}))
          report.note(subjectOf(cell), check, why);
        for (const says of found?.tells ?? []) report.tell(subjectOf(cell), says);
      },
    })),
    ...[control, ...treatments].flatMap((cell) => proofJobs(cell, options, declarations, report)),
  ];
}

const IN_CONTROL = { firstLook: 'settled', browserWalks: 'all' } as const;

function proofJobs(
  cell: Cell,
  { environment }: VerifyOptions,
  declarations: Declarations,
  report: Report,
): Job[] {
  const { suite, task, condition } = cell;
  const subject = subjectOf(cell);
  const isControl = condition.mechanisms.length === 0;
  const { firstLook, browserWalks } = isControl ? IN_CONTROL : declarations(task, condition);
  const { createAgent, plain } = environment;
  return proofsOf(condition).map((proof) => ({
    ...subject,
    check: proof.check,
    run: async () => {
      const where = takesBrowser(proof, cell, { browserWalks }) ? environment : plain;
      const walked = await walk(cell, proof, firstLook, { ...where, createAgent });
      const judge = (facts: typeof walked.facts) => suite.judge(task, proof.condition, facts);
      report.note(subject, proof.check, unproved(walked, proof.expected));
      if (proof.check === 'path:faithful') {
        report.note(subject, 'budget', cramped(walked, task.limits));
        report.tell(
          subject,
          `The goal is reached in ${walked.steps.length} acts; the limit is ${task.limits.steps}.`,
        );
      }
      report.note(subject, `judge of ${proof.check}`, unsteady(walked.facts, walked.verdict, judge));
    },
  }));
}

function cellsFor({ suites, filter }: VerifyOptions): Cell[] {
  const ids = suites.map(({ id }) => id);
  if (filter === undefined || filter.length === 0) return cellsOf({ suites: ids }, suites);
  return cellsOf(
    { suites: ids, tasks: filter.map((name) => (ids.includes(name) ? `${name}/*` : name)) },
    suites,
  );
}

const subjectOf = ({ task, condition }: { task: Task; condition: { id: string } }): Subject => ({
  task: task.id,
  condition: condition.id,
});

/** What a suite's pages must not know. */
function secretsOf({ id, tasks, mechanisms }: Suite): string[] {
  const conditions = tasks.flatMap((task) => task.conditions.map((condition) => condition.id));
  return [
    ...new Set([
      id,
      ...tasks.map((task) => task.id),
      ...mechanisms.map((mechanism) => mechanism.id),
      ...conditions,
    ]),
  ];
}

function refuseStopped(signal: AbortSignal | undefined): void {
  if (!signal?.aborted) return;
  throw new UsageError({
    expected: 'the verification to come to its end',
    found: 'that it was stopped',
    hint: 'Run it again; name a suite or tasks to check fewer.',
  });
}
