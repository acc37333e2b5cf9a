import type { Listed } from '../choices.ts';
import type { AnalysisData } from '../input/data.ts';
import type { BootstrapRequest } from '../model/request.ts';
import type { AnalysisResult } from '../part.ts';
import { besidePublished } from './beside.ts';
import { patternCells } from './cells.ts';
import { marginalTable } from './marginals.ts';
import { otherTests } from './otherwise.ts';
import { avoidanceTable, cellTable, responseTable } from './rates.ts';
import { isPublished } from './reconstruct.ts';
import { fitsOf, testTables } from './tests.ts';

/**
 * SusBench's tables 4 to 8 and figure 4, by the paper's own rules (section 5, appendix C). When the cells are those of
 * its table 5, the published figures stand beside the recomputed ones.
 *
 * @throws UsageError when the data hold no such cells.
 */
export function susbenchTables(
  data: AnalysisData,
  options: { readonly contrasts: Listed; readonly bootstrap?: BootstrapRequest },
): AnalysisResult {
  const { cells, warnings } = patternCells(data);
  const fits = fitsOf(cells);
  const firth = typeof fits === 'string' ? undefined : fits.firth.model;
  return {
    title: 'SusBench: avoidance of dark patterns by operator and pattern',
    sources: data.sources,
    warnings: [...data.warnings, ...warnings],
    parts: [
      ...(typeof fits !== 'string' && isPublished(cells) ? besidePublished(cells, fits) : []),
      responseTable(cells),
      avoidanceTable(cells),
      marginalTable(cells, 'operator', firth),
      marginalTable(cells, 'pattern', firth),
      cellTable(cells),
      ...testTables(cells, fits, options),
      ...(typeof fits === 'string' ? [] : [otherTests(cells, options.bootstrap)]),
    ],
  };
}
