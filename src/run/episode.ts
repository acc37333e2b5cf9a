import { performance } from 'node:perf_hooks';
import type { EpisodeResult } from '../core/episode.ts';
import { InfrastructureError, SirenError } from '../core/errors.ts';
import { createLedger } from '../core/ledger.ts';
import { seedFrom } from '../core/random.ts';
import type { ArtifactStore } from '../store/index.ts';
import { steppedClock, wallClock } from '../world/index.ts';
import { type Deadlines, startDeadlines } from './deadlines.ts';
import { drive } from './drive.ts';
import type { Environment, EpisodeWorld } from './environment.ts';
import type { EpisodeRecorder, Recording } from './episode-recorder.ts';
import { judged } from './judged.ts';
import { checkEarlyLook } from './looks.ts';
import type { Planned } from './matrix.ts';
import { type Ending, EpisodeOver, Over } from './over.ts';
import { browserTrouble } from './recorder.ts';
import { openSeat, type Seat } from './seat.ts';
import { ofSuite } from './suite-fault.ts';
import { within } from './within.ts';

/** How long the harness waits for its own browser and world before and after the agent's turn, ms. */
const SETUP_MS = 60_000;
const CLOSING_MS = 10_000;
/** How long an outside agent may take to connect: some load for half a minute. */
const START_MS = 120_000;
/** World time of a scripted operator's act, ms: a person's pace, which no site that counts requests takes for a robot's. */
const STEP_MS = 5000;

export interface EpisodeOptions {
  readonly artifacts: Pick<ArtifactStore, 'put'>;
  /** `full` unless given. */
  readonly record?: Recording;
  /** Abandons the episode: `runEpisode` then throws EpisodeOver. */
  readonly signal?: AbortSignal;
  /** How long an agent may take to return once its episode is over, before it is left to itself, ms; 2,000 unless given. */
  readonly graceMs?: number;
  /** How long an outside agent may take to connect to its browser, ms; 120,000 unless given. */
  readonly startMs?: number;
}

/**
 * Runs one episode once: opens a world and a page, lets the agent act within its limits, closes both, and judges the
 * facts. The page settles and is closed before the world is, so that beacons under way still reach the ledger, and the
 * ledger is read after both.
 *
 * @throws InfrastructureError for what is no result; UsageError for a set-up that can't work; EpisodeOver when abandoned.
 */
