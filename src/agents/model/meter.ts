import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { messageOf } from '../../core/errors.ts';
import type { Usage } from '../../core/usage.ts';
import { FAILED } from './asking.ts';
import { type Budget, BudgetSpent } from './budget.ts';
import { endpointOf } from './endpoint.ts';
import { METER_WIRES } from './meter-wire.ts';
import { parseModelName } from './name.ts';
import { runBudget } from './run-budget.ts';
import { keyOf } from './secret.ts';
import type { ModelSettings } from './settings.ts';
import { toldUsage } from './told-usage.ts';

/** Of one connection, and nobody else's: keys among them. */
const OWN_HEADERS = new Set(
  'authorization connection content-encoding content-length host keep-alive set-cookie transfer-encoding upgrade x-api-key x-goog-api-key'.split(
    ' ',
  ),
);

/** An endpoint of this machine that stands before a model's own, for a program that asks its model by itself. */
export interface Meter {
  readonly baseUrl: string;
  /** What it takes for a key. The model's own stays here. */
  readonly key: string;
  /** What was used so far, and when the reply had come, ms since 1970. */
  readonly used: readonly { readonly at: number; readonly usage: Usage }[];
  /** Resolves when the run's budget does not allow a request that was made. */
  readonly spent: Promise<BudgetSpent>;
  /** Idempotent. */
  close(): Promise<void>;
}

/**
 * Opens one. It passes requests and replies through as they are, streams included, counts what they use, and sends
 * nothing once the budget is used up.
 */
export async function openMeter(
  settings: ModelSettings,
  environment: NodeJS.ProcessEnv = process.env,
  budget: Budget | undefined = runBudget(),
): Promise<Meter> {
  const { provider } = parseModelName(settings.model);
  const { baseUrl } = endpointOf(provider, settings.baseUrl);
  const wire = METER_WIRES[provider];
  const own = keyOf(provider, environment);
  const key = randomBytes(24).toString('base64url');
  const used: { at: number; usage: Usage }[] = [];
  const { promise: spent, resolve: end } = Promise.withResolvers<BudgetSpent>();
  const count = (usage: Usage): void => {
    budget?.add(usage);
    used.push({ at: Date.now(), usage });
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (wire.key(request.headers) !== key) return refuse(response, 401, 'This key is not for this endpoint.');
    const asks = request.method === 'POST';
    try {
      if (asks) budget?.check();
    } catch (error) {
      if (!(error instanceof BudgetSpent)) throw error;
      end(error);
      return refuse(response, 402, 'The budget of this run is used up.');
    }
    const body = asks ? await buffer(request) : undefined;
    const began = performance.now();
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const failed = (): void => {
      if (asks) count({ ...FAILED, ms: performance.now() - began });
    };
    let reply: Response;
    try {
      reply = await fetch(`${baseUrl}${(request.url ?? '').replace(wire.path, '')}`, {
        method: request.method ?? 'GET',
        headers: { ...headersFor(request), ...(own && wire.withKey(own.reveal())) },
        redirect: 'manual',
        signal: gone.signal,
        ...(body && { body: new Uint8Array(body) }),
      });
    } catch (error) {
      failed();
      return refuse(response, 502, `No reply from the model's endpoint: ${messageOf(error)}`);
    }
    response.writeHead(reply.status, headersOf(reply));
    if (!reply.ok) {
      failed();
      // An endpoint may send back what it was sent.
      const text = await reply.text();
      response.end(own ? own.hideIn(text) : text);
      return;
    }
    try {
      const told = await passOn(reply, response, gone.signal);
      if (asks) count(usageOf(told, settings, performance.now() - began));
      response.end();
    } catch (error) {
      failed();
      throw error;
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else refuse(response, 502, messageOf(error));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}${wire.path}`,
    key,
    used,
    spent,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function headersFor({ headers }: IncomingMessage): Record<string, string> {
  const kept = Object.entries(headers).flatMap(([name, value]) =>
    OWN_HEADERS.has(name) || value === undefined ? [] : [[name, String(value)]],
  );
  return { ...Object.fromEntries(kept), 'accept-encoding': 'identity' };
}

function headersOf({ headers }: Response): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => !OWN_HEADERS.has(name)));
}

/** Hands a body on as it comes, and gives its text. */
async function passOn({ body }: Response, response: ServerResponse, gone: AbortSignal): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of body ?? []) {
    pieces.push(Buffer.from(piece));
    if (!response.write(piece)) await once(response, 'drain', { signal: gone });
  }
  return Buffer.concat(pieces).toString('utf8');
}

function usageOf(body: string, { prices }: ModelSettings, ms: number): Usage {
  const { inputTokens: input, outputTokens: output } = toldUsage(body);
  if (input === undefined || output === undefined) return { requests: 1, ms };
  const cost = prices && (input * prices.input + output * prices.output) / 1e6;
  return { requests: 1, inputTokens: input, outputTokens: output, ...(cost !== undefined && { cost }), ms };
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ type: 'error', error: { message, type: 'siren', param: null, code: null } }));
}
