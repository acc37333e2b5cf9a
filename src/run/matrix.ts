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
import { refuseUnreadable } from './plain-pages.ts';

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
  const agents = await agentsOf(plan, names);
  refuseEarlyLooks(plan, agents);
  if (plan.browser === 'plain') refuseUnreadable(new Set(cells.map(({ suite }) => suite)), agents);
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

/**
 * The agents that a plan asks for, each once.
 *
 * @throws UsageError for what nobody knows, and when two of them would have one name in the results.
 */
export async function agentsOf(plan: Plan, names: Pick<Names, 'createAgents'>): Promise<readonly Agent[]> {
  const requests = new Map(plan.agents.map((request) => [hashOf(request), request]));
  const agents: Agent[] = [];
  for (const request of requests.values()) agents.push(...(await names.createAgents(request)));
  for (const [id, those] of Map.groupBy(agents, ({ card }) => card.id)) {
    if (new Set(those.map(({ card }) => hashOf(card))).size < 2) continue;
    throw new UsageError({
      expected: 'each agent of the plan to have a name of its own',
      found: `two different ones that are called ${id}`,
      hint: 'Give one of them a "name" in the plan.',
    });
  }
  return agents;
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
    ...(plan.browser === 'plain' && { browser: 'plain' }),
    content,
  };
  return { key: episodeKey(spec), spec, suite, task, ...(variant && { variant }), agent };
}

/** Nobody sees when an outside agent looks. */
function refuseEarlyLooks({ firstLook }: Plan, agents: readonly Agent[]): void {
  const outside = agents.find(({ card }) => card.kind === 'external');
  if (firstLook !== 'early' || !outside) return;
  throw new UsageError({
    expected: 'agents whose first look can be timed, for a first look that is early',
    found: `${outside.card.id}, which looks at a browser of its own`,
    hint: 'Leave it out, or take the first look when the page has settled.',
  });
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
