import type { ValidEpisode } from '../input/data.ts';

/** The samples among episodes, and what there is to say of them. */
export interface Samples {
  readonly samples: readonly ValidEpisode[];
  readonly warnings: readonly string[];
}

/** The cell that an episode repeats: an operator on a page. */
export function cellOf({ spec }: ValidEpisode): string {
  return JSON.stringify([spec.suite, spec.task, spec.condition.id, spec.variant ?? '', spec.agent.id]);
}

/**
 * The independent samples: every episode, but of the repetitions of a deterministic operator on one page the first
 * only, since the others are no new evidence.
 */
export function independentSamples(episodes: readonly ValidEpisode[]): Samples {
  let dropped = 0;
  const unsteady: string[] = [];
  const samples = [...Map.groupBy(episodes, cellOf).values()].flatMap((group) => {
    const [first] = [...group].sort((a, b) => a.spec.repetition - b.spec.repetition);
    if (first === undefined || !first.spec.agent.deterministic) return group;
    dropped += group.length - 1;
    if (
      group.some(
        ({ verdict }) => verdict.harm !== first.verdict.harm || verdict.success !== first.verdict.success,
      )
    )
      unsteady.push(`${first.spec.agent.id} on ${first.spec.task} (${first.spec.condition.id})`);
    return [first];
  });
  const warnings: string[] = [];
  if (dropped > 0) {
    warnings.push(
      `${dropped} repetitions of deterministic operators are left out: they are no new evidence.`,
    );
  }
  if (unsteady.length > 0) {
    warnings.push(
      `A deterministic operator came to different verdicts in its repetitions; the first counts: ${unsteady.slice(0, 4).join(', ')}${unsteady.length > 4 ? ` and ${unsteady.length - 4} more` : ''}.`,
    );
  }
  return { samples, warnings };
}
