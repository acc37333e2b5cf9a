import { describe, expect, it } from 'vitest';
import { completion, hello, modelAt } from './endpoint.fixture.ts';

describe('what is sent and what comes back', () => {
  it('sends settings, words, pictures, tools and results, and reads text, calls, reasoning and usage', async () => {
    const call = { id: 'call-1', type: 'function', function: { name: 'click', arguments: '{"number":4}' } };
    const message = {
      role: 'assistant',
      content: 'I click.',
      reasoning_content: 'Four fits.',
      tool_calls: [call],
    };
    const body = completion('', {
      choices: [{ index: 0, message, finish_reason: 'tool_calls' }],
      usage: {
        prompt_tokens: 1000,
        completion_tokens: 100,
        completion_tokens_details: { reasoning_tokens: 60 },
      },
    });
    const { model, got } = await modelAt([{ status: 200, body }], {
      temperature: 0,
      seed: 7,
      maxTokens: 300,
      reasoning: 'low',
      prices: { input: 2, output: 10 },
    });
    const tool = { name: 'click', description: 'Clicks.', schema: { type: 'object', properties: {} } };
    const reply = await model.ask({
      system: 'Be brief.',
      tools: [tool],
      messages: [
        {
          role: 'user',
          parts: [{ type: 'image', bytes: new Uint8Array([1, 2, 3]), mediaType: 'image/png' }],
        },
        { role: 'assistant', parts: [{ type: 'tool-call', id: 'a', name: 'click', input: { number: 3 } }] },
        { role: 'tool', results: [{ id: 'a', name: 'click', output: 'Done.' }] },
      ],
    });
    expect(reply).toMatchObject({
      text: 'I click.',
      reasoning: 'Four fits.',
      toolCalls: [{ id: 'call-1', name: 'click', input: { number: 4 } }],
      usage: { requests: 1, inputTokens: 1000, outputTokens: 100, reasoningTokens: 60, cost: 0.003 },
      finish: 'tool-calls',
      answeredBy: 'dated-1',
    });
    expect(reply.usage).not.toHaveProperty('cachedInputTokens');
    expect(got[0]).toMatchObject({
      path: '/v1/chat/completions',
      body: { model: 'm', temperature: 0, seed: 7, max_tokens: 300, reasoning_effort: 'low' },
    });
    expect(got[0]?.body.messages).toMatchObject([
      { role: 'system', content: 'Be brief.' },
      { role: 'user', content: [{ type: 'image_url', image_url: { url: 'data:image/png;base64,AQID' } }] },
      {
        role: 'assistant',
        content: '',
        tool_calls: [{ id: 'a', function: { name: 'click', arguments: '{"number":3}' } }],
      },
      { role: 'tool', tool_call_id: 'a', content: 'Done.' },
    ]);
    expect(model.card).toEqual({
      model: 'openai-compatible:m',
      endpoint: 'local',
      temperature: 0,
      seed: 7,
      maxTokens: 300,
      reasoning: 'low',
    });
  });

  it('says what a user says at once in one text, for endpoints that know no parts', async () => {
    const { model, got } = await modelAt(['fine']);
    const parts = ['Task: do it.', 'The page.'].map((text) => ({ type: 'text', text }) as const);
    const picture = { type: 'image', bytes: new Uint8Array([1]), mediaType: 'image/png' } as const;
    await model.ask({ ...hello, messages: [{ role: 'user', parts }] });
    await model.ask({ ...hello, messages: [{ role: 'user', parts: [...parts, picture] }] });
    const said = got.map(({ body }) => (body.messages as { content: unknown }[])[1]?.content);
    expect(said).toMatchObject([
      'Task: do it.\n\nThe page.',
      [{ type: 'text', text: 'Task: do it.\n\nThe page.' }, { type: 'image_url' }],
    ]);
  });

  it('keeps what is unknown unknown: costs without prices, tokens that nobody tells', async () => {
    const { model } = await modelAt(['a', { status: 200, body: completion('b', { usage: undefined }) }]);
    expect((await model.ask(hello)).usage).not.toHaveProperty('cost');
    const { usage } = await model.ask(hello);
    expect(Object.keys(usage).sort()).toEqual(['ms', 'requests']);
  });

  it('gives a tool call whose input is no JSON as the text that came', async () => {
    const call = { id: 'x', type: 'function', function: { name: 'click', arguments: '{"number":' } };
    const choices = [
      {
        index: 0,
        message: { role: 'assistant', content: null, tool_calls: [call] },
        finish_reason: 'length',
      },
    ];
    const { model } = await modelAt([{ status: 200, body: completion('', { choices }) }]);
    const reply = await model.ask(hello);
    expect(reply).toMatchObject({
      text: '',
      finish: 'length',
      toolCalls: [{ name: 'click', input: '{"number":' }],
    });
    expect(reply.message.parts).toEqual([{ type: 'tool-call', id: 'x', name: 'click', input: '{"number":' }]);
  });

  it('tells a refusal apart from an answer, be it in the reply or as a refused request', async () => {
    const message = { role: 'assistant', content: null, refusal: "I can't help with that." };
    const choices = [{ index: 0, message, finish_reason: 'stop' }];
    const filtered = { error: { message: 'flagged', code: 'content_filter' } };
    const { model } = await modelAt([
      { status: 200, body: completion('', { choices }) },
      { status: 400, body: filtered },
    ]);
    expect(await model.ask(hello)).toMatchObject({ text: "I can't help with that.", finish: 'refused' });
    expect(await model.ask(hello)).toMatchObject({ finish: 'refused', toolCalls: [] });
  });

  it("gives a provider's own parts back unchanged with the next request", async () => {
    const call = {
      id: 'x',
      type: 'function',
      function: { name: 'click', arguments: '{}' },
      extra_content: { google: { thought_signature: 'signed' } },
    };
    const choices = [
      {
        index: 0,
        message: { role: 'assistant', content: null, tool_calls: [call] },
        finish_reason: 'tool_calls',
      },
    ];
    const { model, got } = await modelAt([{ status: 200, body: completion('', { choices }) }, 'fine']);
    const { message } = await model.ask(hello);
    const results = [{ id: 'x', name: 'click', output: 'Done.' }];
    await model.ask({ ...hello, messages: [...hello.messages, message, { role: 'tool', results }] });
    expect(JSON.stringify(got[1]?.body.messages)).toContain('"thought_signature":"signed"');
  });
});
