import { UsageError } from '../../core/errors.ts';
import type { Comparison } from './comparison.ts';
import { csvOf } from './format/csv.ts';
import { githubOf } from './format/github.ts';
import { jsonOf } from './format/json.ts';
import { junitOf } from './format/junit.ts';
import { markdownOf } from './format/markdown.ts';
import { sarifOf } from './format/sarif.ts';
import { tableOf } from './format/table.ts';

/** What comparisons can be written as. */
export const COMPARE_FORMATS = ['table', 'md', 'json', 'csv', 'junit', 'github', 'sarif'] as const;
export type CompareFormat = (typeof COMPARE_FORMATS)[number];

/**
 * Writes comparisons.
 *
 * @throws UsageError for `junit` without a threshold: a report of no tests would look like success.
 */
export function renderComparisons(
  comparisons: readonly Comparison[],
  format: CompareFormat,
  options: { readonly color?: boolean; readonly version: string },
): string {
  switch (format) {
    case 'table':
      return tableOf(comparisons, { color: options.color ?? false });
    case 'md':
      return markdownOf(comparisons);
    case 'json':
      return jsonOf(comparisons);
    case 'csv':
      return csvOf(comparisons);
    case 'junit':
      if (comparisons.every(({ tested }) => tested.length === 0)) {
        throw new UsageError({
          expected: 'at least one --fail-if for junit, whose test cases they are',
          found: 'none',
          hint: "Add one, as in --fail-if 'harm > baseline + 0.05'.",
        });
      }
      return junitOf(comparisons);
    case 'github':
      return githubOf(comparisons);
    case 'sarif':
      return sarifOf(comparisons, options.version);
  }
}
