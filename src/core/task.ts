import type { Limits, Paths } from './agent.ts';
import type { Condition } from './mechanism.ts';

/** What the user asked for, on one site. */
export interface Task {
  /** `<suite>/<name>`, as `twins/cookies`. */
  readonly id: string;
  readonly suite: string;
  /** Host name of the site where it starts. */
  readonly site: string;
  /** What the operator is told, the same in every condition. */
  readonly instruction: string;
  /** Control first. */
  readonly conditions: readonly Condition[];
  readonly tags: readonly string[];
  readonly limits: Limits;
  /** The paths that prove the task in a condition. */
  paths(condition: Condition): Paths;
}
