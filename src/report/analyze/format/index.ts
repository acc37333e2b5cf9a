import type { AnalysisFormat } from '../choices.ts';
import type { AnalysisResult } from '../part.ts';
import { analysisCsv } from './csv.ts';
import { analysisJson } from './json.ts';
import { analysisMarkdown } from './markdown.ts';
import { analysisTable } from './table.ts';

/**
 * Writes an analysis. All formats print the same parts, so they can't disagree.
 *
 * @param options.color paints the `table` format with the colours of a terminal; off unless asked for.
 */
export function renderAnalysis(
  result: AnalysisResult,
  format: AnalysisFormat,
  options: { readonly color?: boolean } = {},
): string {
  switch (format) {
    case 'table':
      return analysisTable(result, { color: options.color ?? false });
    case 'md':
      return analysisMarkdown(result);
    case 'csv':
      return analysisCsv(result);
    case 'json':
      return analysisJson(result);
  }
}
