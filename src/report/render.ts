import { analyse } from './analyse.ts';
import { csvOf } from './format/csv.ts';
import { jsonOf } from './format/json.ts';
import { markdownOf } from './format/markdown.ts';
import { tableOf } from './format/table.ts';
import { pageOf } from './html/page.ts';
import type { ReportInput } from './input.ts';

/** What a report can be written as. */
export const FORMATS = ['table', 'md', 'csv', 'json', 'html'] as const;
export type Format = (typeof FORMATS)[number];

/**
 * Writes a report. All formats come from the same analysis, so they can't disagree.
 *
 * @param options.color paints the `table` format with the colours of a terminal; off unless asked for.
 */
export async function renderReport(
  input: ReportInput,
  format: Format,
  options: { readonly color?: boolean } = {},
): Promise<string> {
  const analysis = analyse(input);
  switch (format) {
    case 'table':
      return tableOf(analysis, { color: options.color ?? false });
    case 'md':
      return markdownOf(analysis);
    case 'csv':
      return csvOf(analysis);
    case 'json':
      return jsonOf(analysis);
    case 'html':
      return pageOf(analysis);
  }
}
