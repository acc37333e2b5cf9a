import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EpisodeRecord } from '../src/core/episode.ts';
import { planSchema } from '../src/core/plan.ts';
import { startRun } from '../src/run/index.ts';
import { openStore } from '../src/store/index.ts';
import { idealSpan } from './waiting/ideal.ts';
import { type Used, watchLoad } from './waiting/load.ts';
import { type SlowModel, startSlowModel } from './waiting/slow-model.ts';

const DELAY_MS = 2000;
const PLACES = 32;
const AIM = 0.9;

/** What is run: short episodes, in which opening and closing weigh most, and long ones. */
const KINDS = [
  {
    suite: 'twins',
    tasks: ['twins/cart', 'twins/cookies', 'twins/newsletter', 'twins/subscription'],
    waves: 3,
  },
  { suite: 'markets', tasks: ['markets/shop-laptop-a', 'markets/shop-chair-a'], waves: 1 },
] as const;
type Kind = (typeof KINDS)[number];

type Ok = Extract<EpisodeRecord, { status: 'ok' }>;
type Print = (line: string) => void;

/**
 * Runs episodes of the simple agent (`dom`), 32 at a time, on a mock model in another process that takes 2 s a reply. Prints the
 * throughput as a share of what that delay alone would allow, who used the processors, and where an episode's time went.
 */
export async function waitingBench(print: Print): Promise<void> {
  const model = await startSlowModel(DELAY_MS);
  try {
    for (const kind of KINDS) await run(model, kind, print);
  } finally {
    await model.close();
  }
}

async function run(model: SlowModel, { suite, tasks, waves }: Kind, print: Print): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'siren-bench-'));
  const store = await openStore(folder);
  try {
    const settings = { model: 'openai-compatible:mock', baseUrl: model.baseUrl, modality: 'dom' };
    const plan = planSchema.parse({
      suites: [suite],
      tasks: [...tasks],
      conditions: ['control'],
      agents: [{ agent: 'simple', settings }],
      repeat: (PLACES * waves) / tasks.length,
    });
    const started: string[] = [];
    const ended = new Map<string, EpisodeRecord>();
    let [begin, end] = [Number.NaN, Number.NaN];
    let stop: (() => Promise<Used>) | undefined;
    const watch = watchLoad(model.pid).then((stopper) => {
      stop = stopper;
    });
    await startRun({
      plan,
      store,
      record: 'steps',
      concurrency: PLACES,
      onEvent: (event) => {
        if (event.type === 'started') {
          if (started.length === 0) begin = performance.now();
          started.push(event.key);
        } else if (event.type === 'finished') {
          ended.set(event.record.key, event.record);
          end = performance.now();
        }
      },
    });
    await watch;
    const used = await stop?.();
    const records = started.flatMap((key) => ended.get(key) ?? []);
    const episodes = records.filter((one): one is Ok => one.status === 'ok');
    if (episodes.length === 0 || !used) throw new Error('No episode came to a verdict.');
    const waits = episodes.map((episode) => DELAY_MS * requestsOf(episode));
    const ideal = idealSpan(waits, PLACES);
    const share = ideal / (end - begin);
    print(
      `waiting: ${episodes.length} ${suite} episodes of the simple agent (dom), ${PLACES} at a time, mock model with ${DELAY_MS / 1000} s a reply, a record of steps; ${records.length - episodes.length} errors`,
    );
    print(
      `  ${((end - begin) / 1000).toFixed(1)} s; the delay alone ${(ideal / 1000).toFixed(1)} s: ${percent(share)} of the throughput that it allows (${share >= AIM ? 'the aim is' : 'the aim would be'} ${percent(AIM)})`,
    );
    printLoad(used, end - begin, print);
    printCap(used, episodes, print);
    printPhases(episodes, print);
  } finally {
    await store.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Requests to the model, each of which took the delay. */
const requestsOf = ({ steps }: Ok): number =>
  steps.reduce((sum, { remark }) => sum + (remark.usage?.requests ?? 0), 0);

function printLoad({ own, browser, model }: Used, ms: number, print: Print): void {
  const cores = availableParallelism();
  const of = (used: number): string => percent(used / (ms * cores));
  print(
    `  of ${cores} cores: browser ${of(browser)}, this process ${of(own)}, mock model ${of(model)}; load of the machine ${loadavg()[0]?.toFixed(1)}`,
  );
}

/** What the processors would allow if the machine had nothing else to do, beside what the delay allows. */
function printCap({ own, browser }: Used, episodes: readonly Ok[], print: Print): void {
  const cpu = (own + browser) / episodes.length;
  const wait = (DELAY_MS * episodes.reduce((sum, one) => sum + requestsOf(one), 0)) / episodes.length;
  const [cap, delayed] = [(availableParallelism() * 1000) / cpu, (PLACES * 1000) / wait];
  print(
    `  an episode needs ${(cpu / 1000).toFixed(2)} s of CPU: the processors allow ${cap.toFixed(1)} episodes a second, the delay ${delayed.toFixed(1)}`,
  );
}

/** Where the time of an episode goes, in means. */
function printPhases(episodes: readonly Ok[], print: Print): void {
  const mean = (of: (episode: Ok) => number): number =>
    episodes.reduce((sum, episode) => sum + of(episode), 0) / episodes.length / 1000;
  const phase = (name: keyof Ok['steps'][number]['phases']) =>
    mean(({ steps }) => steps.reduce((sum, { phases }) => sum + phases[name], 0));
  const [think, observe, act, record] = [phase('think'), phase('observe'), phase('act'), phase('record')];
  const delay = mean(requestsOf) * DELAY_MS;
  const whole = mean(({ duration }) => duration);
  const parts = [
    `the model's delay ${delay.toFixed(2)}`,
    `asking beyond it ${(think - delay).toFixed(2)}`,
    `looks ${observe.toFixed(2)}`,
    `acts with settling ${act.toFixed(2)}`,
    `record ${record.toFixed(2)}`,
    `opening and closing ${(whole - think - observe - act - record).toFixed(2)}`,
  ];
  print(`  an episode's ${whole.toFixed(2)} s: ${parts.join(', ')}`);
}

const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;
