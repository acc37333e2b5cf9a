import type { Choice } from './reader.ts';
import { PLAUSIBLE, ranked } from './words/fit.ts';
import { commits } from './words/state.ts';

/** Something that can be pressed, as a reader sees it. */
export interface Candidate {
  readonly label: string;
  readonly mark: number;
  /** How well it fits; only comparisons count. */
  readonly score: number;
}

/**
 * What a reader would press, best first. One that takes the goal for reached already prefers the control that commits
 * the page as it stands ("Save"), and then goes by the words as usual.
 */
export function decide(candidates: readonly Candidate[], reached?: string): readonly Choice[] {
  const byFit = ranked(
    candidates,
    ({ score }) => score,
    ({ label }) => label,
  );
  const fitting = byFit
    .filter(({ score }) => score >= PLAUSIBLE)
    .map(({ item, score }) => choice(item, `"${item.label}" fits the request best (${score.toFixed(1)}).`));
  if (reached === undefined) return fitting;
  const committing = byFit
    .filter(({ item }) => commits(item.label))
    .map(({ item }) => choice(item, `${reached}; "${item.label}" leaves it so.`));
  return [...committing, ...fitting];
}

function choice({ label, mark }: Candidate, why: string): Choice {
  return { label, target: { mark }, why };
}
