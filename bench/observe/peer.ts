import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { agentsFolder } from '../../src/agents/outside/places.ts';

/** A Python peer: its script, and the Python that `scripts/install-agents.ts` makes for it. */
const PEERS = {
  'browser-use': { script: 'browser_use_peer.py', python: 'python/bin/python' },
  BrowserGym: { script: 'browsergym_peer.py', python: 'bench/python/bin/python' },
} as const;
export type PeerName = keyof typeof PEERS;
export const PEER_NAMES = Object.keys(PEERS) as readonly PeerName[];

/** What it saw, and how long it took by its own clock, ms. */
export interface Sight {
  readonly ms: number;
  readonly text: string;
  /** Bytes of the picture; 0 without one. */
  readonly picture: number;
}

/** Another harness's way of looking, in a process of its own. */
export interface Peer {
  readonly name: PeerName;
  readonly version: string;
  readonly pid: number;
  /** Opens an address in a tab of its own, which it looks at from then on. */
  open(endpoint: string, url: string, viewport: { width: number; height: number }): Promise<void>;
  /** `whole`: with what lies far beneath the viewport, where it has the choice. */
  look(how: { readonly picture: boolean; readonly whole: boolean }): Promise<Sight>;
  close(): Promise<void>;
}

/** Starts a peer. Undefined when it is not installed. */
export async function startPeer(name: PeerName): Promise<Peer | undefined> {
  const python = join(agentsFolder(), PEERS[name].python);
  if (!existsSync(python)) return undefined;
  const script = join(import.meta.dirname, '../peers', PEERS[name].script);
  const child = spawn(python, ['-u', script], {
    // It may read settings from the folder that it is started in.
    cwd: tmpdir(),
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
    detached: true,
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${name} can't be started.`);
  const next = answersOf(name, child);
  const ask = (asked: object): Promise<Record<string, unknown>> => {
    child.stdin.write(`${JSON.stringify(asked)}\n`);
    return next();
  };
  const { version } = await next();
  return {
    name,
    version: String(version),
    pid,
    open: async (endpoint, url, viewport) => {
      await ask({ do: 'open', endpoint, url, viewport });
    },
    look: async (how) => (await ask({ do: 'look', ...how })) as unknown as Sight,
    close: async () => {
      const ended = once(child, 'exit');
      // It may have started others, which go with its group.
      process.kill(-pid, 'SIGKILL');
      await ended;
    },
  };
}

/** A look at the largest page takes seconds, and much more on a busy machine. */
const PATIENCE_MS = 120_000;

/** The answers of a process, line by line; an error with its last words once it has ended, or says nothing for long. */
function answersOf(name: string, child: ChildProcess): () => Promise<Record<string, unknown>> {
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-2000);
  });
  if (!child.stdout) throw new Error(`${name} has no output.`);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return async () => {
    const late = delay(PATIENCE_MS, undefined, { ref: false }).then(() => {
      throw new Error(`${name} has not answered for ${PATIENCE_MS / 1000} s. Its last words:\n${said}`);
    });
    const { value, done } = await Promise.race([lines.next(), late]);
    if (done) throw new Error(`${name} has ended. Its last words:\n${said}`);
    return JSON.parse(value) as Record<string, unknown>;
  };
}
