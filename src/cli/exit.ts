import { CommanderError } from 'commander';
import { BudgetSpent } from '../agents/model/budget.ts';
import { InfrastructureError, messageOf, UsageError } from '../core/errors.ts';

/** How the process ends. Scripts may rely on these numbers; docs/cli.md lists them. */
export const EXIT = {
  /** What was asked for was done. */
  done: 0,
  /** A gate failed, or a threshold was not met. */
  failed: 1,
  /** The command, a plan or a setting is wrong; nothing was run. */
  usage: 2,
  /** Infrastructure trouble: too many episodes ended in an error, or the store or the browser could not be used. */
  trouble: 3,
  /** The data do not decide whether a threshold is met: neither pass nor fail. */
  undecided: 4,
  /** A run's budget is used up: it stopped, and can be resumed with a higher one. */
  budget: 5,
  /** Stopped by Ctrl-C, as shells count it. A run that was stopped can be resumed. */
  interrupted: 130,
} as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** The exit code for what a command threw. */
export function exitCodeOf(thrown: unknown): ExitCode {
  if (thrown instanceof BudgetSpent) return EXIT.budget;
  if (thrown instanceof UsageError || thrown instanceof CommanderError) return EXIT.usage;
  return EXIT.trouble;
}

/**
 * What to tell the user of what a command threw, as one line: errors that explain themselves speak for themselves,
 * anything else is a fault of Siren and says so.
 */
export function explain(thrown: unknown): string {
  if (thrown instanceof UsageError || thrown instanceof InfrastructureError) return thrown.message;
  return `Something broke inside Siren: ${messageOf(thrown)}. Set SIREN_DEBUG=1 to see where, and report it.`;
}
