import type { AssistantMessage, Message, ModelReply } from '../model/index.ts';
import { correction, NOTHING_SAID, OLD_VIEW, taskText } from './prompts/turns.ts';
import type { View } from './views/view.ts';

/** A reply, and what came of it, in words for the model. */
interface Said {
  readonly reply: Pick<ModelReply, 'message' | 'toolCalls'>;
  /** Undefined until it is known. */
  outcome?: string;
}

/** One view of the page, and the replies to it: the last one can be used, those before it can't. */
interface Turn {
  readonly view: View;
  readonly said: Said[];
}

/**
 * What was shown and said so far. The newest `views` views stay; older ones are replaced by a note, pictures and texts alike.
 * Replies stay all.
 */
export class Conversation {
  readonly #instruction: string;
  readonly #views: number;
  readonly #turns: Turn[] = [];

  constructor(instruction: string, views: number) {
    this.#instruction = instruction;
    this.#views = views;
  }

  /** The page as it is now. */
  shown(view: View): void {
    this.#turns.push({ view, said: [] });
  }

  /** What the model said to the last view. */
  replied(reply: Said['reply']): void {
    this.#turns.at(-1)?.said.push({ reply });
  }

  /** The last reply was carried out, or not: what the model gets to know of that. */
  came(outcome: string): void {
    const last = this.#turns.at(-1)?.said.at(-1);
    if (last) last.outcome = outcome;
  }

  /** The last reply can't be used. */
  unusable(why: string): void {
    this.came(correction(why));
  }

  messages(): Message[] {
    const messages: Message[] = [];
    let before: string | undefined = taskText(this.#instruction);
    for (const [index, { view, said }] of this.#turns.entries()) {
      const kept = index >= this.#turns.length - this.#views;
      const parts: View = kept ? view : [{ type: 'text', text: OLD_VIEW }];
      messages.push({
        role: 'user',
        parts: [...(before === undefined ? [] : [{ type: 'text' as const, text: before }]), ...parts],
      });
      before = undefined;
      for (const [turn, { reply, outcome }] of said.entries()) {
        messages.push(assistant(reply));
        if (outcome === undefined) continue;
        const results = reply.toolCalls.map(({ id, name }) => ({ id, name, output: outcome }));
        if (results.length > 0) messages.push({ role: 'tool', results });
        else if (turn < said.length - 1 || index === this.#turns.length - 1)
          messages.push({ role: 'user', parts: [{ type: 'text', text: outcome }] });
        // Said together with the next view: two messages of the user in a row are more than some models take.
        else before = outcome;
      }
    }
    return messages;
  }
}

/** The reply as it is sent back. No provider takes one without a word and without a call. */
function assistant({ message }: Said['reply']): AssistantMessage {
  const empty = message.parts.every((part) => part.type === 'text' && part.text.trim() === '');
  return empty ? { role: 'assistant', parts: [{ type: 'text', text: NOTHING_SAID }] } : message;
}
