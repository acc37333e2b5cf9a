import { episodesOnly } from '../episodes-only.ts';
import type { AnalysisData } from '../input/data.ts';
import type { AnalysisResult } from '../part.ts';
import { categoryTable, clusteredTable, crossTable, overallTable } from './main-tables.ts';
import {
  addressTable,
  compositionTable,
  defenseTable,
  detectionTable,
  everyCategoryTable,
  modalityTable,
  settingsTable,
} from './more-tables.ts';

/**
 * DECEPTICON's tables of results by the paper's own rules (sections 4 to 6, appendices).
 *
 * @throws UsageError for a file of cells, and when no episode came to a verdict.
 */
export function decepticonTables(data: AnalysisData): AnalysisResult {
  const { sources, warnings, episodes } = episodesOnly(data, 'decepticon');
  return {
    title: 'DECEPTICON: success and dark pattern effectiveness',
    sources,
    warnings,
    parts: [
      compositionTable(episodes),
      overallTable(episodes),
      categoryTable(episodes),
      clusteredTable(episodes),
      crossTable(episodes),
      everyCategoryTable(episodes, false),
      addressTable(episodes),
      settingsTable(episodes),
      defenseTable(episodes),
      detectionTable(episodes),
      modalityTable(episodes),
      everyCategoryTable(episodes, true),
    ],
  };
}
