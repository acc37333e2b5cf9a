import { browserKeeper } from '../../../browser/index.ts';
import type { Stage } from '../../../core/site.ts';
import { createIdentity, openWorld } from '../../../world/index.ts';
import type { Moment } from '../moment.ts';
import { stillSurroundings } from '../served.ts';
import type { Snapshot } from '../snapshot.ts';
import { snapshotsAt } from '../visit.ts';

const HOST = 'www.example.com';
const HELD = `https://${HOST}/last.svg`;

/** A site of one page, whose `load` waits for a picture that the world can hold back. */
export function stageOf(body: string, head = ''): Stage {
  const page = `<!doctype html><html lang="en"><head><title>A page</title>${head}</head><body>${body}<img src="/last.svg" alt="" width="1" height="1"></body></html>`;
  return {
    sites: [
      {
        host: HOST,
        fetch: (request) =>
          new URL(request.url).pathname === '/last.svg'
            ? new Response('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>', {
                headers: { 'content-type': 'image/svg+xml' },
              })
            : new Response(page, { headers: { 'content-type': 'text/html' } }),
      },
    ],
    start: `https://${HOST}/`,
    resources: [`https://${HOST}/`],
    holds: [HELD],
  };
}

/** A browser, and a way to visit stages in it. */
export async function openStudio() {
  const identity = await createIdentity();
  const browser = browserKeeper({ spki: identity.spki });
  const inWorld = async <T>(
    stage: Stage,
    hold: boolean,
    work: (page: Awaited<ReturnType<typeof browser.open>>, release: () => void) => Promise<T>,
    viewport = { width: 1280, height: 720 },
  ): Promise<T> => {
    const world = await openWorld({ stage, ...stillSurroundings(1), identity, hold });
    const page = await browser.open({ proxy: world.proxy, viewport });
    try {
      return await work(page, world.release);
    } finally {
      await page.close();
      await world.close();
    }
  };
  return {
    inWorld,
    snapshots: (stage: Stage, moments: readonly Moment[]): Promise<Snapshot[]> =>
      snapshotsAt(
        (work) =>
          inWorld(stage, true, (page, release) =>
            work({ page, start: stage.start, holds: stage.holds, release }),
          ),
        moments,
      ),
    close: () => browser.close(),
  };
}
