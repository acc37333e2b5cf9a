import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { messageOf } from '../../core/errors.ts';
import { Log } from './log.ts';
import { sweep } from './sweep.ts';

/** How long a process may take to end itself when it is asked to, ms. */
const TERM_MS = 700;
/** How long what it printed last may take to arrive, ms. */
const DRAIN_MS = 300;

export interface ChildOptions {
  readonly command: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** A variable of `env` and its value, `NAME=value`, that no other job's processes have. */
  readonly mark: string;
  /** Whom it runs as, where this process may say so. */
  readonly user?: { readonly uid: number; readonly gid: number };
  /** Whether its standard input and output are spoken to, and only its standard error is a log. */
  readonly spoken?: boolean;
}

/** How a child ended. */
export interface ChildEnd {
  readonly exit: number | null;
  readonly signal: string | null;
  readonly stopped?: 'SIGTERM' | 'SIGKILL';
  readonly left: number;
}

/** A process in a group of its own. */
export interface Child {
  readonly log: Log;
  /** For those that are spoken to. */
  readonly input: Writable | undefined;
  readonly output: Readable | undefined;
  /** Resolves when it has ended by itself or was stopped, with none of its processes left. */
  readonly ended: Promise<ChildEnd>;
  /** Asks it to end, and makes it. Idempotent. */
  stop(): Promise<ChildEnd>;
}

/** Those that run: none may outlive this process. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) signalGroup(child, 'SIGKILL');
});

/**
 * Starts a command without a shell.
 *
 * @throws Error when it can't be started
 */
export async function startChild(options: ChildOptions): Promise<Child> {
  const [file = '', ...args] = options.command;
  const stdin = options.spoken ? 'pipe' : 'ignore';
  const child = spawn(file, args, {
    cwd: options.cwd,
    env: options.env,
    stdio: [stdin, 'pipe', 'pipe'],
    detached: true,
    ...options.user,
  });
  const log = new Log();
  if (child.stderr) log.read(child.stderr);
  if (child.stdout && !options.spoken) log.read(child.stdout);
  child.stdin?.on('error', () => {});
  await new Promise<void>((resolve, reject) => {
    child.once('spawn', resolve);
    child.once('error', (error) => reject(new Error(messageOf(error))));
  });
  running.add(child);
  const exited = new Promise<{ exit: number | null; signal: string | null }>((resolve) => {
    child.once('exit', (exit, signal) => resolve({ exit, signal }));
  });
  const drained = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let asked = false;
  const ended = exited.then(async (end): Promise<ChildEnd> => {
    running.delete(child);
    // Its children may hold the pipes open: they go first.
    const group = signalGroup(child, 'SIGKILL');
    const left = await sweep(options.mark);
    await Promise.race([drained, delay(DRAIN_MS)]);
    child.stdout?.destroy();
    child.stderr?.destroy();
    const stopped = end.signal === 'SIGKILL' ? 'SIGKILL' : 'SIGTERM';
    return { ...end, ...(asked && { stopped }), left: Math.max(left, group ? 1 : 0) };
  });
  let stopping: Promise<ChildEnd> | undefined;
  const stop = async (): Promise<ChildEnd> => {
    if (child.exitCode !== null || child.signalCode !== null) return ended;
    asked = true;
    signalGroup(child, 'SIGTERM');
    const late = await Promise.race([exited.then(() => false), delay(TERM_MS, true)]);
    if (late) signalGroup(child, 'SIGKILL');
    return ended;
  };
  return {
    log,
    input: options.spoken ? (child.stdin ?? undefined) : undefined,
    output: options.spoken ? (child.stdout ?? undefined) : undefined,
    ended,
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
  };
}

/** Sends a signal to all processes of a group. False when there is none any more. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): boolean {
  if (pid === undefined) return false;
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
}
