import { z } from 'zod';
import type { Json } from './json.ts';

const json: z.ZodType<Json, Json> = z.json();
const settings = z.record(z.string().min(1), json);

/** An agent that a plan asks for: its name, or its name with settings. */
export const agentRequestSchema = z.union(
  [
    z.string().min(1),
    z.strictObject({
      agent: z.string().min(1),
      /** What it is called in this plan and its reports, in place of a name made of its settings. */
      name: z
        .string()
        .regex(/^[\w.:@/+=-]{1,120}$/)
        .exactOptional(),
      /** What the agent makes of them is the agent's to say. A list where one value belongs asks for an agent for each. */
      settings: settings.default({}),
    }),
  ],
  'the name of an agent, or { "agent": its name, "settings": { … }, "name": what to call it }',
);

/** An agent that a plan asks for, with every default filled in. */
export type AgentRequest = z.output<typeof agentRequestSchema>;

/** A request in its long form. */
export function spelledOut(request: AgentRequest): Exclude<AgentRequest, string> {
  return typeof request === 'string' ? { agent: request, settings: {} } : request;
}
