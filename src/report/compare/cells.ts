import { CONTROL } from '../../core/mechanism.ts';
import type { EpisodeHead } from '../../store/index.ts';
import type { Side } from './side.ts';

/** A task in a condition, with both sides' episodes. */
export interface SharedCell {
  readonly task: string;
  /** The wording, when it is not the task's own. */
  readonly variant?: string;
  readonly condition: string;
  readonly a: readonly EpisodeHead[];
  readonly b: readonly EpisodeHead[];
}

/** What two sides have in common, and what they have not. */
export interface Shared {
  /** Cells in which both sides have an episode with a verdict, on the same pages. Control first, else by name. */
  readonly cells: readonly SharedCell[];
  /** Cells whose pages differ between the sides. */
  readonly changed: readonly SharedCell[];
  /** Cells in which only one side has a verdict, as `task condition`. */
  readonly onlyA: readonly string[];
  readonly onlyB: readonly string[];
}

export interface SharedOptions {
  /** Only these conditions. */
  readonly conditions?: readonly string[];
  /** Cells whose pages differ count as shared. */
  readonly withChanged?: boolean;
}

/** Finds the cells that two sides share. */
export function sharedCells(a: Side, b: Side, { conditions, withChanged = false }: SharedOptions): Shared {
  const [inA, inB] = [byCell(a, conditions), byCell(b, conditions)];
  const places = [...new Set([...inA.keys(), ...inB.keys()])];
  const all = places.map((place): SharedCell => {
    const [condition, task, variant] = JSON.parse(place) as [string, string, string | null];
    return {
      task,
      ...(variant === null ? {} : { variant }),
      condition,
      a: inA.get(place) ?? [],
      b: inB.get(place) ?? [],
    };
  });
  const both = all.filter((cell) => hasVerdict(cell.a) && hasVerdict(cell.b)).sort(inOrder);
  const alone = (mine: 'a' | 'b', other: 'a' | 'b'): string[] =>
    all
      .filter((cell) => hasVerdict(cell[mine]) && !hasVerdict(cell[other]))
      .map(cellName)
      .sort();
  return {
    cells: withChanged ? both : both.filter((cell) => !isChanged(cell)),
    changed: both.filter(isChanged),
    onlyA: alone('a', 'b'),
    onlyB: alone('b', 'a'),
  };
}

/** A cell in words: `twins/cart a3`, with the wording in brackets when it is not the task's own. */
export function cellName({
  task,
  variant,
  condition,
}: Pick<SharedCell, 'task' | 'variant' | 'condition'>): string {
  return `${task}${variant === undefined ? '' : ` (${variant})`} ${condition}`;
}

/** The control first, then by condition, task and wording. */
function inOrder(x: SharedCell, y: SharedCell): number {
  const rank = ({ condition, task, variant = '' }: SharedCell): string =>
    [condition === CONTROL.id ? '' : condition, task, variant].join('\u0000');
  return rank(x) < rank(y) ? -1 : 1;
}

function byCell(side: Side, conditions: readonly string[] | undefined): Map<string, EpisodeHead[]> {
  const wanted = side.episodes.filter(({ spec }) => conditions?.includes(spec.condition.id) ?? true);
  return Map.groupBy(wanted, ({ spec }) =>
    JSON.stringify([spec.condition.id, spec.task, spec.variant ?? null]),
  );
}

function hasVerdict(episodes: readonly EpisodeHead[]): boolean {
  return episodes.some(({ status }) => status === 'ok');
}

/** The same pages have the same content hash. */
function isChanged({ a, b }: SharedCell): boolean {
  return new Set([...a, ...b].map(({ spec }) => spec.content)).size > 1;
}
