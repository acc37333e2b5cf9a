import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { hashOf, sha256 } from '../../core/hash.ts';
import type { Json } from '../../core/json.ts';
import type { ModelReply, ModelRequest } from './model.ts';
import { asMessage } from './read-reply.ts';

/** Changes when what is kept changes: older replies are then not found. */
const VERSION = 'v1';

const stored = z.strictObject({
  text: z.string(),
  reasoning: z.string().exactOptional(),
  toolCalls: z.array(z.strictObject({ id: z.string(), name: z.string(), input: z.unknown() })),
  finish: z.enum(['stop', 'tool-calls', 'length', 'refused', 'other']),
  answeredBy: z.string().exactOptional(),
});

/** Where replies are kept: `model` in the folder that SIREN_CACHE names, else in `~/.cache/siren`. */
export function replyFolder(environment: NodeJS.ProcessEnv): string {
  return join(environment.SIREN_CACHE || join(homedir(), '.cache', 'siren'), 'model');
}

/**
 * Replies on disk, by what was asked and how. What can't be read or written is as if absent. It holds no key, for keys
 * are part of no request's text.
 */
export class ReplyCache {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The name of a request: the model, how it is asked, and every word and picture. */
  keyOf(
    card: Readonly<Record<string, Json>>,
    { system, messages, tools = [], toolChoice }: ModelRequest,
  ): string {
    const said = messages.map((message) => {
      if (message.role === 'tool') return message;
      const parts = message.parts.map((part) =>
        part.type === 'image' ? { ...part, bytes: sha256(part.bytes) } : part,
      );
      return { role: message.role, parts };
    });
    return hashOf({ card, system, said, tools, toolChoice });
  }

  async get(key: string): Promise<ModelReply | undefined> {
    try {
      const { success, data } = stored.safeParse(JSON.parse(await readFile(this.#file(key), 'utf8')));
      if (!success) return undefined;
      const usage = { requests: 0, inputTokens: 0, outputTokens: 0, cost: 0, fromCache: 1, ms: 0 };
      return { ...data, message: asMessage(data.text, data.toolCalls), usage, cached: true };
    } catch {
      return undefined;
    }
  }

  /** Keeps a reply, whole or not at all: other processes may read and write the same file. */
  async put(key: string, { text, reasoning, toolCalls, finish, answeredBy }: ModelReply): Promise<void> {
    const file = this.#file(key);
    const draft = `${file}.${randomUUID()}`;
    try {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(draft, JSON.stringify({ text, reasoning, toolCalls, finish, answeredBy }));
      await rename(draft, file);
    } catch {
      // A full or read-only disk costs money at the next request, and nothing else.
      await rm(draft, { force: true }).catch(() => undefined);
    }
  }

  #file(key: string): string {
    return join(this.#folder, VERSION, key.slice(0, 2), `${key}.json`);
  }
}
