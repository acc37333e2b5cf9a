import { UsageError } from '../../../core/errors.ts';
import { unknownName } from '../../../core/nearest.ts';
import type { BinomialRow } from '../../../stats/index.ts';
import { plural } from '../../words.ts';
import { type AnalysisData, type EpisodeData, FACTORS, type Factor, validOf } from '../input/data.ts';
import { hasOutcome } from './outcome.ts';
import { cellOf, independentSamples } from './samples.ts';

/** Rows for a model, with what there is to say of them. */
export interface ModelRows {
  readonly rows: readonly BinomialRow[];
  /** What `k` counts. */
  readonly outcome: string;
  readonly warnings: readonly string[];
}

/** Above this share of errors a reader is warned: what is missing may not be missing by chance. */
const MANY_ERRORS = 0.05;

/**
 * The rows of a model over factors. Levels come in the order in which they appear, the control first.
 *
 * @throws UsageError for a factor that the data have not, and for data without results.
 */
export function modelRows(data: AnalysisData, factors: readonly string[], outcome = 'harm'): ModelRows {
  const known: readonly string[] = data.kind === 'cells' ? data.factors : FACTORS;
  for (const factor of factors) {
    if (!known.includes(factor)) throw unknownName('factor', factor, known, 'siren analyze --help');
  }
  if (data.kind === 'episodes') return episodeRows(data, factors as readonly Factor[], outcome);
  const rows = data.cells.map(({ levels, k, n }) => ({ levels, k, n }));
  return { rows: controlFirst(rows), outcome: data.outcome, warnings: [] };
}

function episodeRows(data: EpisodeData, factors: readonly Factor[], outcome: string): ModelRows {
  const valid = validOf(data.episodes);
  if (valid.length === 0) {
    throw new UsageError({
      expected: 'episodes that came to a verdict',
      found: `${data.episodes.length} errors and nothing else`,
      hint: 'See `siren report` for what went wrong.',
    });
  }
  const { samples, warnings } = independentSamples(valid);
  const counted = samples.flatMap((sample) => {
    const result = hasOutcome(sample, outcome);
    return result === undefined ? [] : [{ sample, row: { levels: sample.levels, k: result ? 1 : 0, n: 1 } }];
  });
  const without = samples.length - counted.length;
  return {
    rows: controlFirst(counted.map(({ row }) => row)),
    outcome,
    warnings: [
      ...warnings,
      ...errorWarning(data),
      ...(without > 0 ? [`${without} episodes without a decision are in no rate.`] : []),
      ...balanceWarnings(
        counted.map(({ row }) => row),
        factors,
      ),
      ...dependenceWarning(counted.map(({ sample }) => cellOf(sample))),
    ],
  };
}

/** Errors among episodes, when there are so many that they may not be missing by chance. */
export function errorWarning({ episodes }: EpisodeData): string[] {
  const errors = episodes.length - validOf(episodes).length;
  if (errors === 0) return [];
  const share = `${errors} of ${plural(episodes.length, 'episode')} (${((errors / episodes.length) * 100).toFixed(1)} %) ended in an error and are in no rate.`;
  return errors > MANY_ERRORS * episodes.length
    ? [`${share} Above 5 %, what is missing may not be missing by chance.`]
    : [share];
}

function balanceWarnings(rows: readonly BinomialRow[], factors: readonly Factor[]): string[] {
  const sizes = [
    ...Map.groupBy(rows, ({ levels }) => factors.map((factor) => levels[factor]).join(', ')),
  ].map(([cell, own]) => ({ cell, n: own.length }));
  const least = sizes.reduce((a, b) => (b.n < a.n ? b : a), sizes[0] ?? { cell: '', n: 0 });
  const most = sizes.reduce((a, b) => (b.n > a.n ? b : a), least);
  if (most.n <= 1.5 * least.n) return [];
  return [
    `Cells are not balanced: from ${least.n} samples (${least.cell}) to ${most.n} (${most.cell}). Type III tests weigh cells alike, whatever their size.`,
  ];
}

function dependenceWarning(cells: readonly string[]): string[] {
  const distinct = new Set(cells).size;
  if (distinct === cells.length) return [];
  return [
    `${cells.length} samples come from ${distinct} pages and operators: the model takes repetitions as independent, as the papers do, so its p-values are too small where they are alike. \`siren report\` has intervals that take tasks into account.`,
  ];
}

/** Moves rows of the control to the front, so that its level is each factor's first. */
function controlFirst(rows: readonly BinomialRow[]): BinomialRow[] {
  const isControl = ({ levels }: BinomialRow): boolean => Object.values(levels).includes('control');
  return [...rows.filter(isControl), ...rows.filter((row) => !isControl(row))];
}
