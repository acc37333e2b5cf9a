import { describe, expect, it } from 'vitest';
import { UsageError } from '../../core/errors.ts';
import { scriptedEndpoint } from './endpoint.fixture.ts';
import { endpointOf } from './endpoint.ts';
import { parseModelName } from './name.ts';
import { openModel } from './open.ts';

describe('names of models', () => {
  it('are split at the first colon', () => {
    expect(parseModelName('openai-compatible:qwen3:8b')).toEqual({
      provider: 'openai-compatible',
      id: 'qwen3:8b',
    });
  });

  it.each(['gpt-5', 'openai:', ':gpt-5', ''])('"%s" is none', (name) => {
    expect(() => parseModelName(name)).toThrow(UsageError);
  });

  it('offers the nearest provider', () => {
    expect(() => parseModelName('antropic:claude')).toThrow(/anthropic/);
  });
});

describe('base URLs', () => {
  it('lose the slash at the end, and ports of this machine are "local" in the card', () => {
    expect(endpointOf('openai-compatible', 'http://localhost:8000/v1/')).toEqual({
      baseUrl: 'http://localhost:8000/v1',
      host: 'local',
    });
    expect(endpointOf('openai-compatible', 'https://models.example:8443/api/v1')).toMatchObject({
      host: 'models.example:8443',
    });
    expect(endpointOf('anthropic', undefined).host).toBe('api.anthropic.com');
  });

  it.each([
    undefined,
    '',
    'localhost:8000/v1',
    '127.0.0.1',
    'file:///v1',
    'http://h/v1/chat/completions',
    'http://h/v1#x',
  ])('%s is none for openai-compatible', (baseUrl) => {
    expect(() => endpointOf('openai-compatible', baseUrl)).toThrow(UsageError);
  });
});

describe('reasoning', () => {
  const ask = { system: 's', messages: [{ role: 'user', parts: [{ type: 'text', text: 'x' }] }] } as const;

  it('goes to each provider in its own words, and a budget is refused where there is none', async () => {
    const { baseUrl, got } = await scriptedEndpoint({ status: 400, body: { error: { message: 'no' } } });
    const environment = {
      OPENAI_API_KEY: 'key-123456',
      ANTHROPIC_API_KEY: 'key-123456',
      GEMINI_API_KEY: 'key-123456',
    };
    const send = async (model: string, reasoning: 'high' | number) => {
      await openModel({ model, baseUrl, reasoning }, environment)
        .ask(ask)
        .catch(() => {});
      return got.at(-1);
    };
    expect((await send('openai:o4-mini', 'high'))?.body).toMatchObject({
      reasoning: { effort: 'high', summary: 'auto' },
    });
    expect((await send('anthropic:claude-sonnet-4-5', 2000))?.body).toMatchObject({
      thinking: { type: 'enabled', budget_tokens: 2000 },
    });
    const google = await send('google:gemini-2.5-flash', 512);
    expect(google?.body).toMatchObject({
      generationConfig: { thinkingConfig: { thinkingBudget: 512, includeThoughts: true } },
    });
    expect(google?.path).toBe('/v1/models/gemini-2.5-flash:generateContent');
    expect(() => openModel({ model: 'openai:o4-mini', reasoning: 2000 }, environment)).toThrow(
      /low, medium or high/,
    );
  });

  it('goes on without summaries where the account may not have them', async () => {
    const body = {
      error: { message: 'Your organization must be verified to generate reasoning summaries.' },
    };
    const { baseUrl, got } = await scriptedEndpoint(
      { status: 400, body },
      { status: 400, body: { error: { message: 'no' } } },
    );
    const model = openModel(
      { model: 'openai:o4-mini', baseUrl, reasoning: 'low' },
      { OPENAI_API_KEY: 'key-123456' },
    );
    await model.ask(ask).catch(() => {});
    expect(got.map(({ body: { reasoning } }) => reasoning)).toEqual([
      { effort: 'low', summary: 'auto' },
      { effort: 'low' },
    ]);
  });

  it('is not asked for unless it is set, and the environment can not move an endpoint', async () => {
    const { baseUrl, got } = await scriptedEndpoint({ status: 400, body: { error: { message: 'no' } } });
    const model = openModel(
      { model: 'openai:gpt-5', baseUrl },
      { OPENAI_API_KEY: 'key-123456', OPENAI_BASE_URL: 'http://127.0.0.1:1' },
    );
    await model.ask(ask).catch(() => {});
    expect(got[0]?.path).toBe('/v1/responses');
    expect(got[0]?.body).not.toHaveProperty('reasoning');
    expect(got[0]?.body).not.toHaveProperty('temperature');
  });
});
