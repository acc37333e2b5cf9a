import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { messageOf, UsageError } from '../../core/errors.ts';
import { type Fault, type FaultPlan, faultOf } from './faults.ts';
import { type Answered, type Question, questionIn } from './question.ts';
import { decide } from './rules.ts';
import { screenWireAt } from './screen/index.ts';
import { situationOf } from './situation.ts';
import { told } from './told.ts';

export interface MockModelOptions {
  /** Any free one unless given. */
  readonly port?: number;
  /** None unless given. */
  readonly faults?: FaultPlan;
  /** What the `429` fault says to wait, s; 1 unless given. */
  readonly retryAfter?: number;
  /** How long the `slow` fault waits, ms; 5,000 unless given. */
  readonly slowMs?: number;
  /** Whether it takes pictures; it does unless given. */
  readonly vision?: boolean;
  /** The only key that it takes; any, and none, unless given. */
  readonly key?: string;
  /** Told of each request, when it is answered. */
  readonly onRequest?: (request: ServedRequest) => void;
}

export interface ServedRequest {
  readonly number: number;
  readonly status: number;
  /** What it did, or what was wrong. */
  readonly said: string;
}

export interface MockModel {
  readonly port: number;
  /** For `--base-url`. */
  readonly baseUrl: string;
  close(): Promise<void>;
}

/** A page's text, a history and a few pictures are far below it. */
const LARGEST = 64 * 1024 * 1024;

/**
 * Starts a server that speaks OpenAI's chat completions, whole or streamed, and three providers' tools for working a
 * screen, on this machine only. It answers from the request's body alone, by rules over words: the same request, the same answer. It is no language model.
 *
 * @throws UsageError when the port is taken.
 */
export async function startMockModel(options: MockModelOptions = {}): Promise<MockModel> {
  let requests = 0;
  const server = createServer((request, response) => {
    answer(request, response, options, () => ++requests).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else refuse(response, 500, 'server_error', messageOf(error));
    });
  });
  await listening(server, options.port ?? 0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    baseUrl: `http://127.0.0.1:${port}/v1`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function listening(server: Server, port: number): Promise<void> {
  server.listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (cause) {
    const explanation = {
      expected: `port ${port} to be free`,
      found: messageOf(cause),
      hint: 'Give another one with --port, or none for any free one.',
    };
    throw new UsageError(explanation, { cause });
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  options: MockModelOptions,
  count: () => number,
): Promise<void> {
  const path = new URL(request.url ?? '/', 'http://mock').pathname.replace(/^\/v1(?=\/)/, '');
  if (options.key !== undefined && request.headers.authorization !== `Bearer ${options.key}`)
    return refuse(response, 401, 'invalid_api_key', 'Incorrect API key provided.');
  if (request.method === 'GET' && path === '/models')
    return send(response, 200, {
      object: 'list',
      data: [{ id: 'mock', object: 'model', owned_by: 'siren' }],
    });
  const wire = screenWireAt(path);
  if (request.method !== 'POST' || (path !== '/chat/completions' && wire === undefined))
    return refuse(response, 404, 'not_found', `Unknown request: ${request.method} ${request.url}`);
  const number = count();
  const tell = (status: number, said: string): void => options.onRequest?.({ number, status, said });
  let question: Question;
  try {
    question = questionIn(await bodyOf(request), wire, path);
  } catch (error) {
    tell(400, messageOf(error));
    return refuse(response, 400, 'invalid_request_error', messageOf(error));
  }
  if (options.vision === false && question.turns.some(({ pictures }) => pictures.length > 0)) {
    tell(400, 'a picture, and no vision');
    return refuse(response, 400, 'invalid_request_error', 'This model does not support image input.');
  }
  const fault = options.faults && faultOf(options.faults, number);
  if (fault === '429' || fault === '500') {
    tell(Number(fault), 'on purpose');
    if (fault === '429') response.setHeader('retry-after', String(options.retryAfter ?? 1));
    return refuse(response, Number(fault), 'on_purpose', `This is the fault ${fault}, as asked for.`);
  }
  const move = decide(await situationOf(question));
  if (fault === 'slow') await delay(options.slowMs ?? 5000);
  tell(200, fault ?? told(move));
  deliver(response, question.answer(move, fault), fault);
}

function deliver(response: ServerResponse, answered: Answered, fault: Fault | undefined): void {
  const body = fault === 'malformed' ? '<html><body>Bad gateway</body></html>' : answered.body;
  response.writeHead(200, {
    'content-type': answered.events ? 'text/event-stream' : 'application/json',
    ...(!answered.events && { 'content-length': Buffer.byteLength(body) }),
  });
  if (fault !== 'cut') {
    response.end(body);
    return;
  }
  response.write(body.slice(0, Math.floor(body.length / 2)), () => response.destroy());
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of request) {
    size += (piece as Buffer).length;
    if (size > LARGEST) throw new Error('the request body is too large');
    pieces.push(piece as Buffer);
  }
  return Buffer.concat(pieces).toString('utf8');
}

function refuse(response: ServerResponse, status: number, code: string, message: string): void {
  send(response, status, { error: { message, type: code, param: null, code } });
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
