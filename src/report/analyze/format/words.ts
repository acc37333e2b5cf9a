import type { Column, Value } from '../part.ts';

/** What stands where there is nothing to say. */
export const NOTHING = '–';

/** A value as people read it. */
export function words(value: Value | undefined, shown: Column['shown']): string {
  if (value === null || value === undefined) return NOTHING;
  if (typeof value === 'string') return value;
  if (!Number.isFinite(value)) return NOTHING;
  switch (shown) {
    case 'percent':
      return (value * 100).toFixed(1);
    case 'fixed2':
      return value.toFixed(2);
    case 'fixed3':
      return value.toFixed(3);
    case 'p':
      return pWords(value);
    case 'count':
    case 'text':
      return Number.isInteger(value) ? String(value) : value.toFixed(1);
  }
}

/** A p-value as the papers print it: three decimals, and "<.001" below. */
export function pWords(p: number): string {
  return p < 0.001 ? '<.001' : p.toFixed(3);
}
