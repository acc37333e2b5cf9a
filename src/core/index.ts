/** What a plan or an agent of one's own imports from the published package. */
export type { Action, ActResult, Target } from './action.ts';
export type { Agent, AgentCard, AgentSession, Hands, Limits } from './agent.ts';
export { AgentFailure } from './agent.ts';
export type { Observation, ObserveRequest } from './observation.ts';
export { definePlan, type Plan, type PlanInput } from './plan.ts';
