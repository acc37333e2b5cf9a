import type { AnalysisResult, Value } from '../part.ts';

/**
 * The analysis as tidy CSV: one line a number or word, with its part, row (from 1) and column. Shares are from 0 to 1;
 * what does not exist is empty.
 */
export function analysisCsv({ parts }: AnalysisResult): string {
  const lines = parts.flatMap(({ id, columns, rows }) =>
    rows.flatMap((row, i) => columns.map(({ key }) => [id, i + 1, key, row[key] ?? null].map(field).join(','))),
  );
  return `${['part,row,column,value', ...lines].join('\n')}\n`;
}

/** RFC 4180. A text that a spreadsheet would run as a formula gets an apostrophe before it. */
function field(value: Value): string {
  if (value === null || (typeof value === 'number' && !Number.isFinite(value))) return '';
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
