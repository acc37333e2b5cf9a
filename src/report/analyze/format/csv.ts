import { csvLine } from '../../format/csv-line.ts';
import { type AnalysisResult, finite } from '../part.ts';

/**
 * The analysis as tidy CSV: one line a number or word, with its part, row (from 1) and column. Shares are from 0 to 1;
 * what does not exist is empty.
 */
export function analysisCsv({ parts }: AnalysisResult): string {
  const lines = parts.flatMap(({ id, columns, rows }) =>
    rows.flatMap((row, i) =>
      columns.map(({ key }) => {
        const value = row[key] ?? null;
        return csvLine([id, i + 1, key, typeof value === 'number' ? finite(value) : value]);
      }),
    ),
  );
  return `${['part,row,column,value', ...lines].join('\n')}\n`;
}
