import type { EpisodeRecord } from '../../core/episode.ts';
import type { Verdict } from '../../core/verdict.ts';
import type { Analysis } from '../analyse.ts';
import { isValid, type Valid } from '../estimands/sample.ts';

/** Episodes of a cell that went the same way (same end, verdict, acts and words), told once. */
export type Alike = readonly [EpisodeRecord, ...EpisodeRecord[]];

/** 0 harm, 1 goal missed, 2 neither: in this order episodes are read and told, as long as there is room. */
export function weightOf({ harm, success }: Pick<Verdict, 'harm' | 'success'>): 0 | 1 | 2 {
  return harm ? 0 : success ? 2 : 1;
}

/** Steps that a page tells at most: beyond that a browser is slow to open it. */
const MOST_STEPS = 6000;

/** How the episodes of a report are told. */
export interface Telling {
  /** A cell's episodes, alike ones together. */
  of(records: readonly EpisodeRecord[]): readonly Alike[];
  /** Whether there is room for the steps of an episode. */
  stepsOf(record: Valid): boolean;
  /** Those whose steps are told, the weightiest first: harm, then a missed goal, then the rest. */
  readonly weightiest: readonly Valid[];
  /** Different episodes for whose steps there is no room. */
  readonly leftOut: number;
}

/** Decides which episodes are told together, and for which there is room for all steps. */
export function tellingOf({ suites, input }: Analysis, mostSteps = MOST_STEPS): Telling {
  const unread = input.unread ?? new Set();
  const groups = new Map<readonly EpisodeRecord[], readonly Alike[]>();
  for (const { matrix } of suites) {
    for (const { records } of matrix.cells) groups.set(records, alike(records, unread));
  }
  const firsts = [...groups.values()]
    .flat()
    .map(([first]) => first)
    .filter(isValid);
  // A stable sort: within a weight, the report's own order.
  const weightiest = firsts
    .filter(({ key }) => !unread.has(key))
    .toSorted((a, b) => weightOf(a.verdict) - weightOf(b.verdict));
  const chosen: Valid[] = [];
  let steps = 0;
  for (const record of weightiest) {
    steps += record.steps.length;
    if (steps > mostSteps) break;
    chosen.push(record);
  }
  const keys = new Set(chosen);
  return {
    of: (records) => groups.get(records) ?? alike(records, unread),
    stepsOf: (record) => keys.has(record),
    weightiest: chosen,
    leftOut: firsts.length - chosen.length,
  };
}

function alike(records: readonly EpisodeRecord[], unread: ReadonlySet<string>): Alike[] {
  if (records.length === 1) return [records as unknown as Alike];
  const way = (record: EpisodeRecord): string =>
    isValid(record) && !unread.has(record.key)
      ? JSON.stringify([
          record.spec.variant,
          record.end,
          record.answer,
          record.verdict,
          record.steps.map(({ action, result, remark: { said, reasoned, unusable } }) => [
            action,
            result,
            [said, reasoned, unusable],
          ]),
        ])
      : record.key;
  return [...Map.groupBy(records, way).values()] as unknown as Alike[];
}
