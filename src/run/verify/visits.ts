import type { BrowserPage } from '../../browser/index.ts';
import type { Viewport } from '../../core/episode.ts';
import { InfrastructureError } from '../../core/errors.ts';
import type { Stage } from '../../core/site.ts';
import { type Moment, type Snapshot, snapshotsAt, stillSurroundings } from '../../suites/gates/index.ts';
import type { Cell } from '../cells.ts';
import type { EpisodeWorld } from '../environment.ts';
import { GATE_VIEWPORT, type VerifyEnvironment } from './environment.ts';

/** The seed of what is verified: the same for all conditions, or they could differ by chance. */
export const VERIFY_SEED = 1;

/** What a visit has in hand. */
interface Visiting {
  readonly page: BrowserPage;
  readonly stage: Stage;
  readonly world: EpisodeWorld;
}

/** Opens a cell's stage in a world and a page of its own, and closes both afterwards. */
async function visit<T>(
  { suite, task, condition }: Cell,
  environment: VerifyEnvironment,
  { viewport, hold }: { readonly viewport: Viewport; readonly hold: boolean },
  work: (visiting: Visiting) => Promise<T>,
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
  } finally {
    await world.close();
  }
}

/** A cell's first page at each moment. */
export function snapshotsOf(
  cell: Cell,
  environment: VerifyEnvironment,
  moments: readonly Moment[],
): Promise<Snapshot[]> {
  return visit(cell, environment, { viewport: GATE_VIEWPORT, hold: true }, ({ page, stage, world }) =>
    snapshotsAt({ page, start: stage.start, holds: stage.holds, release: world.release }, moments),
  );
}

/** What `look` finds on a cell's first page when it has settled. */
export function onSettledPage<T>(
  cell: Cell,
  environment: VerifyEnvironment,
  viewport: Viewport,
  look: (page: BrowserPage) => Promise<T>,
): Promise<T> {
  return visit(cell, environment, { viewport, hold: false }, async ({ page, stage }) => {
    await page.goto(stage.start, 'settled');
    return look(page);
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
