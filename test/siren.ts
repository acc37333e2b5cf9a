import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

/** How a command line ended. `signal` is set when one ended it. */
export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly out: string;
  readonly err: string;
}

/** A command line that runs. */
export interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  /** Resolves with what standard output or standard error said so far, as soon as it matches. Rejects when the process ends without it. */
  said(pattern: RegExp): Promise<string>;
}

/** No command line may outlive its test for long. */
const LONGEST_MS = 120_000;

const MAIN = join(import.meta.dirname, '../src/cli/main.ts');

/** Starts `siren` as a user would, in a process of its own. */
export function startSiren(
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Running {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN, ...args], {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LONGEST_MS,
    killSignal: 'SIGKILL',
  });
  let out = '';
  let err = '';
  const waiting = new Set<() => void>();
  const hear = (): void => {
    for (const look of waiting) look();
  };
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    out += chunk;
    hear();
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    err += chunk;
    hear();
  });
  const ended = new Promise<Ended>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal, out, err }));
  });
  return {
    child,
    ended,
    said: (pattern) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          if (!pattern.test(out) && !pattern.test(err)) return;
          waiting.delete(look);
          resolve(out + err);
        };
        waiting.add(look);
        look();
        void ended.then(() => reject(new Error(`siren ended without saying ${pattern}:\n${out}\n${err}`)));
      }),
  };
}

/** Runs `siren` to its end. */
export function siren(
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<Ended> {
  return startSiren(args, options).ended;
}
