import { episodesOnly } from '../episodes-only.ts';
import type { AnalysisData } from '../input/data.ts';
import type { AnalysisResult } from '../part.ts';
import { ruleTable } from './rule.ts';
import { channelTable, pairedTable } from './tables.ts';

/**
 * The result tables of the agent-native twins and its go or no-go rule (sections 9, 11 and 12).
 *
 * @throws UsageError for a file of cells, and when no episode came to a verdict.
 */
export function twinsTables(data: AnalysisData): AnalysisResult {
  const own = episodesOnly(data, 'twins');
  return {
    title: 'Agent-native twins: clean and deceptive pages, paired by scenario',
    sources: own.sources,
    warnings: own.warnings,
    parts: [pairedTable(own.episodes), channelTable(own.episodes), ruleTable(own)],
  };
}