export async function runEpisode(
  planned: Pick<Planned, 'spec' | 'suite' | 'task' | 'variant' | 'agent'>,
  environment: Pick<Environment, 'openWorld' | 'browser' | 'openOwn'>,
  options: EpisodeOptions,
): Promise<Omit<EpisodeResult, 'tries'>> {
  const started = performance.now();
  const { spec, suite, task, agent } = planned;
  const { signal } = options;
  const { clock, step } = agent.card.kind === 'scripted' ? stepped() : { clock: wallClock(), step: () => {} };
  const ledger = createLedger(clock);
  const early = spec.firstLook === 'early';
  const over = new Over();
  const stop = (): void => over.end({ by: 'stopped' });
  signal?.addEventListener('abort', stop);
  if (signal?.aborted) stop();

  let deadlines: Deadlines | undefined;
  let world: EpisodeWorld | undefined;
  let seat: Seat | undefined;
  let recorder: EpisodeRecorder;
  let ending: Ending;
  try {
    const surroundings = { clock, ledger, seed: seedFrom(spec.seed, 'world') };
    const stage = await ofSuite(`${task.id} to be staged`, () =>
      suite.stage(task, spec.condition, surroundings),
    );
    const paths = await ofSuite(`${task.id} to have its paths`, () => task.paths(spec.condition));
    over.check();
    const opened = environment.openWorld({ stage, clock, ledger, hold: early });
    world = await within(SETUP_MS, 'a world to open', opened, {
      signal,
      discard: (late) => late.close(),
    });
    const { proxy, release } = world;
    const opening = openSeat(agent.card, environment, {
      proxy,
      viewport: spec.viewport,
      start: stage.start,
      onNavigationRefused: (url) => ledger.append('', 'navigation-refused', { url: url.slice(0, 2000) }),
    });
    seat = await within(SETUP_MS, 'a page to open', opening, {
      signal,
      discard: (late) => late.close(),
    });
    const loading = seat.goto(stage.start, early ? 'parsed' : 'settled');
    await within(SETUP_MS, 'the first page to load', loading, { signal });
    over.check();

    recorder = seat.record({
      over,
      limits: spec.limits,
      card: agent.card,
      clock,
      record: options.record ?? 'full',
      artifacts: options.artifacts,
      facts: () => ledger.facts(),
      ...(early && { release }),
      onStep: () => {
        step();
        deadlines?.nextStep();
      },
    });
    const { begun } = recorder;
    const start = startLimit(over, options.startMs ?? START_MS);
    void begun.then(() => {
      clearTimeout(start);
      if (!over.ending)
        deadlines = startDeadlines(spec.limits, () => over.end(lateEnding(recorder, spec.limits.stepMs)));
    });
    ending = await drive(planned, paths, recorder, over, options.graceMs ?? 2000);
    clearTimeout(start);
    deadlines?.stop();
    seat.cut();
    release();
    const judgeable = ending.by !== 'trouble' && ending.by !== 'stopped';
    // A call that is still under way after a limit is cut short by closing the page.
    if (judgeable && !recorder.busy) await within(CLOSING_MS, 'the page to settle', seat.settle());
    await recorder.kept();
  } catch (cause) {
    throw cause instanceof SirenError || cause instanceof EpisodeOver ? cause : browserTrouble(cause);
  } finally {
    signal?.removeEventListener('abort', stop);
    await closeAll(seat, world);
  }

  if (ending.by === 'trouble') throw ending.error;
  if (ending.by === 'stopped') throw new EpisodeOver('The run was stopped.');
  refuseProblems(world);
  const facts = ledger.facts().slice(0, recorder.factsUntil);
  if (early) checkEarlyLook(recorder.firstLook, facts);
  const verdict = await judged(suite, task, spec.condition, facts);
  return {
    status: 'ok',
    end: ending.by,
    answer: 'answer' in ending ? ending.answer : '',
    ...('unacted' in ending && { unacted: ending.unacted }),
    verdict,
    facts,
    steps: recorder.steps(facts),
    duration: performance.now() - started,
  };
}

function stepped() {
  const clock = steppedClock(STEP_MS);
  return { clock, step: () => clock.step() };
}

/** An agent that thinks too long has used up its time; a page that doesn't answer is no doing of the agent's. */
function lateEnding(recorder: EpisodeRecorder, stepMs: number): Ending {
  const stuck = recorder.stuckFor;
  if (stuck < stepMs / 2) return { by: 'time-limit' };
  const error = new InfrastructureError('timeout', {
    expected: 'the page to answer within its step',
    found: `none after ${Math.round(stuck / 1000)} s`,
    hint: 'Is the machine overloaded? Try a lower --concurrency.',
  });
  return { by: 'trouble', error };
}

/** Ends the episode as no result when its agent doesn't begin in time. */
function startLimit(over: Over, ms: number): NodeJS.Timeout {
  return setTimeout(() => {
    const expected = `the agent to connect to its browser within ${ms / 1000} s`;
    const hint = 'Does the agent start by itself, and does it read the endpoint from its job file?';
    const error = new InfrastructureError('agent-start', { expected, found: 'no connection', hint });
    over.end({ by: 'trouble', error });
  }, ms);
}

/** Closes what was opened, whatever state it is in. */
async function closeAll(seat: Seat | undefined, world: EpisodeWorld | undefined): Promise<void> {
  // A page that can't be closed belongs to a browser that is gone, which its keeper replaces.
  if (seat) await within(CLOSING_MS, 'the page to close', seat.close()).catch(() => {});
  if (world) await within(CLOSING_MS, 'the world to close', world.close()).catch(() => {});
}

/** A site that failed may have kept a fact from the ledger, so there is no verdict. */
function refuseProblems(world: EpisodeWorld): void {
  const [problem] = world.problems;
  if (!problem) return;
  throw new InfrastructureError('world', {
    expected: 'every site to answer',
    found: `an error at ${problem.url}: ${problem.message}`,
    hint: 'This is a fault in the suite; `siren verify` may show more.',
  });
}
