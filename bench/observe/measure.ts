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

/**
 * Lets all look in turns. The first round warms up and is not counted. Every other one runs backwards, so that none has a
 * fixed place.
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
  let round = 0;
  for (; round <= 1 || (round <= most && performance.now() - began < PATIENCE_MS); round++) {
    for (const one of round % 2 ? contestants.toReversed() : contestants) {
      const pids = [...(await familyOf(browser)), ...one.pids];
      const before = await cpuTimes(pids);
      const { ms, ...seen } = await one.look();
      const cpu = cpuBetween(before, await cpuTimes(pids));
      last.set(one, seen);
      if (round === 0) continue;
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
  return { rounds: round - 1, costs };
}
