import type { Clock } from '../../core/clock.ts';
import { WORLD_OPENS } from '../../core/clock.ts';
import { createLedger } from '../../core/ledger.ts';
import type { Site, Stage, Surroundings } from '../../core/site.ts';

/** What kind of thing an answer is, by its content type. */
export type ServedKind = 'document' | 'script' | 'stylesheet' | 'data' | 'picture' | 'other';

/** One answer of a site, as it goes to the browser. */
export interface Served {
  readonly url: string;
  readonly status: number;
  readonly kind: ServedKind;
  /** Header names in lower case, in the order of their names. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Uint8Array;
  /** The body as text; empty for pictures that are not text. */
  readonly text: string;
}

/** A clock that stands still at the world's opening: what a site serves then depends on its seed alone. */
const STANDING: Clock = { elapsed: () => 0, date: () => new Date(WORLD_OPENS) };

/** Surroundings for reading a site without a world. Each call gives a ledger of its own. */
export function stillSurroundings(seed: number): Surroundings {
  return { clock: STANDING, ledger: createLedger(STANDING), seed };
}

/** World time between two answers of `fetchAll`, ms: no site takes that for haste. */
const PAUSE = 5000;

/** Surroundings for reading many pages of a site, one after the other, each after a pause. */
export function pacedSurroundings(seed: number): Surroundings & { pause(): void } {
  let elapsed = 0;
  const clock: Clock = {
    elapsed: () => elapsed,
    date: () => new Date(WORLD_OPENS.getTime() + elapsed),
  };
  return {
    clock,
    ledger: createLedger(clock),
    seed,
    pause: () => {
      elapsed += PAUSE;
    },
  };
}

/**
 * Fetches every resource of a stage from its sites, without a world, in the order in which they are listed, with a call of
 * `pause` after each.
 *
 * @throws RangeError for a resource on a host that none of the sites has.
 */
export async function fetchAll(
  stage: Pick<Stage, 'sites' | 'resources'>,
  pause: () => void = () => {},
): Promise<Served[]> {
  const sites = new Map(stage.sites.map((site) => [site.host, site]));
  const served: Served[] = [];
  for (const url of stage.resources) {
    const site = sites.get(new URL(url).hostname);
    if (site === undefined) throw new RangeError(`${url} is on no site of its stage`);
    served.push(await fetchOne(site, url));
    pause();
  }
  return served;
}

async function fetchOne(site: Site, url: string): Promise<Served> {
  const response = await site.fetch(new Request(url));
  const body = new Uint8Array(await response.arrayBuffer());
  const type = response.headers.get('content-type') ?? '';
  const kind = kindOf(type);
  return {
    url,
    status: response.status,
    kind,
    headers: [...response.headers].sort(([a], [b]) => (a < b ? -1 : 1)),
    body,
    text: isText(type, kind) ? new TextDecoder().decode(body) : '',
  };
}

function kindOf(type: string): ServedKind {
  if (/html/i.test(type)) return 'document';
  if (/javascript|ecmascript/i.test(type)) return 'script';
  if (/css/i.test(type)) return 'stylesheet';
  if (/json|xml(?!\+)|text\/plain/i.test(type) && !/svg/i.test(type)) return 'data';
  return /^image\//i.test(type) ? 'picture' : 'other';
}

const isText = (type: string, kind: ServedKind): boolean =>
  kind !== 'picture' && kind !== 'other' ? true : /svg|text\//i.test(type);
