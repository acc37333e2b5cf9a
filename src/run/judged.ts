import type { Fact } from '../core/fact.ts';
import { canonicalJson } from '../core/json.ts';
import type { Condition } from '../core/mechanism.ts';
import type { Suite } from '../core/suite.ts';
import type { Task } from '../core/task.ts';
import type { Verdict } from '../core/verdict.ts';
import { ofSuite } from './suite-fault.ts';

/**
 * The verdict on a ledger's facts.
 *
 * @throws InfrastructureError('harness') when the judge fails, or gives what can't be stored (a score that is no number).
 */
export function judged(
  suite: Suite,
  task: Task,
  condition: Condition,
  facts: readonly Fact[],
): Promise<Verdict> {
  return ofSuite(`${task.id} to be judged`, () => {
    const verdict = suite.judge(task, condition, facts);
    canonicalJson(verdict);
    return verdict;
  });
}
