import type { ChatModel, ModelReply, ModelRequest } from '../model/index.ts';

/** A reply of a fake model: the text protocol's by its text, the tools protocol's by its calls. */
export type FakeReply = string | Partial<ModelReply>;

/** A call of a tool, as a reply has it. */
export function call(name: string, input: unknown = {}, id = 'call-1'): FakeReply {
  return { toolCalls: [{ id, name, input }], finish: 'tool-calls' };
}

/** A model that gives the replies that it was made with, and keeps the requests. */
export class FakeModel implements ChatModel {
  readonly card = { provider: 'fake', id: 'fake' };
  readonly requests: ModelRequest[] = [];
  readonly checks: unknown[] = [];
  readonly #replies: FakeReply[];

  constructor(...replies: readonly FakeReply[]) {
    this.#replies = [...replies];
  }

  async ask(request: ModelRequest): Promise<ModelReply> {
    // As a provider would: what the agent changes later is not in what was sent.
    this.requests.push({ ...request, messages: structuredClone(request.messages) });
    const next = this.#replies.shift();
    if (next === undefined) throw new Error('The fake model has no more replies.');
    const { text = '', toolCalls = [], ...more } = typeof next === 'string' ? { text: next } : next;
    return {
      text,
      toolCalls,
      message: {
        role: 'assistant',
        parts: [
          ...(text === '' ? [] : [{ type: 'text' as const, text }]),
          ...toolCalls.map((made) => ({ type: 'tool-call' as const, ...made })),
        ],
      },
      usage: { requests: 1, inputTokens: 100, outputTokens: 10, ms: 1 },
      finish: 'stop',
      ...more,
    };
  }

  async check(needs: unknown): Promise<void> {
    this.checks.push(needs);
  }
}
