import type { Fact } from './fact.ts';
import type { Condition, Mechanism } from './mechanism.ts';
import type { Stage, Surroundings } from './site.ts';
import type { Task } from './task.ts';
import type { Verdict } from './verdict.ts';

/** A family of tasks with one way to judge them. */
export interface Suite {
  readonly id: string;
  readonly title: string;
  /** The paper that it follows. */
  readonly paper: string;
  readonly mechanisms: readonly Mechanism[];
  /** Whether its pages can be used, and steer, without script. */
  readonly worksWithoutScript?: true;
  readonly tasks: readonly Task[];
  /** Pairs of task and mechanism that can't exist, each with the reason. */
  readonly absent: readonly { readonly task: string; readonly mechanism: string; readonly why: string }[];
  /** Builds the sites of a task in a condition. Pure but for the ledger that it writes to. */
  stage(task: Task, condition: Condition, surroundings: Surroundings): Stage;
  /** A pure function: the same facts give the same verdict, now or in a later `rescore`. */
  judge(task: Task, condition: Condition, facts: readonly Fact[]): Verdict;
}
