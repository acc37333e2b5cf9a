import { type Asked, readAsked, type Turn } from './asked.ts';
import {
  type Completion,
  completionOf,
  cutShort,
  eventsOf,
  promptTokens,
  tokensOf,
  wholeBody,
} from './completion.ts';
import type { Fault } from './faults.ts';
import type { Move } from './move.ts';
import { replyTo } from './reply.ts';
import { membersIn, type ScreenWire } from './screen/index.ts';
import { told } from './told.ts';

const NONSENSE = 'Colourless green ideas sleep furiously.';

/** What a request asks, and how it is answered in its own form. */
export interface Question {
  readonly turns: readonly Turn[];
  answer(move: Move, fault: Fault | undefined): Answered;
}

export interface Answered {
  readonly body: string;
  /** Server-sent events in place of JSON. */
  readonly events?: boolean;
}

/**
 * Reads a request: of chat completions, or of a provider's own tool for a screen.
 *
 * @throws Error with what is wrong, for a body that is none.
 */
export function questionIn(text: string, wire: ScreenWire | undefined, path: string): Question {
  return wire ? screenQuestion(wire, text, path) : chatQuestion(readAsked(text));
}

function chatQuestion(asked: Asked): Question {
  return {
    turns: asked.turns,
    answer(move, fault) {
      const made = completionOf(asked, replyTo(asked, move));
      const completion = fault === undefined ? made : spoilt(made, fault);
      return asked.stream
        ? { body: eventsOf(completion).join(''), events: true }
        : { body: wholeBody(completion) };
    },
  };
}

function screenQuestion(wire: ScreenWire, text: string, path: string): Question {
  const asked = wire.read(bodyIn(text), path);
  if (asked === undefined)
    throw new Error("without its provider's computer tool, this model speaks chat completions alone");
  return {
    turns: asked.turns,
    answer(move, fault) {
      const odd = fault === 'truncated' || fault === 'nonsense' || fault === 'refusal';
      const said: Move = odd ? { kind: 'done', answer: NONSENSE } : move;
      const used = { input: promptTokens(asked.turns), output: tokensOf(told(said)) };
      return { body: JSON.stringify(wire.write(asked, said, used)) };
    },
  };
}

function bodyIn(text: string): Readonly<Record<string, unknown>> {
  try {
    return membersIn(JSON.parse(text));
  } catch {
    throw new Error('the request body is not JSON');
  }
}

function spoilt(completion: Completion, fault: Fault): Completion {
  const said = { ...completion, calls: [], finish: 'stop' } as const;
  switch (fault) {
    case 'truncated':
      return cutShort(completion);
    case 'nonsense':
      return { ...said, content: NONSENSE };
    case 'refusal':
      return { ...said, content: null, refusal: "I'm sorry, I can't help with that." };
    default:
      return completion;
  }
}
