import type { ChatModel, ModelReply, ModelRequest } from '../src/agents/model/index.ts';

/** A model within this process that answers at once, and keeps when it was asked and when it had answered, ms. */
export class InstantModel implements ChatModel {
  readonly card = { provider: 'bench', id: 'instant' };
  readonly asked: number[] = [];
  readonly answered: number[] = [];
  readonly #reply: (request: ModelRequest, turn: number) => string;

  /** @param reply what it says to the request of that turn, counted from 0 */
  constructor(reply: (request: ModelRequest, turn: number) => string) {
    this.#reply = reply;
  }

  async ask(request: ModelRequest): Promise<ModelReply> {
    this.asked.push(performance.now());
    const text = this.#reply(request, this.asked.length - 1);
    const reply: ModelReply = {
      text,
      toolCalls: [],
      message: { role: 'assistant', parts: [{ type: 'text', text }] },
      usage: { requests: 1, inputTokens: 0, outputTokens: 0, ms: 0 },
      finish: 'stop',
    };
    this.answered.push(performance.now());
    return reply;
  }

  async check(): Promise<void> {}

  /** How long the harness took from each answer to the next question, ms. */
  get between(): number[] {
    return this.asked.slice(1).map((asked, turn) => asked - (this.answered[turn] ?? Number.NaN));
  }
}
