import { setTimeout as delay } from 'node:timers/promises';
import { cpuBetween, cpuTimes, familyOf } from '../cpu.ts';
import { median } from '../median.ts';
import type { Contestant } from './contestants.ts';

/** What one way to look costs, in medians over the rounds, and what it last saw. */
export interface Cost {
  readonly contestant: Contestant;
  readonly ms: number;
  /** Of the browser with all its processes, and of the looking side. NaN where the system does not tell. */
  readonly cpuMs: number;
  readonly text: string;
  /** Bytes of the picture. */
  readonly picture: number;
}

/** On a busy machine a round of the largest page takes a minute: none is begun after so long, ms. */
const PATIENCE_MS = 60_000;

/** Processes that use no more than so much CPU time in such a while are done. */
const IDLE = { ms: 30, cpuMs: 3, tries: 50 } as const;

/** Rounds before those that count: the first of a side compiles its code, and a run of an agent has hundreds of looks. */
const WARMING = 3;

/**
 * Lets all look in turns. The first rounds warm up and are not counted. Every other one runs backwards, so that none has a
 * fixed place; none begins before the browser is done with what the one before has left it to do.
 *
 * @param most rounds, fewer where they take long
 */
export async function measure(
  contestants: readonly Contestant[],
  browser: number,
  most: number,
): Promise<{ readonly rounds: number; readonly costs: readonly Cost[] }> {
  const taken = new Map(contestants.map((one) => [one, { ms: [] as number[], cpu: [] as number[] }]));
  const last = new Map<Contestant, { text: string; picture: number }>();
  const began = performance.now();
  let counted = 0;
  for (let round = 0; counted === 0 || (counted < most && performance.now() - began < PATIENCE_MS); round++) {
    // A round that takes so long is no matter of compiling.
    const warming = round < WARMING && (performance.now() - began < PATIENCE_MS / 4 || round === 0);
    if (!warming) counted++;
    for (const one of round % 2 ? contestants.toReversed() : contestants) {
      const pids = [...(await familyOf(browser)), ...one.pids];
      await idle(pids);
      const before = await cpuTimes(pids);
      // Read at once, so that the reading of the others' times is no part of it.
      const mine = process.cpuUsage();
      const { ms, ...seen } = await one.look();
      const { user, system } = process.cpuUsage(mine);
      const cpu =
        cpuBetween(before, await cpuTimes(pids)) + (one.peer === undefined ? (user + system) / 1000 : 0);
      last.set(one, seen);
      if (warming) continue;
      taken.get(one)?.ms.push(ms);
      taken.get(one)?.cpu.push(cpu);
    }
  }
  const costs = contestants.map((contestant) => ({
    contestant,
    ms: median(taken.get(contestant)?.ms ?? []),
    cpuMs: median(taken.get(contestant)?.cpu ?? []),
    text: last.get(contestant)?.text ?? '',
    picture: last.get(contestant)?.picture ?? 0,
  }));
  return { rounds: counted, costs };
}

/** Waits until some processes have next to nothing to do; on a busy machine not for ever. */
async function idle(pids: readonly number[]): Promise<void> {
  for (let i = 0; i < IDLE.tries; i++) {
    const before = await cpuTimes(pids);
    await delay(IDLE.ms);
    // Where nothing is known of CPU time, no waiting helps.
    if (!(cpuBetween(before, await cpuTimes(pids)) > IDLE.cpuMs)) return;
  }
}
