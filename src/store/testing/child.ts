import { spawn } from 'node:child_process';

/** How a child process ended and what it printed. */
export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly output: string;
}

/** Runs TypeScript in a process of its own. `setup` is shell that runs before it, such as `ulimit -f 64;`. */
export function runChild(file: string, args: readonly string[], setup = ''): Promise<Ended> {
  const child = spawn(
    'sh',
    [
      '-c',
      `${setup} exec "$0" "$@"`,
      process.execPath,
      '--disable-warning=ExperimentalWarning',
      file,
      ...args,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  child.stdout.on('data', (data: Buffer) => {
    output += data.toString();
  });
  child.stderr.on('data', (data: Buffer) => {
    output += data.toString();
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal, output }));
  });
}
