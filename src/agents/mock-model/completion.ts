import { hashOf } from '../../core/hash.ts';
import type { Asked } from './asked.ts';
import type { Reply } from './reply.ts';

/** A chat completion, before it is sent whole or in pieces. */
export interface Completion {
  readonly id: string;
  readonly model: string;
  readonly content: string | null;
  readonly refusal?: string;
  readonly calls: readonly { readonly id: string; readonly name: string; readonly arguments: string }[];
  readonly finish: 'stop' | 'tool_calls' | 'length';
  readonly usage: {
    readonly prompt_tokens: number;
    readonly completion_tokens: number;
    readonly total_tokens: number;
  };
}

/** A token is about that many characters. */
const CHARACTERS = 4;
const PICTURE_TOKENS = 800;

/** What a text counts for. */
export const tokensOf = (text: string): number => Math.ceil(text.length / CHARACTERS);

/** What the turns of a request count for, pictures included. */
export function promptTokens(turns: Asked['turns']): number {
  const characters = turns.reduce((sum, turn) => sum + turn.text.length, 0);
  const pictures = turns.reduce((sum, turn) => sum + turn.pictures.length, 0);
  return Math.ceil(characters / CHARACTERS) + pictures * PICTURE_TOKENS;
}

/** Puts a reply into a completion. The same request gives the same one, ids included. */
export function completionOf(asked: Asked, { text, calls }: Reply): Completion {
  const id = hashOf([asked.turns.map((turn) => [turn.role, turn.text, turn.calls]), text, calls]).slice(
    0,
    20,
  );
  const made = calls.map(({ name, input }, index) => ({
    id: `call_${id}${index}`,
    name,
    arguments: JSON.stringify(input),
  }));
  const prompt = promptTokens(asked.turns);
  const answered = tokensOf(`${text}${JSON.stringify(calls)}`);
  return {
    id: `chatcmpl-${id}`,
    model: asked.model,
    content: text === '' ? null : text,
    calls: made,
    finish: made.length > 0 ? 'tool_calls' : 'stop',
    usage: { prompt_tokens: prompt, completion_tokens: answered, total_tokens: prompt + answered },
  };
}

/** Only its first half, as when the limit of tokens is met. */
export function cutShort(completion: Completion): Completion {
  const half = (text: string): string => text.slice(0, Math.floor(text.length / 2));
  return {
    ...completion,
    content: completion.content && half(completion.content),
    calls: completion.calls.map((call) => ({ ...call, arguments: half(call.arguments) })),
    finish: 'length',
  };
}

/** As the body of a response. */
export function wholeBody(completion: Completion): string {
  const { id, model, content, refusal, calls, finish, usage } = completion;
  return JSON.stringify({
    id,
    object: 'chat.completion',
    created: 0,
    model,
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content,
          ...(refusal !== undefined && { refusal }),
          ...(calls.length > 0 && { tool_calls: calls.map(callOf) }),
        },
        logprobs: null,
        finish_reason: finish,
      },
    ],
    usage,
  });
}

/** As server-sent events: the message in pieces, then its end, then what it used. */
export function eventsOf(completion: Completion): readonly string[] {
  const { id, model, content, refusal, calls, finish, usage } = completion;
  const chunk = (delta: object, end: string | null = null): string =>
    event({
      id,
      object: 'chat.completion.chunk',
      created: 0,
      model,
      choices: [{ index: 0, delta, finish_reason: end }],
    });
  const words = content?.match(/\s*\S+/g) ?? [];
  return [
    chunk({ role: 'assistant', content: '' }),
    ...(refusal === undefined ? [] : [chunk({ refusal })]),
    ...words.map((word) => chunk({ content: word })),
    ...calls.map((call, index) => chunk({ tool_calls: [{ index, ...callOf(call) }] })),
    chunk({}, finish),
    event({ id, object: 'chat.completion.chunk', created: 0, model, choices: [], usage }),
    'data: [DONE]\n\n',
  ];
}

const callOf = ({ id, name, arguments: input }: Completion['calls'][number]) => ({
  id,
  type: 'function',
  function: { name, arguments: input },
});

const event = (data: object): string => `data: ${JSON.stringify(data)}\n\n`;
