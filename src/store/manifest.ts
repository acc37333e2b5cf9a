import type { AgentCard } from '../core/agent.ts';
import type { Plan } from '../core/plan.ts';

/** `running` while a process works on it; `failed` when infrastructure trouble stopped it; `interrupted` when something else did. */
export const RUN_STATUSES = ['running', 'interrupted', 'failed', 'done'] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];

/** What ran it. */
export interface Versions {
  /** Version of this package. */
  readonly siren: string;
  /** The commit of the working tree that ran, and whether files differed from it; absent outside a repository. */
  readonly git?: { readonly commit: string; readonly dirty: boolean };
  readonly node: string;
  readonly chromium: string;
  /** Operating system, its release and the architecture: `linux 6.1.0 x64`. */
  readonly os: string;
}

/** What a run is made of: enough to say what was measured, by what, and whether it is still the same. */
export interface Manifest {
  /** Version of this shape. */
  readonly format: 1;
  readonly run: string;
  readonly plan: Plan;
  /** Hash of the plan with its defaults: the run's preregistration. */
  readonly planHash: string;
  readonly seed: number;
  readonly versions: Versions;
  readonly agents: readonly AgentCard[];
  /** Hash of all that each task serves in each condition. */
  readonly content: readonly { readonly task: string; readonly condition: string; readonly hash: string }[];
  readonly planned: number;
  /** Hash of the planned episodes' keys. A resume that would do other episodes has another one. */
  readonly keys: string;
  /** ISO 8601, UTC. */
  readonly started: string;
  readonly finished?: string;
  /** Each later start, and what ran it then. */
  readonly resumed: readonly { readonly at: string; readonly versions: Versions }[];
  readonly status: RunStatus;
  readonly counts: { readonly ok: number; readonly errors: number };
}
