import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { UsageError } from '../../core/errors.ts';
import {
  completion,
  hello,
  KEY,
  modelAt,
  rejection,
  type Scripted,
  scriptedEndpoint,
} from './endpoint.fixture.ts';
import { openModel } from './open.ts';

describe('keys', () => {
  const environment = { OPENAI_COMPATIBLE_API_KEY: KEY, OPENAI_API_KEY: 'sk-another-key' };

  it('go to the endpoint, and nowhere else, even if it sends them back', async () => {
    const echo: Scripted = (response, { headers }) => {
      const key = headers.authorization;
      const call = {
        id: 'x',
        type: 'function',
        function: { name: `say`, arguments: JSON.stringify({ key }) },
      };
      const message = {
        role: 'assistant',
        content: `Your key is ${key}`,
        reasoning: `${key}!`,
        tool_calls: [call],
      };
      const body = completion('', {
        model: `m-${key}`,
        choices: [{ index: 0, message, finish_reason: 'stop' }],
      });
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    const { model, got } = await modelAt([echo], {}, {}, environment);
    const reply = await model.ask(hello);
    expect(got[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
    expect(got[0]?.text).not.toContain(KEY);
    for (const shown of [JSON.stringify(reply), inspect(reply, { depth: 9 }), inspect(model, { depth: 9 })])
      expect(shown).not.toContain('planted');
    expect(reply.text).toBe('Your key is Bearer [key]');
  });

  it.each([400, 401, 404, 429, 500, 200])('are in no error of status %i', async (status) => {
    const echo: Scripted = (response, { headers }) => {
      response.writeHead(status, { 'content-type': 'text/plain', 'x-echo': String(headers.authorization) });
      response.end(`no good: ${headers.authorization}`);
    };
    const { model } = await modelAt([echo], {}, {}, environment);
    for (const error of [await rejection(model.ask(hello)), await rejection(model.check())])
      expect(`${inspect(error, { depth: 9, showHidden: true })} ${(error as Error).stack}`).not.toContain(
        'planted',
      );
  });

  it('are in no redirected request', async () => {
    const elsewhere = await scriptedEndpoint('fine');
    const { model } = await modelAt(
      [{ status: 307, headers: { location: `${elsewhere.baseUrl}/chat/completions` } }],
      {},
      {},
      environment,
    );
    expect(await rejection(model.ask(hello))).toBeInstanceOf(UsageError);
    expect(elsewhere.got).toHaveLength(0);
  });

  it('are missed at once, and read only where they are expected', async () => {
    const open = (model: string, of: NodeJS.ProcessEnv) => openModel({ model }, of);
    expect(() => open('openai:gpt-5', {})).toThrow(/OPENAI_API_KEY/);
    expect(() => open('anthropic:claude', { OPENAI_API_KEY: KEY })).toThrow(/ANTHROPIC_API_KEY/);
    expect(() => open('google:gemini', { GEMINI_API_KEY: KEY })).not.toThrow();
    try {
      open('openai:gpt-5', { OPENAI_API_KEY: 'sk-planted key' });
      expect.unreachable();
    } catch (error) {
      expect(String(error)).toContain('OPENAI_API_KEY');
      expect(String(error)).not.toContain('planted');
    }
  });

  it('are not taken from a base URL', () => {
    for (const baseUrl of ['https://user:planted@host.example/v1', 'https://host.example/v1?key=planted'])
      try {
        openModel({ model: 'openai-compatible:m', baseUrl }, {});
        expect.unreachable();
      } catch (error) {
        expect(error).toBeInstanceOf(UsageError);
        expect(String(error)).not.toContain('planted');
      }
  });
});
