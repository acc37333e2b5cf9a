import { describe, expect, it } from 'vitest';
import { UsageError } from '../../core/errors.ts';
import { startMockModel } from '../mock-model/index.ts';
import { completion, noPace, type Scripted, scriptedEndpoint } from './endpoint.fixture.ts';
import { Gate } from './gate.ts';
import type { Needs } from './model.ts';
import { openModel } from './open.ts';
import type { ModelSettings } from './settings.ts';

/** What a check ends with: undefined when all is well. */
async function outcome(settings: ModelSettings, needs: Needs = {}, environment: NodeJS.ProcessEnv = {}) {
  const model = openModel(settings, environment, { gate: new Gate(), pace: noPace() });
  return model.check(needs).then(
    () => undefined,
    (error: unknown) => {
      expect(error).toBeInstanceOf(UsageError);
      return error as UsageError;
    },
  );
}

const scripted = async (needs: Needs, ...answers: readonly Scripted[]) => {
  const { baseUrl, got } = await scriptedEndpoint(...answers);
  return { got, error: await outcome({ model: 'openai-compatible:m', baseUrl }, needs) };
};

const all: Needs = { vision: true, blind: 'give `--modality dom`', tools: true };
const counting = (tokens: number): Scripted => ({
  status: 200,
  body: completion('ready', { usage: { prompt_tokens: tokens, completion_tokens: 1 } }),
});

describe('the check before the first episode', () => {
  it('passes a model that answers, takes tools, and looks', async () => {
    const mock = await startMockModel();
    expect(await outcome({ model: 'openai-compatible:mock', baseUrl: mock.baseUrl }, all)).toBeUndefined();
    await mock.close();
  });

  it('asks for no more than is needed', async () => {
    const { got, error } = await scripted({}, 'ready');
    expect([got.length, error]).toEqual([1, undefined]);
    expect(got[0]?.body).not.toHaveProperty('tools');
    expect(got[0]?.text).not.toContain('image');
  });

  it('finds a wrong base URL: nothing that listens, a web page, a path too few', async () => {
    const gone = await startMockModel();
    await gone.close();
    const nobody = await outcome({ model: 'openai-compatible:m', baseUrl: gone.baseUrl });
    expect(nobody?.explanation.found).toContain('connection refused');
    const page = await scripted(
      {},
      { status: 200, headers: { 'content-type': 'text/html' }, body: '<p>It works!</p>' },
    );
    expect(page.error?.explanation).toMatchObject({
      found: expect.stringContaining('It works!'),
      hint: expect.stringContaining('/v1'),
    });
    expect(page.got).toHaveLength(1);
    const path = await scripted(
      {},
      { status: 404, headers: { 'content-type': 'text/html' }, body: '<h1>Not found</h1>' },
    );
    expect(path.error?.explanation.hint).toContain('/v1');
  });

  it('names the models that the endpoint has when it does not know the one', async () => {
    const { error } = await scripted(
      {},
      { status: 404, body: { error: { message: 'The model `m` does not exist' } } },
      { status: 200, body: { data: [{ id: 'mm' }, { id: 'other' }] } },
    );
    expect(error?.explanation).toMatchObject({
      found: expect.stringContaining('does not exist'),
      hint: expect.stringContaining('mm'),
    });
  });

  it('finds a model without vision: one that says so, and one that is silent', async () => {
    const mock = await startMockModel({ vision: false });
    const settings = { model: 'openai-compatible:mock', baseUrl: mock.baseUrl };
    expect(await outcome(settings, { tools: true })).toBeUndefined();
    const refused = await outcome(settings, all);
    expect(refused?.explanation).toMatchObject({
      found: expect.stringContaining('does not support image input'),
      hint: expect.stringContaining('--modality'),
    });
    await mock.close();
    const silent = await scripted({ vision: true }, counting(40), counting(40));
    expect(silent.error?.explanation.found).toContain('drops it');
    expect((await scripted({ vision: true }, counting(40), counting(300))).error).toBeUndefined();
    // Who counts nothing can't be told apart from one that looks.
    expect((await scripted({ vision: true }, counting(0), counting(0))).error).toBeUndefined();
  });

  it('finds an endpoint that takes no tools', async () => {
    const { error } = await scripted(all, 'ready', {
      status: 500,
      body: { error: 'tools param requires --jinja flag' },
    });
    expect(error?.explanation).toMatchObject({
      found: expect.stringContaining('--jinja'),
      hint: expect.stringContaining('--protocol text'),
    });
  });

  it('finds a refused key and an endpoint that is down, and waits for one that is busy', async () => {
    const mock = await startMockModel({ key: 'right-key' });
    const settings = { model: 'openai-compatible:mock', baseUrl: mock.baseUrl };
    const wrong = await outcome(settings, {}, { OPENAI_COMPATIBLE_API_KEY: 'wrong-key' });
    expect(wrong?.explanation.hint).toContain('OPENAI_COMPATIBLE_API_KEY');
    expect(await outcome(settings, {}, { OPENAI_COMPATIBLE_API_KEY: 'right-key' })).toBeUndefined();
    await mock.close();
    expect((await scripted({}, { status: 503 })).got).toHaveLength(3);
    expect((await scripted({}, { status: 429 }, { status: 429 }, 'ready')).error).toBeUndefined();
  });

  it('refuses a setting that would be recorded and have no effect', async () => {
    const body = {
      id: 'r',
      created_at: 0,
      model: 'o4-mini',
      output: [
        {
          type: 'message',
          role: 'assistant',
          id: 'm',
          content: [{ type: 'output_text', text: 'ready', annotations: [] }],
        },
      ],
      usage: { input_tokens: 5, output_tokens: 1 },
    };
    const { baseUrl } = await scriptedEndpoint({ status: 200, body });
    const key = { OPENAI_API_KEY: 'sk-some-key' };
    const settings = { model: 'openai:o4-mini', baseUrl };
    expect(await outcome(settings, {}, key)).toBeUndefined();
    const error = await outcome({ ...settings, temperature: 0 }, {}, key);
    expect(error?.explanation.found).toContain('--temperature');
    expect((await outcome({ ...settings, seed: 1 }, {}, key))?.explanation.found).toContain('--seed');
  });
});
