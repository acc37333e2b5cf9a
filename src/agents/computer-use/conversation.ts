import type { Json } from '../../core/json.ts';
import type { ImagePart, Message, ModelReply, ToolResult } from '../model/index.ts';
import { OLD_SCREEN } from './prompt.ts';

/** What came of one call, and how the screen looked then. */
export interface Came {
  readonly id: string;
  readonly name: string;
  readonly output: string;
  readonly picture: ImagePart;
  readonly url: string;
  readonly acknowledged?: Json;
}

type Turn =
  | { readonly kind: 'task'; readonly text: string; readonly picture: ImagePart }
  | { readonly kind: 'reply'; readonly reply: Pick<ModelReply, 'message'> }
  | { readonly kind: 'results'; readonly results: readonly Came[] }
  | { readonly kind: 'words'; readonly text: string };

/**
 * What was shown and said so far, in the form of a provider's own tool. The newest `views` screenshots stay, older ones are
 * replaced by a note.
 */
export class Conversation {
  readonly #views: number;
  readonly #turns: Turn[];

  constructor(instruction: string, picture: ImagePart, views: number) {
    this.#views = views;
    this.#turns = [{ kind: 'task', text: instruction, picture }];
  }

  replied(reply: Pick<ModelReply, 'message'>): void {
    this.#turns.push({ kind: 'reply', reply });
  }

  came(results: readonly Came[]): void {
    this.#turns.push({ kind: 'results', results });
  }

  /** The user says something. */
  said(text: string): void {
    this.#turns.push({ kind: 'words', text });
  }

  messages(): Message[] {
    const pictures = this.#turns.flatMap((turn) =>
      turn.kind === 'task'
        ? [turn.picture]
        : turn.kind === 'results'
          ? turn.results.map(({ picture }) => picture)
          : [],
    );
    const kept = new Set(pictures.slice(-this.#views));
    return this.#turns.map((turn) => messageOf(turn, kept));
  }
}

function messageOf(turn: Turn, kept: ReadonlySet<ImagePart>): Message {
  switch (turn.kind) {
    case 'task': {
      const text = { type: 'text' as const, text: turn.text };
      const old = { type: 'text' as const, text: OLD_SCREEN };
      return { role: 'user', parts: [text, kept.has(turn.picture) ? turn.picture : old] };
    }
    case 'reply':
      return repliedMessage(turn.reply);
    case 'results':
      return { role: 'tool', results: turn.results.map((came) => resultOf(came, kept)) };
    case 'words':
      return { role: 'user', parts: [{ type: 'text', text: turn.text }] };
  }
}

/** No provider takes back a reply without a word and without a call. */
function repliedMessage({ message }: Pick<ModelReply, 'message'>): Message {
  const empty = message.parts.every((part) => part.type === 'text' && part.text.trim() === '');
  return empty ? { role: 'assistant', parts: [{ type: 'text', text: '(no text)' }] } : message;
}

function resultOf(
  { id, name, output, picture, url, acknowledged }: Came,
  kept: ReadonlySet<ImagePart>,
): ToolResult {
  const keeps = kept.has(picture);
  return {
    id,
    name,
    output: keeps ? output : `${output} ${OLD_SCREEN}`,
    screen: { url, ...(keeps && { picture }), ...(acknowledged !== undefined && { acknowledged }) },
  };
}
