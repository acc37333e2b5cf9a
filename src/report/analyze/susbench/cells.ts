import { UsageError } from '../../../core/errors.ts';
import { plural } from '../../words.ts';
import { type AnalysisData, type EpisodeData, type ValidEpisode, validOf } from '../input/data.ts';
import { hasOutcome } from '../model/outcome.ts';
import { errorWarning } from '../model/rows.ts';
import { independentSamples } from '../model/samples.ts';

/** An operator's samples of a dark pattern: `avoided` of the `n` that had a response. */
export interface PatternCell {
  readonly operator: string;
  readonly pattern: string;
  readonly avoided: number;
  readonly n: number;
  /** Samples with and without a response. Absent where the file does not tell. */
  readonly assigned?: number;
}

/** The cells of an analysis, and what there is to say of them. */
export interface PatternCells {
  readonly cells: readonly PatternCell[];
  readonly warnings: readonly string[];
}

/**
 * The cells that SusBench's analysis is made of: from a file with the columns `operator`, `pattern`, `n` and `avoided`,
 * or from the treatment episodes with one mechanism.
 *
 * @throws UsageError for a file without these columns, and for episodes of which none had a response.
 */
export function patternCells(data: AnalysisData): PatternCells {
  if (data.kind === 'episodes') return fromEpisodes(data);
  const others = data.factors.filter((factor) => !['operator', 'pattern'].includes(factor));
  if (data.factors.length !== 2 || others.length > 0 || data.outcome !== 'avoided') {
    throw new UsageError({
      expected: 'the columns operator, pattern, n, avoided (and assigned, where it is known)',
      found: [...data.factors, 'n', data.outcome].join(', '),
      hint: 'Rename the columns, or use --model firth with --factors.',
    });
  }
  const cells = data.cells.map(({ levels, k, n, assigned }) => ({
    operator: levels.operator as string,
    pattern: levels.pattern as string,
    avoided: k,
    n,
    ...(assigned === undefined ? {} : { assigned }),
  }));
  return { cells, warnings: [] };
}

function fromEpisodes(data: EpisodeData): PatternCells {
  const treated = validOf(data.episodes).filter(({ spec }) => spec.condition.mechanisms.length === 1);
  const { samples, warnings } = independentSamples(treated);
  const byType = new Set(samples.map(({ levels }) => levels.type)).size > 1;
  const patternOf = ({ levels }: ValidEpisode): string => (byType ? levels.type : levels.mechanism);
  const groups = Map.groupBy(samples, (sample) =>
    JSON.stringify([sample.levels.operator, patternOf(sample)]),
  );
  const cells = [...groups.values()].map((group): PatternCell => {
    const first = group[0] as ValidEpisode;
    const results = group
      .map((sample) => hasOutcome(sample, 'avoided'))
      .filter((result) => result !== undefined);
    return {
      operator: first.levels.operator,
      pattern: patternOf(first),
      avoided: results.filter(Boolean).length,
      n: results.length,
      assigned: group.length,
    };
  });
  if (!cells.some(({ n }) => n > 0)) {
    throw new UsageError({
      expected: 'episodes in which one mechanism was on and the operator made a decision',
      found: `none among ${plural(data.episodes.length, 'episode')}`,
      hint: 'Give a run with a condition beside `control`.',
    });
  }
  const left = validOf(data.episodes).length - treated.length;
  return {
    cells,
    warnings: [
      ...warnings,
      ...errorWarning(data),
      `A "pattern" is ${byType ? 'a type of mechanisms' : 'a mechanism'}.${left > 0 ? ` ${left} episodes in the control or with several mechanisms are left out: the paper has none.` : ''}`,
    ],
  };
}

/** Names in order of first appearance. */
export function namesOf(cells: readonly PatternCell[], key: 'operator' | 'pattern'): string[] {
  return [...new Set(cells.map((cell) => cell[key]))];
}

/** Sums over cells. */
export function sumOf(cells: readonly PatternCell[]): { readonly avoided: number; readonly n: number } {
  return {
    avoided: cells.reduce((sum, { avoided }) => sum + avoided, 0),
    n: cells.reduce((sum, { n }) => sum + n, 0),
  };
}
