import { Agent, get as httpGet } from 'node:http';
import { createLedger } from '../src/core/ledger.ts';
import { CONTROL } from '../src/core/mechanism.ts';
import { seedFrom } from '../src/core/random.ts';
import type { Site } from '../src/core/site.ts';
import { generateCatalog } from '../src/suites/markets/catalog/index.ts';
import { markets } from '../src/suites/markets/index.ts';
import { dataOf } from '../src/suites/markets/parts.ts';
import { taskData } from '../src/suites/markets/tasks/index.ts';
import { createIdentity, openWorld, steppedClock } from '../src/world/index.ts';
import { median } from './median.ts';

const PAGES = 88;
const SORTS = ['featured', 'price', '-price', 'delivery'] as const;
const ROUNDS = 400;
const WARM_UP = 40;
/** World time of a request, ms: slow enough for no robot check. */
const PACE_MS = 5000;

/**
 * Measures how long a catalog of 2,112 products takes to generate, the first one of a process and later ones, and how long a page of
 * its results takes to be rendered and sent over HTTP, beside a page of the same bytes that is only sent, interleaved.
 */
export async function marketsBench(print: (line: string) => void): Promise<void> {
  const hard = taskData.filter(({ size }) => size === 'hard');
  print('catalogs of 2,112 products, in the order in which they are made, wall ms (CPU ms)');
  for (const { id, type, request } of hard) {
    const [wall, cpu] = timed(() => generateCatalog(type, request, { size: 'hard', seed: seedFrom(id) }));
    print(`  ${id.padEnd(32)}${wall.toFixed(0).padStart(6)}  (${cpu.toFixed(0)})`);
  }
  print(`pages of results of the large catalog, medians of ${ROUNDS} in ms, over HTTP`);
  for (const { id } of hard) await pagesOf(id, print);
}

function timed(work: () => unknown): [wall: number, cpu: number] {
  const begin = performance.now();
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return [performance.now() - begin, (user + system) / 1000];
}

async function pagesOf(id: string, print: (line: string) => void): Promise<void> {
  const task = markets.tasks.find((one) => one.id === id);
  if (task === undefined) throw new RangeError(`no task "${id}"`);
  const clock = steppedClock(PACE_MS);
  const ledger = createLedger(clock);
  const stage = markets.stage(task, CONTROL, { clock, ledger, seed: 1 });
  const sent: Site = {
    host: 'sent.test',
    fetch: () => new Response(bytes, { headers: { 'content-type': 'text/html' } }),
  };
  let bytes = '';
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const identity = await createIdentity();
  const world = await openWorld({
    stage: { ...stage, sites: [...stage.sites, sent] },
    clock,
    ledger,
    identity,
  });
  const get = async (url: string): Promise<[ms: number, text: string]> => {
    clock.step();
    const begin = performance.now();
    const text = await textOf(world.address(url), agent);
    return [performance.now() - begin, text];
  };
  try {
    const [rendered, plain]: [number[], number[]] = [[], []];
    for (let round = 0; round < WARM_UP + ROUNDS; round++) {
      const sort = SORTS[round % SORTS.length];
      const page = 1 + ((round * 37) % PAGES);
      const [ms, text] = await get(new URL(`/search?sort=${sort}&page=${page}`, stage.start).href);
      bytes = text;
      const [floor] = await get('https://sent.test/');
      if (round < WARM_UP) continue;
      rendered.push(ms);
      plain.push(floor);
    }
    const [own, floor] = [median(rendered), median(plain)];
    const size = Math.round(bytes.length / 1024);
    print(
      `  ${id.padEnd(32)}${own.toFixed(2).padStart(6)}   sent alone ${floor.toFixed(2)}, ${(own / floor).toFixed(1)} x   ${size} kB, ${dataOf(task).catalog().length} products`,
    );
  } finally {
    agent.destroy();
    await world.close();
  }
}

/** What an address of this machine answers. Names that end in `localhost` are this machine, whatever its resolver says. */
function textOf(address: string, agent: Agent): Promise<string> {
  const { host, port, pathname, search } = new URL(address);
  return new Promise((resolve, reject) => {
    const request = httpGet(
      { host: '127.0.0.1', port, path: `${pathname}${search}`, headers: { host }, agent },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => resolve(Buffer.concat(parts).toString('utf8')));
      },
    );
    request.on('error', reject);
  });
}
