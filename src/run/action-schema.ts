import { z } from 'zod';
import type { Action } from '../core/action.ts';
import { AgentFailure, type Remark } from '../core/agent.ts';

const target = z.union([z.strictObject({ mark: z.int() }), z.strictObject({ x: z.number(), y: z.number() })]);

/** The shape of actions. Whether one can be carried out is the page's to say. */
const actionSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('click'), target }),
  z.object({
    type: z.literal('type'),
    text: z.string(),
    target: target.exactOptional(),
    clear: z.boolean().exactOptional(),
  }),
  z.object({ type: z.literal('select'), target, option: z.string() }),
  z.object({ type: z.literal('press'), key: z.string() }),
  z.object({
    type: z.literal('scroll'),
    dy: z.number(),
    dx: z.number().exactOptional(),
    target: target.exactOptional(),
  }),
  z.object({ type: z.literal('back') }),
  z.object({ type: z.literal('wait'), ms: z.number() }),
  z.object({ type: z.literal('done'), answer: z.string() }),
]);

const count = z.number().nonnegative();

const remarkSchema = z.object({
  said: z.string().exactOptional(),
  reasoned: z.string().exactOptional(),
  unusable: z.array(z.object({ said: z.string(), why: z.string() })).exactOptional(),
  usage: z
    .object({
      requests: count,
      inputTokens: count.exactOptional(),
      outputTokens: count.exactOptional(),
      cachedInputTokens: count.exactOptional(),
      reasoningTokens: count.exactOptional(),
      cost: count.exactOptional(),
      fromCache: count.exactOptional(),
      ms: count,
    })
    .exactOptional(),
  answeredBy: z.string().exactOptional(),
});

/** An act as the agent gave it. Throws AgentFailure for what is none: that is the agent's own failure. */
export function parseAct(action: unknown, remark: unknown): { action: Action; remark: Remark } {
  const act = z.object({ action: actionSchema, remark: remarkSchema }).safeParse({ action, remark });
  if (act.success) return act.data;
  throw new AgentFailure(`This is no action: ${z.prettifyError(act.error).replaceAll('\n', ' ')}`);
}
