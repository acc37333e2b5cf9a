import type { Product } from '../../record.ts';
import { attributeText } from '../../words.ts';

/** So many of something: `1 day`, `4 days`. */
export const few = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** Where it is and how long it has been on the board, as far as the record tells. */
export function whereAndWhen({ attributes }: Product): string {
  const { area, distance, listed } = attributes;
  return [
    ...(typeof area === 'string' ? [area] : []),
    ...(typeof distance === 'number' ? [`${attributeText({ unit: 'mi', decimals: 1 }, distance)} away`] : []),
    ...(typeof listed === 'number'
      ? [listed === 0 ? 'posted today' : `posted ${few(listed, 'day', 'days')} ago`]
      : []),
  ].join(' · ');
}

/** A phrase as the start of a sentence. */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
