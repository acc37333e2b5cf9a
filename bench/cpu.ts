import { readdir, readFile } from 'node:fs/promises';

/** CPU time of each thread so far, ns, by its id. */
export type CpuTimes = ReadonlyMap<string, number>;

/** A process and all that it has started, where there is a `/proc`; else itself alone. */
export async function familyOf(pid: number): Promise<readonly number[]> {
  const children = new Map<number, number[]>();
  for (const name of await readdir('/proc').catch(() => [])) {
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    // The name of a program stands in brackets, and may hold anything.
    const [, parent] = /^\S \d+/.exec(stat.slice(stat.lastIndexOf(')') + 2))?.[0].split(' ') ?? [];
    if (parent === undefined) continue;
    const siblings = children.get(Number(parent)) ?? [];
    children.set(Number(parent), [...siblings, Number(name)]);
  }
  const family = [pid];
  for (const member of family) family.push(...(children.get(member) ?? []));
  return family;
}

/** What the threads of some processes have used so far. Empty where the kernel does not tell (`schedstat` of Linux's `/proc`). */
export async function cpuTimes(pids: readonly number[]): Promise<CpuTimes> {
  const times = new Map<string, number>();
  await Promise.all(
    pids.map(async (pid) => {
      const tasks = `/proc/${pid}/task`;
      const threads = await readdir(tasks).catch(() => []);
      await Promise.all(
        threads.map(async (thread) => {
          const stat = await readFile(`${tasks}/${thread}/schedstat`, 'utf8').catch(() => '');
          const [ran] = stat.split(' ');
          if (ran) times.set(`${pid}/${thread}`, Number(ran));
        }),
      );
    }),
  );
  return times;
}

/**
 * The CPU time between two readings, ms. A thread that came meanwhile counts whole; what one did that ended meanwhile is
 * unknown, and counts nothing. NaN when nothing was read.
 */
export function cpuBetween(before: CpuTimes, after: CpuTimes): number {
  if (after.size === 0) return Number.NaN;
  let ns = 0;
  for (const [thread, ran] of after) ns += ran - (before.get(thread) ?? 0);
  return ns / 1e6;
}
