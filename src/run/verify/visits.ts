import type { BrowserPage } from '../../browser/index.ts';
import type { Viewport } from '../../core/episode.ts';
import { InfrastructureError, SirenError } from '../../core/errors.ts';
import type { Observation } from '../../core/observation.ts';
import type { Stage } from '../../core/site.ts';
import {
  type Moment,
  type Portrait,
  portraitOf,
  type Snapshot,
  snapshotsAt,
  stillSurroundings,
  type Visiting,
} from '../../suites/gates/index.ts';
import type { Cell } from '../cells.ts';
import type { EpisodeWorld } from '../environment.ts';
import { browserTrouble } from '../recorder.ts';
import { GATE_VIEWPORT, type VerifyEnvironment } from './environment.ts';

/** The seed of what is verified: the same for all conditions, or they could differ by chance. */
export const VERIFY_SEED = 1;

/** What a visit has in hand. */
interface Open {
  readonly page: BrowserPage;
  readonly stage: Stage;
  readonly world: EpisodeWorld;
}

/** Opens a cell's stage in a world and a page of its own, and closes both afterwards. */
async function visit<T>(
  { suite, task, condition }: Cell,
  environment: VerifyEnvironment,
  { viewport, hold }: { readonly viewport: Viewport; readonly hold: boolean },
  work: (open: Open) => Promise<T>,
): Promise<T> {
  const surroundings = stillSurroundings(VERIFY_SEED);
  const stage = suite.stage(task, condition, surroundings);
  const world = await environment.openWorld({ stage, ...surroundings, hold });
  try {
    const page = await environment.browser.open({
      proxy: world.proxy,
      viewport,
      onNavigationRefused: () => {},
    });
    try {
      return await work({ page, stage, world });
    } finally {
      await page.close();
      refuseProblems(world);
    }
  } catch (cause) {
    throw cause instanceof SirenError ? cause : browserTrouble(cause);
  } finally {
    await world.close();
  }
}

/** A cell's first page at each moment, and its portrait when it has settled. */
export interface Looked {
  readonly snapshots: readonly Snapshot[];
  readonly settled: Snapshot;
  readonly portrait: Portrait;
}

/** Looks at a cell's first page at each moment; `settled` is always one of them. */
export async function lookAt(
  cell: Cell,
  environment: VerifyEnvironment,
  moments: readonly Moment[],
): Promise<Looked> {
  const visiting: Visiting = (work) =>
    visit(
      cell,
      environment,
      { viewport: GATE_VIEWPORT, hold: true },
      ({ page, stage: { start, holds }, world }) => work({ page, start, holds, release: world.release }),
    );
  let told: Observation | undefined;
  const snapshots = await snapshotsAt(visiting, [...moments, 'settled'], async (page) => {
    told = await page.observe({ dom: true, a11y: true, structured: true });
  });
  const settled = snapshots.at(-1);
  if (settled === undefined || told === undefined)
    throw new RangeError('no snapshot of the settled page was taken');
  const portrait = portraitOf({ ...told, pixels: { png: settled.png, ...GATE_VIEWPORT } });
  return { snapshots, settled, portrait };
}

/** Looks at a cell's first page in each viewport, one after the other, when it has settled in it. */
export function onSettledPage(
  cell: Cell,
  environment: VerifyEnvironment,
  [first, ...others]: readonly [Viewport, ...Viewport[]],
  look: (page: BrowserPage, viewport: Viewport) => Promise<void>,
): Promise<void> {
  return visit(cell, environment, { viewport: first, hold: false }, async ({ page, stage }) => {
    await page.goto(stage.start, 'settled');
    await look(page, first);
    for (const viewport of others) {
      await page.page.setViewportSize(viewport);
      await page.settle();
      await look(page, viewport);
    }
  });
}

function refuseProblems({ problems: [problem] }: EpisodeWorld): void {
  if (problem === undefined) return;
  throw new InfrastructureError('world', {
    expected: 'every site to answer',
    found: `an error at ${problem.url}: ${problem.message}`,
    hint: 'This is a fault in the suite.',
  });
}
