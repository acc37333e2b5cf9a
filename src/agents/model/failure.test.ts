import { describe, expect, it } from 'vitest';
import { AgentFailure } from '../../core/agent.ts';
import { InfrastructureError, UsageError } from '../../core/errors.ts';
import { completion, hello, modelAt, rejection, type Scripted } from './endpoint.fixture.ts';

describe('failures', () => {
  it('are tried again after the pause that was asked for, and counted', async () => {
    const { model, pace, got } = await modelAt([
      { status: 429, headers: { 'retry-after': '7' } },
      { status: 500 },
      'fine',
    ]);
    const { text, usage } = await model.ask(hello);
    expect([text, usage.requests, got.length]).toEqual(['fine', 3, 3]);
    expect(pace.waits[0]).toBeGreaterThanOrEqual(7000);
    expect(pace.waits[0]).toBeLessThan(10_000);
  });

  it.each<[string, Scripted]>([
    ['500', { status: 500, body: { error: { message: 'overloaded' } } }],
    ['malformed', { status: 200, body: '<html><body>It works!</body></html>' }],
    ['of another shape', { status: 200, body: { hello: 'world' } }],
    ['without choices', { status: 200, body: completion('', { choices: [] }) }],
    [
      'cut off',
      (response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
        response.write('{"id":', () => response.destroy());
      },
    ],
  ])('that stay (%s) are infrastructure trouble, never a reply', async (_, answer) => {
    const { model, got } = await modelAt([answer]);
    const error = await rejection(model.ask(hello));
    expect(error).toBeInstanceOf(InfrastructureError);
    expect(error).toMatchObject({ trouble: 'model' });
    expect(got).toHaveLength(6);
  });

  it('of a slow endpoint end at the timeout', async () => {
    const { model, got } = await modelAt([() => {}], { timeoutMs: 20 });
    const error = await rejection(model.ask(hello));
    expect(error).toMatchObject({ trouble: 'model', explanation: { found: 'no reply in time' } });
    expect(got).toHaveLength(6);
  });

  it('that no retry mends are told at once: a refused key, no such model, no credit, another address', async () => {
    const cases: readonly Scripted[] = [
      { status: 401, body: { error: { message: 'bad key sk-pla***def' } } },
      { status: 404, body: { error: { message: 'no such model' } } },
      { status: 429, body: { error: { message: 'You exceeded your quota', code: 'insufficient_quota' } } },
      { status: 308, headers: { location: 'https://elsewhere.example/v1' } },
    ];
    for (const answer of cases) {
      const { model, got } = await modelAt([answer]);
      const error = await rejection(model.ask(hello));
      expect(error).toBeInstanceOf(UsageError);
      expect(String(error)).not.toContain('sk-pla');
      expect(got).toHaveLength(1);
    }
  });

  it('of a request that is too long are the failure of the agent', async () => {
    const body = {
      error: {
        message: "This model's maximum context length is 8192 tokens",
        code: 'context_length_exceeded',
      },
    };
    const { model } = await modelAt([{ status: 400, body }]);
    expect(await rejection(model.ask(hello))).toBeInstanceOf(AgentFailure);
  });

  it('do not outlast an abort', async () => {
    const controller = new AbortController();
    const { model } = await modelAt([() => controller.abort(new Error('over'))]);
    expect(await rejection(model.ask({ ...hello, signal: controller.signal }))).toMatchObject({
      message: 'over',
    });
    expect(await rejection(model.ask({ ...hello, signal: controller.signal }))).toMatchObject({
      message: 'over',
    });
  });
});
