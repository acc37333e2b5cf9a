import type { Suite } from '../../core/suite.ts';
import type { Task } from '../../core/task.ts';
import {
  barriers,
  type Declarations,
  dumpOf,
  incomplete,
  inOrder,
  type Served,
  type TokenPair,
  USUAL_MOMENTS,
} from '../../suites/gates/index.ts';
import type { Cell } from '../cells.ts';
import { ControlPage, checkComparison } from './comparison.ts';
import type { VerifyOptions } from './options.ts';
import { cramped, proofsOf, takesBrowser, unproved, walk } from './proofs.ts';
import type { Report, Subject } from './report.ts';
import { checkBytes, Reading, servedBy, tokenPair } from './serving.ts';
import { unsteady } from './steady.ts';
import { type Looked, lookAt, onSettledPage } from './visits.ts';

/** Where honest pages must be accessible. */
const AXE_VIEWPORTS = [
  { width: 1280, height: 720 },
  { width: 390, height: 720 },
] as const;

/** A piece of work with checks of its own. */
export interface Job extends Subject {
  /** The check that fails when the job can't be done. */
  readonly check: string;
  run(): Promise<void>;
}

/** All work on one task. */
export interface Jobs {
  readonly jobs: readonly Job[];
  /** Lets go of what the jobs share, which is the size of many pages, when all are done. */
  forget(): void;
}

/** What is known of a task's control and needed for each of its treatments. */
interface Control {
  readonly served: readonly Served[];
  readonly looked: Looked;
  readonly page: ControlPage;
}

/** The work on one task: its cells, the control first. */
export function jobsOf(
  cells: readonly Cell[],
  options: VerifyOptions,
  report: Report,
  pairs: TokenPair[],
): Jobs {
  const [control, ...others] = cells;
  if (control === undefined || control.condition.mechanisms.length > 0) {
    throw new RangeError(`${control?.task.id}: the first condition of a task must be the control`);
  }
  const { environment } = options;
  const declarations = options.gatesOf(control.suite);
  const treatments = others.filter(({ task, condition }) => !declarations(task, condition).provedElsewhere);
  const declared = treatments.map(({ task, condition }) => declarations(task, condition));
  let reading = new Reading({ ids: secretsOf(control.suite) });
  // A presentation is not compared, so nobody looks at its control but when it has settled.
  const usual = declared.some(({ presents }) => !presents) ? USUAL_MOMENTS : [];
  const moments = inOrder([...usual, ...declared.flatMap((each) => each.moments)]);
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

  const jobs = [
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
        const checkServed = (): Promise<void> =>
          checkBytes(report, subjectOf(cell), cell, served, { control: honest.served, declarations });
        if (declaration.withoutBrowser) {
          await checkServed();
          return reading.check(report, subjectOf(cell), served, undefined);
        }
        const looked = await lookAt(cell, environment, declaration.moments);
        const compared = looked.snapshots.filter(({ moment }) => declaration.moments.includes(moment));
        await checkServed();
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
  return {
    jobs,
    forget() {
      known = undefined;
      reading = new Reading({ ids: [] });
    },
  };
}

function proofJobs(
  cell: Cell,
  { environment }: VerifyOptions,
  declarations: Declarations,
  report: Report,
): Job[] {
  const { suite, task, condition } = cell;
  const subject = subjectOf(cell);
  const declaration = condition.mechanisms.length === 0 ? undefined : declarations(task, condition);
  const firstLook = declaration?.firstLook ?? 'settled';
  const { createAgent, plain } = environment;
  return proofsOf(condition).map((proof) => ({
    ...subject,
    check: proof.check,
    run: async () => {
      const where = takesBrowser(proof, suite, declaration) ? environment : plain;
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

export const subjectOf = ({ task, condition }: { task: Task; condition: { id: string } }): Subject => ({
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
