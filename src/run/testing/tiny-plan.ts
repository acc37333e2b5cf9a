import { type Plan, type PlanInput, planSchema } from '../../core/plan.ts';

/** A plan over the tiny suite: 2 tasks, 3 conditions, 1 agent. */
export function tinyPlan(changes: Partial<PlanInput> = {}): Plan {
  return planSchema.parse({ name: 'tiny', suites: ['tiny'], agents: ['walker'], ...changes });
}
