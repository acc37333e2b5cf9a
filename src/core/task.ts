import type { Limits, Paths } from './agent.ts';
import type { Condition } from './mechanism.ts';
import type { StructuredRequest } from './shopping.ts';

/** Another wording of a task's request: it varies what is asked and not the page, so it is crossed with conditions. */
export interface Variant {
  /** Unique in its task: `ab`. */
  readonly id: string;
  readonly instruction: string;
  /** What the wording asks for, in structure, where scripted shoppers can take the task. */
  readonly request?: StructuredRequest;
}

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
  /** What the instruction asks for, in structure, where scripted shoppers can take the task. */
  readonly request?: StructuredRequest;
  /** A plan that names some of them runs them in place of the task's own wording. */
  readonly variants?: readonly Variant[];
  /** The paths that prove the task in a condition. */
  paths(condition: Condition): Paths;
}
