import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { InfrastructureError, messageOf } from '../../core/errors.ts';
import type { BrowserBinary } from '../find.ts';
import { Wire } from './wire.ts';

const START_MS = 30_000;
const LAST_WORDS = 2000;
const POLL_MS = 10;
const CLEAN_TRIES = 20;
const CLEAN_MS = 100;

/** How a process ended. */
export interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** A Chromium process in a group and a profile of its own. */
export interface Chromium {
  readonly wire: Wire;
  readonly version: string;
  /** Its debugging port. */
  readonly port: number;
  readonly exited: Promise<Exit>;
  /** Ends it with all its children and deletes its profile. Idempotent. */
  kill(): Promise<void>;
}

/** Those that run: none may outlive this process. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) killGroup(child);
});

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It is gone.
  }
}

/**
 * Starts a Chromium that is spoken to by a pipe.
 *
 * @param flags what it is started with, by the folder of its profile
 * @throws InfrastructureError ('browser') when it dies at start, or says nothing
 */
export async function startChromium(
  binary: BrowserBinary,
  flags: (profile: string) => readonly string[],
): Promise<Chromium> {
  const profile = await mkdtemp(join(tmpdir(), 'profile-'));
  const child = spawn(binary.path, flags(profile), {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
    detached: true,
  });
  running.add(child);
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-LAST_WORDS);
  });
  const exited = new Promise<Exit>((resolve) => {
    child.once('error', (error) => {
      said = messageOf(error);
      resolve({ code: null, signal: null });
    });
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
  let killed: Promise<void> | undefined;
  const kill = (): Promise<void> => {
    killed ??= (async () => {
      killGroup(child);
      await exited;
      running.delete(child);
      await removed(profile);
    })();
    return killed;
  };
  const wire = new Wire(child.stdio[3] as Writable, child.stdio[4] as Readable);
  try {
    const asked = wire.channel().send('Browser.getVersion');
    asked.catch(() => {});
    const { product } = await Promise.race([
      asked,
      exited.then(() => Promise.reject(new Error(`it died: ${lastLine(said)}`))),
      delay(START_MS, undefined, { ref: false }).then(() =>
        Promise.reject(new Error(`no answer within ${START_MS / 1000} s`)),
      ),
    ]);
    const port = await portOf(profile);
    return { wire, version: product.replace(/^.*\//, ''), port, exited, kill };
  } catch (cause) {
    await kill();
    throw new InfrastructureError(
      'browser',
      {
        expected: `${binary.path} to start`,
        found: messageOf(cause),
        hint: 'Run it by hand to see why, or set SIREN_BROWSER to another Chromium.',
      },
      { cause },
    );
  }
}

/** The browser writes its port into its profile, at its leisure. */
async function portOf(profile: string): Promise<number> {
  const file = join(profile, 'DevToolsActivePort');
  for (let waited = 0; ; waited += POLL_MS) {
    const [port] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
    if (port) return Number(port);
    if (waited >= START_MS) throw new Error('it opened no debugging port');
    await delay(POLL_MS);
  }
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1)?.slice(0, 300) || 'no reason given';
}

/** Its children may still write while they die, so a folder is not empty at the first try. */
async function removed(folder: string): Promise<void> {
  for (let attempt = 0; attempt < CLEAN_TRIES; attempt++) {
    try {
      return await rm(folder, { recursive: true, force: true });
    } catch {
      await delay(CLEAN_MS);
    }
  }
}
