import type { Usage } from '../../core/usage.ts';
import type { ChatModel } from '../model/index.ts';
import { AS_YOU_THINK, NO, replyTo, YES } from './questions.ts';

/** What the user says; undefined when nothing was asked. */
export interface Answered {
  readonly words: string | undefined;
  /** What telling it took, where a model was asked. */
  readonly usage?: Usage;
}

/** Stands for the user where a model asks something. */
export type Answerer = (words: string, signal: AbortSignal) => Promise<Answered>;

/** Part of the card's hash. */
export const ANSWERER_PROMPT = `Somebody works in a web browser for a user, and stopped to say something. Decide which of these it is, and reply with its letter alone:
A: an offer of further help, beyond the task
B: a request for permission or for a confirmation
C: any other question
D: no question: the work is finished or was given up`;

const ANSWERS: Readonly<Record<string, string | undefined>> = {
  A: NO,
  B: YES,
  C: AS_YOU_THINK,
  D: undefined,
};

/** Goes by words alone. */
export const byRules: Answerer = async (words) => ({ words: replyTo(words) });

/** Goes by words where they are clear, and asks a model where the rule knows no better than to leave it open. */
export function byModel(model: ChatModel): Answerer {
  return async (words, signal) => {
    const rule = replyTo(words);
    if (rule !== AS_YOU_THINK) return { words: rule };
    const { text, usage } = await model.ask({
      system: ANSWERER_PROMPT,
      messages: [{ role: 'user', parts: [{ type: 'text', text: words }] }],
      signal,
    });
    const [letter = ''] = /\b[ABCD]\b/.exec(text) ?? [];
    return { words: letter in ANSWERS ? ANSWERS[letter] : rule, usage };
  };
}
