import type { Readable, Writable } from 'node:stream';
import type { CDPSession } from 'playwright-core';
import { InfrastructureError } from '../../core/errors.ts';

/** One end of a CDP connection that leads to one target, or to the browser itself. */
export type Channel = Pick<CDPSession, 'send' | 'on'>;

type Params = Record<string, unknown>;

interface Message {
  readonly id?: number;
  readonly sessionId?: string;
  readonly method?: string;
  readonly params?: Params;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

interface Waiting {
  readonly method: string;
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
}

/**
 * A CDP connection over a pipe: the one that no other program can reach, next to the port that is the agent's. Playwright
 * can't be asked for it, since it would drive the browser that an agent is to drive.
 */
export class Wire {
  readonly #out: Writable;
  readonly #waiting = new Map<number, Waiting>();
  readonly #hearers = new Map<string, Map<string, ((params: never) => void)[]>>();
  #sent = 0;
  #open = true;

  /** @param out what the browser reads; @param input what it writes, each message ended by a NUL */
  constructor(out: Writable, input: Readable) {
    this.#out = out;
    let rest: Buffer[] = [];
    input.on('data', (chunk: Buffer) => {
      let from = 0;
      for (let end = chunk.indexOf(0); end >= 0; end = chunk.indexOf(0, from)) {
        rest.push(chunk.subarray(from, end));
        from = end + 1;
        const text = Buffer.concat(rest).toString('utf8');
        rest = [];
        this.#hear(JSON.parse(text) as Message);
      }
      if (from < chunk.length) rest.push(chunk.subarray(from));
    });
    for (const stream of [out, input]) {
      stream.on('error', () => this.#end());
      stream.on('close', () => this.#end());
    }
  }

  /** The channel of a session, or of the browser. */
  channel(sessionId = ''): Channel {
    const send = (method: string, params: Params = {}): Promise<never> => {
      if (!this.#open) return Promise.reject(gone(method));
      const id = ++this.#sent;
      return new Promise((resolve, reject) => {
        this.#waiting.set(id, { method, resolve, reject });
        this.#out.write(
          `${JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) })}\0`,
          (error) => {
            if (error && this.#waiting.delete(id)) reject(gone(method));
          },
        );
      });
    };
    const channel = {
      send,
      on: (event: string, hearer: (params: never) => void) => {
        const events = this.#hearers.get(sessionId) ?? new Map<string, ((params: never) => void)[]>();
        this.#hearers.set(sessionId, events);
        events.set(event, [...(events.get(event) ?? []), hearer]);
        return channel;
      },
    };
    return channel as unknown as Channel;
  }

  /** Forgets those who listen to a session that is gone. */
  forget(sessionId: string): void {
    this.#hearers.delete(sessionId);
  }

  #hear(message: Message): void {
    if (message.id === undefined) {
      const hearers = this.#hearers.get(message.sessionId ?? '')?.get(message.method ?? '') ?? [];
      for (const hearer of hearers) hearer((message.params ?? {}) as never);
      return;
    }
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.error) waiting?.reject(new Error(`${waiting.method}: ${message.error.message}`));
    else waiting?.resolve(message.result as never);
  }

  #end(): void {
    this.#open = false;
    for (const { method, reject } of this.#waiting.values()) reject(gone(method));
    this.#waiting.clear();
  }
}

function gone(method: string): InfrastructureError {
  return new InfrastructureError('browser', {
    expected: `the browser to answer ${method}`,
    found: 'that it was gone',
    hint: 'The episode can be tried again in a new browser.',
  });
}
