import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

const ROUNDS = 50;
const PAUSE_MS = 10;

/**
 * Kills all processes that carry a mark in their environment: those that a job started and that left its process group.
 * Where there is no `/proc` it finds none. A process that has emptied its environment is not found.
 *
 * @param mark a variable and its value, as `NAME=value`
 * @returns how many were killed
 */
export async function sweep(mark: string): Promise<number> {
  const killed = new Set<number>();
  for (let round = 0; round < ROUNDS; round++) {
    const found = await marked(mark);
    if (found.length === 0) break;
    for (const pid of found) {
      killed.add(pid);
      kill(pid);
    }
    await delay(PAUSE_MS);
  }
  return killed.size;
}

async function marked(mark: string): Promise<number[]> {
  const names = await readdir('/proc').catch(() => []);
  const pids = names.map(Number).filter((pid) => Number.isInteger(pid) && pid !== process.pid);
  const carries = await Promise.all(
    pids.map((pid) =>
      readFile(`/proc/${pid}/environ`, 'latin1').then(
        (environ) => environ.split('\0').includes(mark),
        () => false,
      ),
    ),
  );
  return pids.filter((_, index) => carries[index]);
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It is gone.
  }
}
