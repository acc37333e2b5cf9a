import type { Estimate } from '../estimands/index.ts';
import type { Column, Value } from './part.ts';

/** Columns of an estimate: its value and the ends of its interval. */
export function estimateColumns(key: string, label: string): Column[] {
  return [
    { key, label: `${label} %`, shown: 'percent' },
    { key: `${key}_low`, label: 'low', shown: 'percent' },
    { key: `${key}_high`, label: 'high', shown: 'percent' },
  ];
}

/** The values of such columns. */
export function estimateValues(key: string, { value, interval }: Estimate): Record<string, Value> {
  return { [key]: value, [`${key}_low`]: interval?.low ?? null, [`${key}_high`]: interval?.high ?? null };
}

/** The notes of estimates, each once. */
export function estimateNotes(estimates: readonly Estimate[]): string[] {
  const counts = new Map<string, number>();
  for (const { note } of estimates) if (note !== undefined) counts.set(note, (counts.get(note) ?? 0) + 1);
  return [...counts].map(([note, count]) => `${count} ${count === 1 ? 'figure' : 'figures'}: ${note}.`);
}
