import type { AnalysisResult } from '../part.ts';

/** Changes when the meaning of a member changes, or one goes. */
export const ANALYSIS_JSON_VERSION = 1;

/** The analysis as a JSON document: `null` where there is nothing to say; never NaN, which JSON has not. */
export function analysisJson({ title, sources, warnings, parts }: AnalysisResult): string {
  const document = {
    version: ANALYSIS_JSON_VERSION,
    title,
    sources,
    warnings,
    parts: parts.map(({ id, title: heading, columns, rows, notes, missing }) => ({
      id,
      title: heading,
      ...(missing === undefined ? {} : { missing }),
      columns: columns.map(({ key, label }) => ({ key, label })),
      rows: rows.map((row) => Object.fromEntries(columns.map(({ key }) => [key, row[key] ?? null]))),
      notes,
    })),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
