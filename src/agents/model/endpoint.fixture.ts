import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished } from 'vitest';
import { Gate } from './gate.ts';
import type { ModelRequest } from './model.ts';
import { openModel, type Surroundings } from './open.ts';
import type { Pace } from './retry.ts';
import type { ModelSettings } from './settings.ts';

/** A request as the endpoint got it. */
export interface Got {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly body: Record<string, unknown>;
}

/** What the endpoint answers with: a chat completion's text, a status with headers and a body, or a way of its own. */
export type Scripted =
  | string
  | { readonly status: number; readonly headers?: Record<string, string>; readonly body?: unknown }
  | ((response: ServerResponse, got: Got) => void);

/** A chat completion with that text. */
export const completion = (content: string, more: object = {}): object => ({
  id: 'c',
  object: 'chat.completion',
  created: 0,
  model: 'dated-1',
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 1000, completion_tokens: 100, total_tokens: 1100 },
  ...more,
});

/** An endpoint that gives the answers that it was made with, one a request, the last one again and again. */
export async function scriptedEndpoint(...answers: readonly Scripted[]) {
  const got: Got[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const piece of request) text += piece;
    const here: Got = {
      path: request.url ?? '',
      headers: request.headers,
      text,
      body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
    };
    const answer = answers[Math.min(got.length, answers.length - 1)] ?? 'ok';
    got.push(here);
    if (typeof answer === 'function') return answer(response, here);
    const {
      status,
      headers = {},
      body,
    } = typeof answer === 'string' ? { status: 200, body: completion(answer) } : answer;
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body ?? {}));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  return { got, baseUrl: `http://127.0.0.1:${port}/v1` };
}

/** A pace that waits for nothing, and tells what it should have waited. */
export function noPace(): Pace & { readonly waits: readonly number[] } {
  const waits: number[] = [];
  let time = 1_000_000;
  return {
    waits,
    now: () => time,
    spread: () => 0.5,
    sleep: async (ms, signal) => {
      signal?.throwIfAborted();
      waits.push(ms);
      time += ms;
    },
  };
}

/** A small request. */
export const hello: ModelRequest = {
  system: 'Be brief.',
  messages: [{ role: 'user', parts: [{ type: 'text', text: 'Hello' }] }],
};

/** A key that must be found nowhere but in an Authorization header. */
export const KEY = 'sk-planted-0123456789abcdef';

/** A model at an endpoint that gives those answers, with a gate and a pace of its own. */
export async function modelAt(
  answers: readonly Scripted[],
  settings: Partial<ModelSettings> = {},
  surroundings: Surroundings = {},
  environment: NodeJS.ProcessEnv = {},
) {
  const endpoint = await scriptedEndpoint(...answers);
  const pace = noPace();
  const all = { model: 'openai-compatible:m', baseUrl: endpoint.baseUrl, ...settings };
  const model = openModel(all, environment, { gate: new Gate(), pace, ...surroundings });
  return { ...endpoint, pace, model };
}

/** What a promise was rejected with. */
export async function rejection(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => expect.unreachable('it should have failed'),
    (error: unknown) => error,
  );
}
