import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that a provider got. */
export interface Got {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
}

const SAID = 'ready';

/** What each provider's API answers with: one word, in its own form. */
const ANSWERS: readonly (readonly [RegExp, (input: number) => object])[] = [
  [
    /^\/v1\/chat\/completions$/,
    (input) => ({
      id: 'c',
      object: 'chat.completion',
      created: 0,
      model: 'm',
      choices: [{ index: 0, message: { role: 'assistant', content: SAID }, finish_reason: 'stop' }],
      usage: { prompt_tokens: input, completion_tokens: 1, total_tokens: input + 1 },
    }),
  ],
  [
    /^\/v1\/responses$/,
    (input) => ({
      id: 'r',
      object: 'response',
      created_at: 0,
      model: 'm',
      output: [
        {
          id: 'o',
          type: 'message',
          role: 'assistant',
          content: [{ type: 'output_text', text: SAID, annotations: [] }],
        },
      ],
      usage: { input_tokens: input, output_tokens: 1 },
    }),
  ],
  [
    /^\/v1\/messages$/,
    (input) => ({
      id: 'm',
      type: 'message',
      role: 'assistant',
      model: 'm',
      content: [{ type: 'text', text: SAID }],
      stop_reason: 'end_turn',
      stop_sequence: null,
      usage: { input_tokens: input, output_tokens: 1 },
    }),
  ],
  [
    /^\/v1beta\/models\/[^/]+:generateContent$/,
    (input) => ({
      candidates: [{ content: { role: 'model', parts: [{ text: SAID }] }, finishReason: 'STOP', index: 0 }],
      usageMetadata: { promptTokenCount: input, candidatesTokenCount: 1, totalTokenCount: input + 1 },
    }),
  ],
];

/** Stands in for three providers, and answers every request with one word. A path of none of them is not found. */
export async function startProviders() {
  const got: Got[] = [];
  const server = createServer(async (request, response) => {
    let length = 0;
    for await (const piece of request) length += piece.length;
    const path = new URL(request.url ?? '/', 'http://here').pathname;
    got.push({ path, headers: request.headers });
    const answer = ANSWERS.find(([pattern]) => pattern.test(path))?.[1];
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify(answer?.(Math.ceil(length / 4)) ?? { error: { message: `No ${path} here.` } }),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    got,
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
