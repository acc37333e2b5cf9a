import { createAgents } from '../agents/index.ts';
import type { Plan } from '../core/plan.ts';
import { underpowered } from '../report/power/index.ts';
import { agentsOf, cellsOf } from '../run/index.ts';
import { SUITES } from '../suites/index.ts';

/**
 * What is to be said before a run that has too few samples to see a difference of some size: two lines at most.
 *
 * @throws UsageError for names that nobody knows, as the run itself would.
 */
export async function powerWarning(plan: Plan): Promise<string[]> {
  const cells = cellsOf(plan, SUITES).map(({ task, condition }) => ({
    task: task.id,
    condition: condition.id,
  }));
  const agents = (await agentsOf(plan, { createAgents })).map(({ card }) => card);
  return underpowered({ cells, agents, repeat: plan.repeat });
}
