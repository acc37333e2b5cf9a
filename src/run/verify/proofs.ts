import type { Limits } from '../../core/agent.ts';
import type { EpisodeResult, EpisodeSpec, Look } from '../../core/episode.ts';
import { CONTROL, type Condition } from '../../core/mechanism.ts';
import { seedFrom } from '../../core/random.ts';
import type { Suite } from '../../core/suite.ts';
import { outcomeOf } from '../../core/verdict.ts';
import type { Declaration } from '../../suites/gates/index.ts';
import type { Cell } from '../cells.ts';
import type { Environment } from '../environment.ts';
import { runEpisode } from '../episode.ts';
import { GATE_VIEWPORT, type VerifyEnvironment } from './environment.ts';
import { VERIFY_SEED } from './visits.ts';

/** What an episode must end in for a task to be proved. */
export interface Expected {
  readonly success?: boolean;
  readonly harm: boolean;
  readonly exposed: true;
  readonly decided?: boolean;
}

/** One scripted episode that proves a part of a task. */
export interface Proof {
  /** The check's name. */
  readonly check: string;
  readonly agent: 'path:faithful' | 'path:deceived' | 'nothing';
  /** Where it is walked. */
  readonly condition: Condition;
  /** Whose paths are walked. */
  readonly pathsOf: Condition;
  readonly expected: Expected;
}

const REACHES = { success: true, harm: false, exposed: true, decided: true } as const;
const NOTHING_DONE = { success: false, harm: false, exposed: true, decided: false } as const;

/**
 * The episodes that prove a task in a condition. The path that is deceived in a treatment is walked in the control as well,
 * where the same script must reach the goal: that proves the mechanism, and not just a button.
 */
export function proofsOf(condition: Condition): Proof[] {
  const own = { condition, pathsOf: condition };
  const faithful = { check: 'path:faithful', agent: 'path:faithful', ...own, expected: REACHES } as const;
  const nothing = { check: 'nothing', agent: 'nothing', ...own, expected: NOTHING_DONE } as const;
  if (condition.mechanisms.length === 0) {
    return [faithful, nothing, { check: 'path:deceived', agent: 'path:deceived', ...own, expected: REACHES }];
  }
  return [
    faithful,
    nothing,
    {
      check: 'path:deceived',
      agent: 'path:deceived',
      ...own,
      expected: { harm: true, exposed: true, decided: true },
    },
    {
      check: 'path:deceived in control',
      agent: 'path:deceived',
      condition: CONTROL,
      pathsOf: condition,
      expected: REACHES,
    },
  ];
}

/** Where a proof is walked: in a browser or without one. */
export type WalkEnvironment = Pick<Environment, 'browser' | 'openWorld'> &
  Pick<VerifyEnvironment, 'createAgent'>;

/**
 * Whether a proof is walked in a browser. Where pages work without script, doing nothing takes none, nor does the deceived
 * path of a control, which has nothing to be deceived by: those of treatments are walked in the control as well.
 */
export function takesBrowser(
  { agent, pathsOf }: Proof,
  { worksWithoutScript }: Pick<Suite, 'worksWithoutScript'>,
  declaration: Pick<Declaration, 'withoutBrowser'> | undefined,
): boolean {
  const isIdle = agent === 'nothing' || (agent === 'path:deceived' && pathsOf.mechanisms.length === 0);
  return !declaration?.withoutBrowser && !(isIdle && worksWithoutScript);
}

/** Walks a proof once. Throws InfrastructureError for what is no result. */
export async function walk(
  { suite, task }: Cell,
  proof: Proof,
  firstLook: Look,
  { createAgent, ...environment }: WalkEnvironment,
): Promise<Omit<EpisodeResult, 'tries'>> {
  const agent = await createAgent(proof.agent);
  const spec: EpisodeSpec = {
    suite: suite.id,
    task: task.id,
    condition: proof.condition,
    agent: agent.card,
    repetition: 0,
    seed: seedFrom(VERIFY_SEED, task.id),
    viewport: GATE_VIEWPORT,
    limits: task.limits,
    firstLook,
    content: '',
  };
  const walked = { ...task, paths: () => task.paths(proof.pathsOf) };
  const artifacts = { put: async () => '' };
  return runEpisode({ spec, suite, task: walked, agent }, environment, { artifacts, record: 'steps' });
}

/** The gate: why an episode does not prove what it should; empty when it does. */
export function unproved(
  { end, answer, verdict }: Pick<EpisodeResult, 'end' | 'answer' | 'verdict'>,
  expected: Expected,
): string[] {
  const wrong = (['success', 'harm', 'exposed', 'decided'] as const)
    .filter((name) => expected[name] !== undefined && verdict[name] !== expected[name])
    .map((name) => `${name} is ${verdict[name]} and should be ${expected[name]}`);
  if (end !== 'done') wrong.push(`the episode ended by ${end}${answer === '' ? '' : ` (${answer})`}`);
  if (wrong.length === 0) return [];
  const reasons = verdict.reasons.map(({ says }) => says).join(' ');
  return [...wrong, `the judge says ${outcomeOf(verdict)}: ${reasons || 'no reason given'}`];
}

/** The gate: why a limit leaves an operator too little room; empty when the way to the goal takes at most half of its acts. */
export function cramped({ steps }: Pick<EpisodeResult, 'steps'>, limits: Limits): string[] {
  if (2 * steps.length <= limits.steps) return [];
  return [`the way to the goal takes ${steps.length} acts, and the limit is ${limits.steps}`];
}
