import { z } from 'zod';
import { agentRequestSchema } from './agent-request.ts';
import { BROWSERS, LOOKS } from './episode.ts';

const names = z.array(z.string().min(1)).min(1);

/** What a plan file may hold. Unknown members are refused, so that a typing error can't be silently ignored. */
export const planSchema = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,63}$/, 'lower-case letters, digits and hyphens')
    .default('plan'),
  suites: names,
  /** Globs over task ids; all tasks of the suites when left out. */
  tasks: names.optional(),
  /** Condition ids; all that a task has when left out. */
  conditions: names.optional(),
  /** Task-and-condition pairs to keep (`twins/cart:a2`), when the matrix is not a full crossing; applied after `tasks` and `conditions`. */
  cells: names.optional(),
  /** Variants of the tasks' requests to run in place of their own wording; tasks that have none of them are left out. */
  variants: names.optional(),
  /** Names of agents, or names with settings. */
  agents: z.array(agentRequestSchema).min(1),
  repeat: z.int().min(1).max(10_000).default(1),
  seed: z
    .int()
    .min(0)
    .max(2 ** 32 - 1)
    .default(1),
  viewport: z
    .strictObject({ width: z.int().min(320).max(4096), height: z.int().min(240).max(4096) })
    .default({ width: 1280, height: 720 }),
  /** Overrides the tasks' own limits. */
  limits: z
    .strictObject({
      steps: z.int().min(1).max(10_000).optional(),
      episodeMs: z.int().min(1000).optional(),
      stepMs: z.int().min(1000).optional(),
    })
    .default({}),
  firstLook: z.enum(LOOKS).default('settled'),
  /** `plain`: pages are read as their HTML alone tells them, without a browser. Chromium when left out. */
  browser: z.enum(BROWSERS).optional(),
});

/** A plan with every default filled in. */
export type Plan = z.output<typeof planSchema>;
/** A plan as people write it. */
export type PlanInput = z.input<typeof planSchema>;

/** Gives a plan file its types: `export default definePlan({ suites: ['twins'], agents: ['reader:dom'] })`. */
export function definePlan(plan: PlanInput): PlanInput {
  return plan;
}
