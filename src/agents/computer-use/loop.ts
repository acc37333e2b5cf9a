import { AgentFailure, type AgentSession, type Hands, type Remark } from '../../core/agent.ts';
import { totalUsage, type Usage } from '../../core/usage.ts';
import type { ChatModel, ModelReply, Provider, Screen } from '../model/index.ts';
import type { Answerer } from './answerer.ts';
import { type Came, Conversation } from './conversation.ts';
import { DONE, NOT_DONE, NOTHING_SAID } from './prompt.ts';
import { pictureOf, scaleOf, shownSize } from './screen.ts';
import type { Reader, Wish } from './wish.ts';

/** Questions that are answered before words without an act are taken for the answer. */
const MOST_QUESTIONS = 5;
/** Empty replies, and calls that can't be read, in a row: one corrective turn, and then it is the agent's failure. */
const MOST_UNUSABLE = 2;

/** What the loop is set up with. */
export interface Setup {
  readonly model: ChatModel;
  readonly provider: Provider;
  readonly system: string;
  readonly views: number;
  readonly read: Reader;
  readonly answer: Answerer;
}

type Call = ModelReply['toolCalls'][number];

/** Lets a model work the page by its provider's own tool, until it answers the user or the episode is over. Gives the answer. */
export async function work(setup: Setup, { instruction, hands, signal }: AgentSession): Promise<string> {
  const first = await look(setup, hands);
  const conversation = new Conversation(instruction, first.picture, setup.views);
  const notes = new Notes();
  let viewport: Screen = first.viewport;
  let questions = 0;
  let unusable = 0;
  for (;;) {
    const reply = await setup.model.ask({
      system: setup.system,
      messages: conversation.messages(),
      screen: shownSize(setup.provider, viewport),
      signal,
    });
    conversation.replied(reply);
    notes.heard(reply);
    if (reply.toolCalls.length > 0) {
      const { came, carried, last } = await carryOut(setup, hands, reply.toolCalls, viewport, notes);
      viewport = last;
      conversation.came(came);
      unusable = carried ? 0 : unusable + 1;
    } else if (reply.text.trim() === '') {
      unusable++;
      conversation.said(NOTHING_SAID);
    } else {
      const { words, usage } =
        questions < MOST_QUESTIONS ? await setup.answer(reply.text, signal) : { words: undefined };
      if (usage) notes.took(usage);
      if (words === undefined) {
        await hands.act({ type: 'done', answer: reply.text }, notes.remark());
        return reply.text;
      }
      questions++;
      notes.answered(words);
      conversation.said(words);
    }
    if (reply.finish === 'refused' || unusable >= MOST_UNUSABLE)
      throw new AgentFailure(notes.failure(reply), { remark: notes.remark() });
  }
}

/** Carries the calls of a reply out, one after the other, with a look after each. */
async function carryOut(
  setup: Setup,
  hands: Hands,
  calls: readonly Call[],
  before: Screen,
  notes: Notes,
): Promise<{ came: readonly Came[]; carried: boolean; last: Screen }> {
  const came: Came[] = [];
  let carried = false;
  let viewport = before;
  for (const { id, name, input } of calls) {
    const wish = setup.read({ name, input }, scaleOf(setup.provider, viewport), viewport.height);
    const output = await carryOutOne(hands, wish, notes);
    carried ||= wish.why === undefined || wish.actions.length > 0;
    const seen = await look(setup, hands);
    viewport = seen.viewport;
    const { picture, url } = seen;
    const { acknowledged } = wish;
    came.push({ id, name, output, picture, url, ...(acknowledged !== undefined && { acknowledged }) });
  }
  return { came, carried, last: viewport };
}

/**
 * Does what a call asks for; what is left after an act that was refused was meant for another page. A call for nothing but
 * a look, or for what is not possible, is a step, too: it waits for no time.
 */
async function carryOutOne(hands: Hands, { actions, why }: Wish, notes: Notes): Promise<string> {
  for (const action of actions) {
    const result = await hands.act(action, notes.remark());
    // What was wrong may name elements, which this model is not shown.
    if (!result.ok) return NOT_DONE;
  }
  if (actions.length === 0) await hands.act({ type: 'wait', ms: 0 }, notes.remark());
  return why === undefined ? DONE : `${NOT_DONE} ${why}`;
}

async function look({ provider }: Pick<Setup, 'provider'>, hands: Hands) {
  const { pixels, viewport, url } = await hands.observe({ pixels: true });
  if (pixels === undefined) throw new AgentFailure('There was no screenshot.');
  return { picture: await pictureOf(pixels, shownSize(provider, viewport)), viewport, url };
}

/** What was said since the last act, for the record of the next one. */
class Notes {
  #said: string[] = [];
  #reasoned: string[] = [];
  #usages: Usage[] = [];
  #answeredBy: Pick<Remark, 'answeredBy'> = {};

  heard({ text, toolCalls, reasoning, usage, answeredBy }: ModelReply): void {
    if (answeredBy !== undefined) this.#answeredBy = { answeredBy };
    if (text !== '') this.#said.push(text);
    for (const { name, input } of toolCalls) this.#said.push(`${name}(${JSON.stringify(input)})`);
    if (reasoning) this.#reasoned.push(reasoning);
    this.#usages.push(usage);
  }

  took(usage: Usage): void {
    this.#usages.push(usage);
  }

  answered(words: string): void {
    this.#said.push(`[The user was said to answer: ${words}]`);
  }

  /** What the first of several acts of a reply is recorded with; the others have nothing left. */
  remark(): Remark {
    const remark = {
      ...(this.#said.length > 0 && { said: this.#said.join('\n') }),
      ...(this.#reasoned.length > 0 && { reasoned: this.#reasoned.join('\n') }),
      ...(this.#usages.length > 0 && { usage: totalUsage(this.#usages), ...this.#answeredBy }),
    };
    this.#said = [];
    this.#reasoned = [];
    this.#usages = [];
    return remark;
  }

  failure({ finish, text, toolCalls }: ModelReply): string {
    const last = [text, ...toolCalls.map(({ name, input }) => `${name}(${JSON.stringify(input)})`)]
      .join('\n')
      .trim();
    const what =
      finish === 'refused'
        ? "The model's provider reports a refusal."
        : 'Two replies in a row can not be used.';
    return `${what}\n${last || '(It said nothing.)'}`;
  }
}
