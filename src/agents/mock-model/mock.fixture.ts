import { onTestFinished } from 'vitest';
import { type MockModelOptions, startMockModel } from './server.ts';

/** A tool as chat completions have it. */
export const tool = (
  name: string,
  properties: object,
  required: readonly string[] = Object.keys(properties),
) => ({
  type: 'function',
  function: { name, parameters: { type: 'object', properties, required } },
});

/** A message of the user. */
export const user = (content: unknown) => ({ role: 'user', content });

/** A JSON schema as a response format. */
export const format = (schema: object) => ({ type: 'json_schema', json_schema: { name: 'answer', schema } });

interface Body {
  readonly choices: readonly [
    {
      readonly message: {
        readonly content: string | null;
        readonly refusal?: string;
        readonly tool_calls?: readonly {
          readonly function: { readonly name: string; readonly arguments: string };
        }[];
      };
      readonly finish_reason: string;
    },
  ];
}

/** A mock model for the length of a test, and a way to ask it. */
export async function mockModel(options: MockModelOptions = {}) {
  const model = await startMockModel(options);
  onTestFinished(() => model.close());
  const post = (body: unknown, path = '/chat/completions'): Promise<Response> =>
    fetch(`${model.baseUrl}${path}`, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
  /** The first choice, with the text and the calls read. */
  const ask = async (body: object) => {
    const response = await post({ model: 'mock', ...body });
    const { choices } = (await response.json()) as Body;
    const [{ message, finish_reason: finish }] = choices;
    const calls = (message.tool_calls ?? []).map((call) => ({
      name: call.function.name,
      input: JSON.parse(call.function.arguments) as unknown,
    }));
    return { message, finish, text: message.content ?? '', calls };
  };
  return { ...model, post, ask };
}
