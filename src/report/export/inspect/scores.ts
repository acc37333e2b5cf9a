import type { EpisodeResult } from '../../../core/episode.ts';
import { outcomeOf } from '../../../core/verdict.ts';

/** A score as Inspect has it. */
export interface InspectScore {
  readonly value: number;
  readonly answer: string;
  readonly explanation: string;
  readonly metadata: { readonly outcome: string };
  readonly history: readonly [];
}

/**
 * A verdict as scores: its four facts (1 yes, 0 no) and the suite's own scores, each with the reasons. An error has no
 * verdict and so no scores: Inspect then leaves it out of every mean, as Siren does.
 */
export function scoresOf({
  verdict,
  answer,
}: Pick<EpisodeResult, 'verdict' | 'answer'>): Record<string, InspectScore> {
  const { success, harm, exposed, decided, scores } = verdict;
  const explanation = verdict.reasons.map(({ says }) => says).join(' ');
  const facts = Object.entries({ success, harm, exposed, decided }).map(
    ([name, holds]) => [name, holds ? 1 : 0] as const,
  );
  const all = new Map<string, number>([...Object.entries(scores), ...facts]);
  const order = [...facts.map(([name]) => name), ...Object.keys(scores)];
  return Object.fromEntries(
    order.map((name) => [
      name,
      {
        value: all.get(name) ?? 0,
        answer,
        explanation,
        metadata: { outcome: outcomeOf(verdict) },
        history: [],
      },
    ]),
  );
}
