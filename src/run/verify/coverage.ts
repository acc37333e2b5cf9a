import type { Suite } from '../../core/suite.ts';

/** The gate: which pairs of task and mechanism neither exist nor are listed with the reason why they can't; empty when none. */
export function absentCells({ tasks, mechanisms, absent }: Suite): string[] {
  return tasks.flatMap((task) =>
    mechanisms.flatMap(({ id }) => {
      const exists = task.conditions.some((condition) => condition.mechanisms.includes(id));
      const listed = absent.some((pair) => pair.task === task.id && pair.mechanism === id && pair.why !== '');
      if (exists && listed) return [`${task.id} has ${id}, which is listed as absent`];
      return exists || listed ? [] : [`${task.id} lacks ${id} without a reason`];
    }),
  );
}
