/** Keys that no endpoint looks at. */
export const KEYS = { OPENAI_API_KEY: 'k', ANTHROPIC_API_KEY: 'k', GOOGLE_GENERATIVE_AI_API_KEY: 'k' };

/** What an endpoint answers in a provider's own form: a call of its tool, or words. */
export interface Wire {
  readonly model: string;
  call(input: unknown, name?: string): object;
  words(text: string): object;
}

const openai = (output: readonly object[]): object => ({
  id: 'r',
  object: 'response',
  created_at: 0,
  model: 'cu',
  status: 'completed',
  output,
  usage: { input_tokens: 1000, output_tokens: 10, total_tokens: 1010 },
});
const anthropic = (content: readonly object[], stop: string): object => ({
  id: 'm',
  type: 'message',
  role: 'assistant',
  model: 'cu',
  content,
  stop_reason: stop,
  usage: { input_tokens: 1000, output_tokens: 10 },
});
const gemini = (parts: readonly object[]): object => ({
  candidates: [{ content: { role: 'model', parts }, finishReason: 'STOP' }],
  usageMetadata: { promptTokenCount: 1000, candidatesTokenCount: 10, totalTokenCount: 1010 },
});

/** Three providers' forms. */
export const WIRES = {
  openai: {
    model: 'openai:gpt-cu',
    call: (input) =>
      openai([
        { type: 'computer_call', id: 'cu_1', call_id: 'c1', status: 'completed', ...(input as object) },
      ]),
    words: (text) =>
      openai([
        {
          type: 'message',
          id: 'm',
          role: 'assistant',
          content: [{ type: 'output_text', text, annotations: [] }],
        },
      ]),
  },
  anthropic: {
    model: 'anthropic:claude-opus-4-6',
    call: (input) => anthropic([{ type: 'tool_use', id: 'c1', name: 'computer', input }], 'tool_use'),
    words: (text) => anthropic([{ type: 'text', text }], 'end_turn'),
  },
  google: {
    model: 'google:gemini-3-flash-preview',
    call: (args, name = 'click_at') => gemini([{ functionCall: { name, args } }]),
    words: (text) => gemini([{ text }]),
  },
} satisfies Record<string, Wire>;
