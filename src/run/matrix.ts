import type { Agent, AgentCard } from '../core/agent.ts';
import { type EpisodeSpec, episodeKey } from '../core/episode.ts';
import { UsageError } from '../core/errors.ts';
import { hashOf } from '../core/hash.ts';
import type { Plan } from '../core/plan.ts';
import { seedFrom } from '../core/random.ts';
import type { Suite } from '../core/suite.ts';
import type { Task, Variant } from '../core/task.ts';
import { type Cell, cellsOf } from './cells.ts';
import { contentHash } from './content.ts';
import type { Names } from './environment.ts';
import { inRandomBlocks } from './order.ts';

/** An episode of a plan, with all that is needed to run it. */
export interface Planned {
  readonly key: string;
  readonly spec: EpisodeSpec;
  readonly suite: Suite;
  readonly task: Task;
  /** The wording, when it is not the task's own. */
  readonly variant?: Variant;
  readonly agent: Agent;
}

/** A plan spelled out. */
export interface Matrix {
  readonly plan: Plan;
  readonly planHash: string;
  readonly agents: readonly AgentCard[];
  readonly content: readonly { readonly task: string; readonly condition: string; readonly hash: string }[];
  /** In the order in which they are to be run. */
  readonly episodes: readonly Planned[];
  /** Hash of the episodes' keys, whatever their order. */
  readonly keys: string;
}

/** The plan's preregistration: the same for the same plan, however its members are ordered. 64 hex digits. */
export function planHash(plan: Plan): string {
  return hashOf(plan);
}

/**
 * Spells a plan out: every episode, its key and its place in the order.
 *
 * @throws UsageError for a name that nobody knows, and for a plan with no episode.
 */
export async function expandPlan(plan: Plan, names: Names): Promise<Matrix> {
  const cells = cellsOf(plan, names.suites);
  const agents: Agent[] = [];
  for (const name of new Set(plan.agents)) agents.push(await names.createAgent(name));
  const served = await Promise.all(
    cells.map(async (cell) => ({ cell, hash: await contentHash(cell, seedFrom(plan.seed, 'content')) })),
  );
  const planned = served.flatMap(({ cell, hash }) =>
    agents.flatMap((agent) =>
      wordingsOf(cell.task, plan.variants).flatMap((variant) =>
        Array.from({ length: plan.repeat }, (_, repetition) =>
          plannedEpisode(plan, cell, variant, agent, repetition, hash),
        ),
      ),
    ),
  );
  refuseTwins(planned);
  return {
    plan,
    planHash: planHash(plan),
    agents: agents.map(({ card }) => card),
    content: served.map(({ cell, hash }) => ({ task: cell.task.id, condition: cell.condition.id, hash })),
    episodes: inRandomBlocks(planned, plan.seed),
    keys: hashOf(planned.map(({ key }) => key).sort()),
  };
}

/** The variants that a plan names, or the task's own wording (undefined) when it names none. */
function wordingsOf({ variants = [] }: Task, wanted: Plan['variants']): readonly (Variant | undefined)[] {
  return wanted ? variants.filter(({ id }) => wanted.includes(id)) : [undefined];
}

function plannedEpisode(
  plan: Plan,
  cell: Cell,
  variant: Variant | undefined,
  agent: Agent,
  repetition: number,
  content: string,
): Planned {
  const { suite, task, condition } = cell;
  const spec: EpisodeSpec = {
    suite: suite.id,
    task: task.id,
    condition,
    ...(variant && { variant: variant.id }),
    agent: agent.card,
    repetition,
    // The same in all conditions and variants and for all agents, so that pairs differ in nothing but what is compared.
    seed: seedFrom(plan.seed, 'episode', task.id, repetition),
    viewport: plan.viewport,
    limits: {
      steps: plan.limits.steps ?? task.limits.steps,
      episodeMs: plan.limits.episodeMs ?? task.limits.episodeMs,
      stepMs: plan.limits.stepMs ?? task.limits.stepMs,
    },
    firstLook: plan.firstLook,
    content,
  };
  return { key: episodeKey(spec), spec, suite, task, ...(variant && { variant }), agent };
}

/** Two names for one agent would make each episode twice under one key, of which one would be lost. */
function refuseTwins(planned: readonly Planned[]): void {
  const seen = new Set<string>();
  for (const { key, spec } of planned) {
    if (seen.has(key)) {
      throw new UsageError({
        expected: 'a plan in which every episode is another one',
        found: `two of ${spec.agent.id} on ${spec.task} in ${spec.condition.id} that are the same`,
        hint: 'Two names in the plan mean one agent: leave one out, and use `repeat` for more repetitions.',
      });
    }
    seen.add(key);
  }
}
