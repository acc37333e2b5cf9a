import { AgentFailure, type AgentSession, type OwnBrowser } from '../../../core/agent.ts';
import type { ChatModel, Message, ModelReply, ToolSpec } from '../../model/index.ts';
import { Conversation } from './conversation.ts';
import { CALL_A_TOOL, DONE_TOOL, SYSTEM } from './prompt.ts';
import type { Server } from './server.ts';

/** Replies without an act that count for nothing, beside those that a step limit allows. */
const SPARE_TURNS = 20;
/** Replies in a row that call no tool: one is told so, the second ends it. */
const UNUSABLE_MOST = 2;
const OUTCOME_MOST = 2000;

export interface LoopOptions {
  readonly model: ChatModel;
  readonly server: Server;
  readonly browser: OwnBrowser;
  /** Whether a screenshot goes with each snapshot. */
  readonly vision: boolean;
  /** How many of the newest snapshots stay in the conversation. */
  readonly views: number;
}

/**
 * Lets a model work with the server's tools until it says that it is done. Gives its answer.
 *
 * @throws AgentFailure when it says nothing that can be used, or never comes to an end
 */
export async function work(
  { model, server, browser, vision, views }: LoopOptions,
  { instruction, limits, signal }: Pick<AgentSession, 'instruction' | 'limits' | 'signal'>,
): Promise<string> {
  const tools: readonly ToolSpec[] = [...server.tools, DONE_TOOL];
  const conversation = new Conversation(instruction, views);
  let unusable = 0;
  let fresh = true;
  for (let turn = 0; turn < limits.steps + SPARE_TURNS; turn++) {
    if (fresh) conversation.shown(await view(server, vision, signal));
    const asked = Date.now();
    const reply = await model.ask({ system: SYSTEM, messages: conversation.messages(), tools, signal });
    const said = [
      reply.text,
      ...reply.toolCalls.map(({ name, input }) => `${name} ${JSON.stringify(input)}`),
    ];
    browser.remark(
      {
        said: said.filter(Boolean).join('\n'),
        ...(reply.reasoning && { reasoned: reply.reasoning }),
        usage: reply.usage,
      },
      asked,
    );
    const [call] = reply.toolCalls;
    if (call?.name === DONE_TOOL.name) return answerIn(call.input);
    fresh = call !== undefined && server.tools.some(({ name }) => name === call.name);
    unusable = fresh ? 0 : unusable + 1;
    if (unusable >= UNUSABLE_MOST) throw new AgentFailure(`It called no tool. ${reply.text}`.trim());
    conversation.replied(reply, fresh && call ? await outcome(server, call, signal) : CALL_A_TOOL);
  }
  throw new AgentFailure('It did not come to an end.');
}

/** Does what was asked for first; what else was asked for in the same reply was decided without seeing the page after it. */
async function outcome(
  server: Server,
  { name, input }: ModelReply['toolCalls'][number],
  signal: AbortSignal,
): Promise<string> {
  const { text, failed } = await server.call(name, input, signal);
  // The snapshot that it points to is in a file; the next one is shown in any case.
  const told = text
    .replace(/^- \[Snapshot\]\(.*\)$/gm, '')
    .replace(/^### Snapshot\s*$/gm, '')
    .trim();
  return `${failed ? 'It failed.\n' : ''}${told.slice(0, OUTCOME_MOST) || 'Done.'}`;
}

async function view(
  server: Server,
  vision: boolean,
  signal: AbortSignal,
): Promise<Extract<Message, { role: 'user' }>['parts']> {
  const { text } = await server.call('browser_snapshot', {}, signal);
  const snapshot = { type: 'text', text } as const;
  if (!vision) return [snapshot];
  const { picture } = await server.call('browser_take_screenshot', { type: 'png' }, signal);
  if (picture === undefined) return [snapshot];
  return [snapshot, { type: 'image', bytes: Buffer.from(picture, 'base64'), mediaType: 'image/png' }];
}

function answerIn(input: unknown): string {
  const answer = (input as { answer?: unknown } | null)?.answer;
  return typeof answer === 'string' ? answer : JSON.stringify(input ?? '');
}
