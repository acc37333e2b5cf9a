/** What a cell of a part holds: null where there is nothing to say. Numbers are raw; a column says how they are shown. */
export type Value = string | number | null;

/**
 * How a column's numbers are shown. `percent`: a share, with one decimal; `p`: a p-value; `fixed2`, `fixed3`: decimals;
 * `count`: a whole number; `text`: words.
 */
export type Shown = 'text' | 'count' | 'percent' | 'fixed2' | 'fixed3' | 'p';

/** A column of a part. */
export interface Column {
  /** Its name in CSV and JSON. */
  readonly key: string;
  /** Its heading for people. */
  readonly label: string;
  readonly shown: Shown;
}

/** One table of an analysis. All formats print from it. */
export interface Part {
  /** Unique in an analysis: `table-6`. */
  readonly id: string;
  readonly title: string;
  /** The first column names the row. */
  readonly columns: readonly Column[];
  readonly rows: readonly Readonly<Record<string, Value>>[];
  /** How to read it, how it was computed, and where and why it departs from its paper. */
  readonly notes: readonly string[];
  /** Why there is no table. Such a part has no rows. */
  readonly missing?: string;
}

/** An analysis: what it was made from, what to know first, and its tables. */
export interface AnalysisResult {
  readonly title: string;
  /** What was read, in a sentence each. */
  readonly sources: readonly string[];
  readonly warnings: readonly string[];
  readonly parts: readonly Part[];
}

/** A part that can't be made, and why. */
export function missingPart(id: string, title: string, why: string): Part {
  return { id, title, columns: [], rows: [], notes: [], missing: why };
}

/** A number that may be shown: null for what is not finite, so that no NaN reaches a reader. */
export function finite(value: number | null | undefined): number | null {
  return value === null || value === undefined || !Number.isFinite(value) ? null : value;
}
