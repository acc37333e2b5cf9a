import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const CLI = join(import.meta.dirname, '../../src/cli/main.ts');

export interface SlowModel {
  readonly pid: number;
  readonly baseUrl: string;
  close(): Promise<void>;
}

/** Starts `siren mock-model` in a process of its own, which takes so long for every reply. */
export async function startSlowModel(delayMs: number): Promise<SlowModel> {
  const flags = ['mock-model', '--fault', 'slow', '--slow-ms', String(delayMs)];
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', CLI, ...flags], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (child.pid === undefined) throw new Error('The mock model can not be started.');
  const lines = createInterface({ input: child.stdout });
  const [baseUrl] = await Promise.race([
    once(lines, 'line'),
    once(child, 'exit').then(() => Promise.reject(new Error('The mock model has ended at once.'))),
  ]);
  return {
    pid: child.pid,
    baseUrl: String(baseUrl),
    close: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
