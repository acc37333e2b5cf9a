import { expect, onTestFinished, test } from 'vitest';
import { Budget, BudgetSpent } from './budget.ts';
import { completion, KEY, type Scripted, scriptedEndpoint } from './endpoint.fixture.ts';
import { openMeter } from './meter.ts';
import { toldUsage } from './told-usage.ts';

const EVENTS = [
  '{"choices":[{"index":0,"delta":{"content":"Hel"}}]}',
  '{"choices":[{"index":0,"delta":{"content":"lo"}}]}',
  '{"choices":[],"usage":{"prompt_tokens":7,"completion_tokens":2,"total_tokens":9}}',
  '[DONE]',
].map((event) => `data: ${event}\n\n`);

/** A meter before an endpoint that gives those answers, and a way to ask it as a program of somebody else's would. */
async function metered(answers: readonly Scripted[], budget?: Budget) {
  const { got, baseUrl } = await scriptedEndpoint(...answers);
  const settings = { model: 'openai-compatible:m', baseUrl, prices: { input: 1, output: 10 } };
  const meter = await openMeter(settings, { OPENAI_COMPATIBLE_API_KEY: KEY }, budget);
  onTestFinished(() => meter.close());
  const ask = (key = meter.key): Promise<Response> =>
    fetch(`${meter.baseUrl}/chat/completions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'x-own': 'yes' },
      body: '{"model":"m","messages":[]}',
    });
  return { ...meter, got, ask };
}

test('requests and replies go through as they are, with the key of the model, and what they use is counted', async () => {
  const { ask, got, used } = await metered(['Hello.']);
  const reply = await ask();
  expect(await reply.json()).toEqual(completion('Hello.'));
  expect(got[0]).toMatchObject({
    path: '/v1/chat/completions',
    text: '{"model":"m","messages":[]}',
    headers: { authorization: `Bearer ${KEY}`, 'x-own': 'yes' },
  });
  expect(used).toMatchObject([
    { usage: { requests: 1, inputTokens: 1000, outputTokens: 100, cost: 0.002 }, at: expect.any(Number) },
  ]);
});

test('a stream comes piece by piece, and tells its usage near its end', async () => {
  let goOn: () => void = () => {};
  const streamed: Scripted = (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(EVENTS[0]);
    goOn = () => response.end(EVENTS.slice(1).join(''));
  };
  const { ask, used } = await metered([streamed]);
  const reader = (await ask()).body?.getReader();
  // It is here before the endpoint has sent the rest.
  const first = await reader?.read();
  goOn();
  let text = Buffer.from(first?.value ?? []).toString();
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read())
    text += Buffer.from(piece.value).toString();
  expect(text).toBe(EVENTS.join(''));
  expect(used).toMatchObject([{ usage: { inputTokens: 7, outputTokens: 2 } }]);
});

test('nobody without its own key gets through, and the key of the model is in no error', async () => {
  const { ask, got, used } = await metered([{ status: 400, body: { error: { message: `bad: ${KEY}` } } }]);
  expect((await ask('guessed')).status).toBe(401);
  expect(got).toEqual([]);
  const refused = await ask();
  expect([refused.status, await refused.json()]).toEqual([400, { error: { message: 'bad: [key]' } }]);
  expect(used).toMatchObject([{ usage: { requests: 1, inputTokens: 0, outputTokens: 0 } }]);
});

test('a spent budget lets nothing more be sent, and says so', async () => {
  const { ask, got, spent } = await metered(['a'], new Budget({ maxRequests: 2 }));
  const statuses = [(await ask()).status, (await ask()).status, (await ask()).status];
  expect(statuses).toEqual([200, 200, 402]);
  expect(got).toHaveLength(2);
  expect(await spent).toBeInstanceOf(BudgetSpent);
});

test('an endpoint that is not there, or breaks off, fails the request alone', async () => {
  const meter = await openMeter({ model: 'openai-compatible:m', baseUrl: 'http://127.0.0.1:1/v1' }, {});
  onTestFinished(() => meter.close());
  const headers = { authorization: `Bearer ${meter.key}` };
  const ask = () => fetch(`${meter.baseUrl}/chat/completions`, { method: 'POST', headers, body: '{}' });
  expect((await ask()).status).toBe(502);
  const cut = await metered([(response) => response.writeHead(200).write('{"a', () => response.destroy())]);
  await expect(cut.ask().then((reply) => reply.text())).rejects.toThrow();
  expect(cut.used).toMatchObject([{ usage: { requests: 1 } }]);
});

test.each([
  ['anthropic:m', '/v1', '/messages?beta=true', 'x-api-key', 'ANTHROPIC_API_KEY'],
  ['google:m', '/v1beta', '/models/m:generateContent', 'x-goog-api-key', 'GEMINI_API_KEY'],
])(
  '%s: the key is where that provider has it, and the path is its own',
  async (model, root, path, header, name) => {
    const { got, baseUrl } = await scriptedEndpoint('Hello.');
    const meter = await openMeter({ model, baseUrl: baseUrl.replace('/v1', root) }, { [name]: KEY });
    onTestFinished(() => meter.close());
    expect(meter.baseUrl).toMatch(new RegExp(`:\\d+${root}$`));
    const ask = (headers: Record<string, string>) =>
      fetch(`${meter.baseUrl}${path}`, { method: 'POST', headers, body: '{}' });
    expect((await ask({ authorization: `Bearer ${meter.key}` })).status).toBe(401);
    expect((await ask({ [header]: meter.key, authorization: 'Bearer of nothing' })).status).toBe(200);
    expect(got.map((one) => [one.path, one.headers[header], one.headers.authorization])).toEqual([
      [`${root}${path}`, KEY, undefined],
    ]);
  },
);

test('usage is read from chat completions, responses and events, and is unknown where none is told', () => {
  const responses = '{"usage":{"input_tokens":3,"output_tokens":4}}';
  expect(toldUsage(responses)).toEqual({ inputTokens: 3, outputTokens: 4 });
  const event = `event: response.completed\ndata: {"response":${responses}}\n\n`;
  expect(toldUsage(event)).toEqual({ inputTokens: 3, outputTokens: 4 });
  for (const none of ['', '{', '{}', '[]', 'null', '{"usage":{"prompt_tokens":-1}}', EVENTS[0] ?? ''])
    expect(toldUsage(none)).toEqual({});
  const anthropic = '{"usage":{"input_tokens":3,"cache_read_input_tokens":10,"output_tokens":4}}';
  expect(toldUsage(anthropic)).toEqual({ inputTokens: 13, outputTokens: 4 });
  const messages =
    'data: {"type":"message_start","message":{"usage":{"input_tokens":25,"output_tokens":1}}}\n\n' +
    'data: {"type":"message_delta","usage":{"output_tokens":15}}\n\n';
  expect(toldUsage(messages)).toEqual({ inputTokens: 25, outputTokens: 15 });
  const google = '{"usageMetadata":{"promptTokenCount":5,"candidatesTokenCount":6,"thoughtsTokenCount":7}}';
  expect(toldUsage(google)).toEqual({ inputTokens: 5, outputTokens: 13 });
  expect(toldUsage(`[{"usageMetadata":{"promptTokenCount":5}},\n${google}]`)).toEqual({
    inputTokens: 5,
    outputTokens: 13,
  });
});
