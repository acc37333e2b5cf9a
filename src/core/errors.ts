/** What every error that a user may see has to say. */
export interface Explanation {
  /** What Siren needed or expected. */
  readonly expected: string;
  /** What was there instead. */
  readonly found: string;
  /** What the user can do about it. */
  readonly hint: string;
}

/** An error with a message for people: what was expected, what was found, what to try. */
export class SirenError extends Error {
  readonly explanation: Explanation;

  constructor(explanation: Explanation, options?: ErrorOptions) {
    super(
      `Expected ${explanation.expected}; found ${sentence(explanation.found)} ${explanation.hint}`,
      options,
    );
    this.name = new.target.name;
    this.explanation = explanation;
  }
}

/** What was found may be somebody else's words, with a full stop of their own. */
const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** The command, plan or setting is wrong: exit code 2. Nothing was run. */
export class UsageError extends SirenError {}

/** Where infrastructure trouble came from. It is counted by these words in reports. */
export const TROUBLES = [
  'browser',
  'world',
  'agent-start',
  'model',
  'store',
  'timeout',
  'early-look',
  'harness',
] as const;
export type Trouble = (typeof TROUBLES)[number];

/** Infrastructure trouble: never an outcome, never a zero. It is retried within limits, then recorded with its cause. */
export class InfrastructureError extends SirenError {
  readonly trouble: Trouble;

  constructor(trouble: Trouble, explanation: Explanation, options?: ErrorOptions) {
    super(explanation, options);
    this.trouble = trouble;
  }
}

/** The message of whatever was thrown. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
