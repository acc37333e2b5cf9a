import type { Message, ModelReply } from '../../model/index.ts';
import { OLD_VIEW, taskText } from './prompt.ts';

type UserParts = Extract<Message, { role: 'user' }>['parts'];

interface Turn {
  readonly view: UserParts;
  readonly replies: { readonly reply: ModelReply; readonly outcome: string }[];
}

/** What was shown and said so far; only the newest views are kept. */
export class Conversation {
  readonly #instruction: string;
  readonly #views: number;
  readonly #turns: Turn[] = [];

  constructor(instruction: string, views: number) {
    this.#instruction = instruction;
    this.#views = views;
  }

  shown(view: UserParts): void {
    this.#turns.push({ view, replies: [] });
  }

  /** What the model said to the last view, and what came of it. */
  replied(reply: ModelReply, outcome: string): void {
    this.#turns.at(-1)?.replies.push({ reply, outcome });
  }

  messages(): Message[] {
    const kept = this.#turns.length - this.#views;
    return this.#turns.flatMap(({ view, replies }, index): Message[] => {
      const parts: UserParts = index < kept ? [{ type: 'text', text: OLD_VIEW }] : view;
      const task: UserParts = index === 0 ? [{ type: 'text', text: taskText(this.#instruction) }] : [];
      return [{ role: 'user', parts: [...task, ...parts] }, ...replies.flatMap(replyMessages)];
    });
  }
}

function replyMessages({ reply, outcome }: Turn['replies'][number]): Message[] {
  const results = reply.toolCalls.map(({ id, name }) => ({ id, name, output: outcome }));
  return [
    reply.message,
    results.length > 0
      ? { role: 'tool', results }
      : { role: 'user', parts: [{ type: 'text', text: outcome }] },
  ];
}
