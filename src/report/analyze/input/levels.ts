import { defenseOf } from '../../defense.ts';
import type { SuiteFacts } from '../../input.ts';
import type { AnalysisEpisode, Factor } from './data.ts';

/** The level of every factor for an episode. What is not known is named by what is: a category by its mechanism. */
export function levelsOf(
  { suite, task, condition, variant, agent }: AnalysisEpisode['spec'],
  suites: readonly Pick<SuiteFacts, 'id' | 'mechanisms' | 'tasks'>[],
  site: string,
  run: string,
): Record<Factor, string> {
  const facts = suites.find(({ id }) => id === suite);
  const join = (of: (mechanism: string) => string): string =>
    [...new Set(condition.mechanisms.map(of))].sort().join('+') || 'control';
  const known = (id: string) => facts?.mechanisms.find((mechanism) => mechanism.id === id);
  return {
    operator: agent.id,
    defense: defenseOf(agent),
    mechanism: join((id) => id),
    category: join((id) => known(id)?.category ?? id),
    type: join((id) => known(id)?.type ?? id),
    condition: condition.id,
    variant: variant ?? 'own',
    task,
    site: site || (facts?.tasks.find(({ id }) => id === task)?.site ?? task),
    suite,
    run,
  };
}
