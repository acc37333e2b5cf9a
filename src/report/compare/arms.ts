import type { Estimand } from '../estimands/index.ts';
import { samplesByTask, valuesByTask } from '../estimands/index.ts';
import type { SharedCell } from './cells.ts';

/** What one arm's samples say in a cell, each 0 to 1. */
export interface Arm {
  readonly values: readonly number[];
  /** The samples are of an agent that does the same each time, so that what they say of this cell is a fact. */
  readonly exact: boolean;
}

/** A cell with the samples of both arms: neither is empty. */
export interface CellArms {
  readonly task: string;
  readonly variant?: string;
  readonly condition: string;
  readonly a: Arm;
  readonly b: Arm;
}

/** Reads an estimand from cells. Cells in which an arm has no sample of it are left out. */
export function armsOf(read: NonNullable<Estimand['read']>, cells: readonly SharedCell[]): CellArms[] {
  const arm = (episodes: SharedCell['a'], task: string): Arm => {
    const values = valuesByTask(samplesByTask(episodes), read).get(task) ?? [];
    const steady = episodes.every(({ spec }) => spec.agent.deterministic);
    return { values, exact: steady && values.every((value) => value === 0 || value === 1) };
  };
  return cells
    .map(({ a, b, ...place }) => ({ ...place, a: arm(a, place.task), b: arm(b, place.task) }))
    .filter(({ a, b }) => a.values.length > 0 && b.values.length > 0);
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
