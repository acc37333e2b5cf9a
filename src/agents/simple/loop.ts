import type { ActResult } from '../../core/action.ts';
import { AgentFailure, type AgentSession, type Remark } from '../../core/agent.ts';
import { totalUsage, type Usage } from '../../core/usage.ts';
import type { ChatModel, ModelReply, ToolSpec } from '../model/index.ts';
import { Conversation } from './conversation.ts';
import { parseText } from './grammar.ts';
import type { Labels, Modality } from './modality.ts';
import { DONE, NOT_DONE } from './prompts/turns.ts';
import { saidIn, type Wish } from './reply.ts';
import type { Protocol } from './settings.ts';
import { parseCalls } from './tools.ts';
import { viewOf } from './views/view.ts';

/** Tries of a reply for one act: an unusable one gets one corrective turn. */
const TRIES = 2;

/** What the loop is set up with. */
export interface Setup {
  readonly model: ChatModel;
  readonly modality: Modality;
  readonly protocol: Protocol;
  readonly labels: Labels;
  readonly views: number;
  readonly system: string;
  /** None in the text protocol. */
  readonly tools: readonly ToolSpec[];
}

interface Decision {
  readonly wish: Extract<Wish, { action: unknown }>;
  readonly remark: Remark;
}

/** Looks, asks, acts, until the model answers the user or the episode is over. Gives the answer. */
export async function work(setup: Setup, { instruction, hands, signal }: AgentSession): Promise<string> {
  const { modality, labels } = setup;
  const conversation = new Conversation(instruction, setup.views);
  for (;;) {
    const observation = await hands.observe(modality.request);
    conversation.shown(viewOf(modality, labels, observation));
    const { wish, remark } = await decide(setup, conversation, observation.viewport.height, signal);
    const { action } = wish;
    const result = await hands.act(action, remark);
    if (action.type === 'done') return action.answer;
    conversation.came(outcomeOf(result, modality));
  }
}

/** Asks the model for an action, at most twice. Throws AgentFailure, with its words, when neither reply can be used. */
async function decide(
  setup: Setup,
  conversation: Conversation,
  viewportHeight: number,
  signal: AbortSignal,
): Promise<Decision> {
  const unusable: { said: string; why: string }[] = [];
  const usages: Usage[] = [];
  while (unusable.length < TRIES) {
    const reply = await setup.model.ask({
      system: setup.system,
      messages: conversation.messages(),
      ...(setup.tools.length > 0 && { tools: setup.tools }),
      signal,
    });
    conversation.replied(reply);
    usages.push(reply.usage);
    const said = saidIn(reply);
    const wish = wishOf(reply, setup, viewportHeight);
    if ('action' in wish) {
      const remark = {
        ...(said !== '' && { said }),
        ...(reply.reasoning && { reasoned: reply.reasoning }),
        ...(unusable.length > 0 && { unusable }),
        usage: totalUsage(usages),
        ...(reply.answeredBy !== undefined && { answeredBy: reply.answeredBy }),
      };
      return { wish, remark };
    }
    unusable.push({ said, why: wish.why });
    conversation.unusable(wish.why);
  }
  throw new AgentFailure(
    unusable
      .map(({ said, why }) => `A reply that can't be used. ${why}\n${said || '(It said nothing.)'}`)
      .join('\n\n'),
    { remark: { unusable, usage: totalUsage(usages) } },
  );
}

function wishOf(reply: ModelReply, { protocol, modality }: Setup, viewportHeight: number): Wish {
  const wish =
    protocol === 'tools'
      ? parseCalls(reply, modality.aims, viewportHeight)
      : parseText(reply.text, modality.aims, viewportHeight);
  if ('action' in wish) return wish;
  if (reply.finish === 'length') return { why: `It was cut off at the limit of its length. ${wish.why}` };
  return reply.finish === 'refused' ? { why: `The model's provider reports a refusal. ${wish.why}` } : wish;
}

function outcomeOf(result: ActResult, { mute }: Modality): string {
  if (result.ok) return DONE;
  return mute ? NOT_DONE : `${NOT_DONE} ${result.message}`;
}
