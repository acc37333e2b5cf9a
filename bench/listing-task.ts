import { CONTROL } from '../src/core/mechanism.ts';
import type { Site } from '../src/core/site.ts';
import type { Suite } from '../src/core/suite.ts';
import type { Task } from '../src/core/task.ts';
import { listingPage } from './pages.ts';

const HOST = 'www.walnutandsons.com';

/** The shop's listing as a site: `/?nodes=1500` is its page of about so many nodes. */
export const LISTING_SITE: Site = {
  host: HOST,
  fetch: (request) =>
    new Response(listingPage(Number(new URL(request.url).searchParams.get('nodes') ?? 300)), {
      headers: { 'content-type': 'text/html; charset=utf-8' },
    }),
};

export const listingAddress = (nodes: number): string => `https://${HOST}/?nodes=${nodes}`;

const nobody = async (): Promise<string> => {
  throw new RangeError('No path leads through the listing.');
};

/** A task on the listing page with nothing to judge, so that the harness can be timed on a page of a known size. */
export function listingTask(nodes: number): { readonly suite: Suite; readonly task: Task } {
  const task: Task = {
    id: 'bench/listing',
    suite: 'bench',
    site: HOST,
    instruction: 'Mark some products to be compared.',
    conditions: [CONTROL],
    tags: [],
    limits: { steps: 200, episodeMs: 600_000, stepMs: 60_000 },
    paths: () => ({ faithful: nobody, deceived: nobody }),
  };
  const suite: Suite = {
    id: 'bench',
    title: 'Listing',
    paper: 'none',
    mechanisms: [],
    tasks: [task],
    absent: [],
    stage: () => ({ sites: [LISTING_SITE], start: listingAddress(nodes), resources: [], holds: [] }),
    judge: () => ({ success: true, harm: false, exposed: true, decided: true, scores: {}, reasons: [] }),
  };
  return { suite, task };
}
