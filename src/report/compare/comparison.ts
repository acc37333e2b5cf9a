import { UsageError } from '../../core/errors.ts';
import { type Estimand, estimandNamed } from '../estimands/index.ts';
import { cellName, type SharedCell, type SharedOptions, sharedCells } from './cells.ts';
import { type About, changeOf, levelOf } from './effect.ts';
import type { Figure } from './figure.ts';
import { type Flip, flipsOf } from './flips.ts';
import { errorsOf, notesOf } from './notes.ts';
import { type Side, sideName } from './side.ts';
import { type Answer, worst } from './threshold/decide.ts';
import type { Threshold } from './threshold/parse.ts';
import { type Tested, testThreshold, treatments } from './threshold/threshold.ts';

export interface CompareOptions extends SharedOptions {
  /** Figures beside success and harm. Those of the thresholds are always there. */
  readonly estimands?: readonly Estimand[];
  readonly thresholds?: readonly Threshold[];
  /** `tasks-like-these` unless given. */
  readonly about?: About;
}

/** An estimand on both sides, and its change from A to B. */
export interface Change {
  readonly estimand: Estimand;
  readonly a: number | null;
  readonly b: number | null;
  readonly difference: Figure;
}

/** Changes over some cells: a task in a condition, a condition, or all of them. */
export interface Changes {
  readonly name: string;
  readonly task?: string;
  readonly variant?: string;
  readonly condition?: string;
  readonly changes: readonly Change[];
  /** Episodes with a verdict, and without one. */
  readonly episodes: { readonly a: number; readonly b: number };
  readonly errors: { readonly a: number; readonly b: number };
}

/** One agent's run against another's, on the same tasks. */
export interface Comparison {
  readonly a: SideFacts;
  readonly b: SideFacts;
  readonly about: About;
  readonly notes: readonly string[];
  readonly overall: Changes;
  /** Control first. */
  readonly conditions: readonly Changes[];
  readonly cells: readonly Changes[];
  readonly flips: readonly Flip[];
  readonly tested: readonly Tested[];
  /** The answer to all thresholds together. Absent when there is none. */
  readonly answer?: Answer;
}

export interface SideFacts {
  readonly name: string;
  readonly run: string;
  readonly agent: string;
  readonly episodes: number;
  readonly errors: number;
}

/**
 * Compares two sides on the cells that both have: B minus A, in which A is the baseline.
 *
 * @throws UsageError when a side has no verdict, when they are the same episodes, or share no cell.
 */
export function compare(a: Side, b: Side, options: CompareOptions = {}): Comparison {
  for (const side of [a, b]) refuseEmpty(side);
  if (sideName(a) === sideName(b)) {
    throw new UsageError({
      expected: 'two sides that differ',
      found: `${sideName(a)} twice`,
      hint: 'Give two runs, or two agents as RUN:agent. See `siren runs`.',
    });
  }
  const { about = 'tasks-like-these', thresholds = [], withChanged = false } = options;
  const shared = sharedCells(a, b, options);
  const { cells } = shared;
  const notes = notesOf(a, b, shared, withChanged);
  if (cells.length === 0) {
    throw new UsageError({
      expected: `tasks and conditions in which both ${sideName(a)} and ${sideName(b)} came to a verdict`,
      found: 'none',
      hint: notes.join(' ') || 'Choose other conditions.',
    });
  }
  const estimands = estimandsOf(options);
  const changes = (name: string, within: readonly SharedCell[], of: About = about): Changes =>
    changesOf(name, within, estimands, of);
  const { scope, within } = treatments(cells);
  const tested = thresholds.map((threshold) => testThreshold(threshold, cells, about));
  return {
    a: factsOf(a),
    b: factsOf(b),
    about,
    notes,
    overall: changes(scope, within),
    conditions: [...Map.groupBy(cells, ({ condition }) => condition)].map(([condition, own]) => ({
      ...changes(condition, own),
      condition,
    })),
    cells: cells.map((cell) => ({
      // One task tells of itself alone, by its repetitions.
      ...changes(cellName(cell), [cell], 'these-tasks'),
      task: cell.task,
      ...(cell.variant === undefined ? {} : { variant: cell.variant }),
      condition: cell.condition,
    })),
    flips: flipsOf(cells),
    tested,
    ...(tested.length > 0 ? { answer: worst(tested.map(({ answer }) => answer)) } : {}),
  };
}

function refuseEmpty(side: Side): void {
  if (side.episodes.some(({ status }) => status === 'ok')) return;
  const errors = errorsOf(side);
  throw new UsageError({
    expected: `episodes that came to a verdict in ${sideName(side)}`,
    found: errors > 0 ? `${errors} errors and no verdict` : 'none',
    hint: `Finish it with \`siren resume ${side.run}\`, or choose another run: see \`siren runs\`.`,
  });
}

/** Success and harm, then what was asked for and what the thresholds are about; rates only: a contrast has no cell. */
function estimandsOf({ estimands = [], thresholds = [] }: CompareOptions): Estimand[] {
  const all = [
    estimandNamed('success'),
    estimandNamed('harm'),
    ...estimands,
    ...thresholds.map(({ estimand }) => estimand),
  ];
  return [...new Map(all.map((estimand) => [estimand.id, estimand])).values()].filter(
    ({ kind }) => kind === 'rate',
  );
}

function changesOf(
  name: string,
  cells: readonly SharedCell[],
  estimands: readonly Estimand[],
  about: About,
): Changes {
  const count = (side: 'a' | 'b', status: 'ok' | 'error'): number =>
    cells.reduce((sum, cell) => sum + cell[side].filter((episode) => episode.status === status).length, 0);
  return {
    name,
    changes: estimands.map((estimand) => ({
      estimand,
      a: levelOf(estimand, cells, 'a', about).value,
      b: levelOf(estimand, cells, 'b', about).value,
      difference: changeOf(estimand, cells, about),
    })),
    episodes: { a: count('a', 'ok'), b: count('b', 'ok') },
    errors: { a: count('a', 'error'), b: count('b', 'error') },
  };
}

function factsOf(side: Side): SideFacts {
  const errors = errorsOf(side);
  return {
    name: sideName(side),
    run: side.run,
    agent: side.agent.id,
    episodes: side.episodes.length - errors,
    errors,
  };
}
