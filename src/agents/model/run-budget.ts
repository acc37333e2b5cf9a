import type { Usage } from '../../core/usage.ts';
import { Budget, type BudgetLimits } from './budget.ts';

/** A process works on one run at a time, so its models share one budget without being told of it one by one. */
let current: Budget | undefined;

/** Limits what all models that are opened from now on use together. `spent` is what the same run used before. */
export function limitRun(limits: BudgetLimits, spent: readonly Usage[] = []): Budget {
  current = new Budget(limits, spent);
  return current;
}

/** Lets models that are opened from now on use what they like. */
export function unlimitRun(): void {
  current = undefined;
}

/** The budget of the run that this process works on; undefined when it has none. */
export function runBudget(): Budget | undefined {
  return current;
}
