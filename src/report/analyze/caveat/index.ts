import { episodesOnly } from '../episodes-only.ts';
import type { AnalysisData } from '../input/data.ts';
import type { AnalysisResult } from '../part.ts';
import { dripTable, robotCheckTable, slotTable } from './ablations.ts';
import { degradationTable, hardTable, mechanismTable, ownIntervals } from './degradation.ts';
import { driftPairs, driftTable } from './drift.ts';
import { failureTable, stoppingTable } from './failures.ts';
import { capabilityTable, complementaryTable, mitigationTable } from './metrics.ts';

/**
 * CAVEAT's figures 1 and 3 to 5, tables App.3 and App.4 and the rates of its sections, by the paper's own rules.
 *
 * @throws UsageError for a file of cells, and when no episode came to a verdict.
 */
export function caveatTables(data: AnalysisData, seed: number): AnalysisResult {
  const { sources, warnings, episodes, suites } = episodesOnly(data, 'caveat');
  const hard = new Set(
    suites.flatMap(({ tasks }) => tasks.filter(({ tags }) => tags.includes('hard')).map(({ id }) => id)),
  );
  const standard = episodes.filter(({ spec }) => !hard.has(spec.task));
  const main = standard.length > 0 ? standard : episodes;
  return {
    title: 'CAVEAT: optimal purchases under incentive misalignment',
    sources,
    warnings,
    parts: [
      degradationTable(main, seed),
      ownIntervals(main),
      hardTable(episodes, hard, seed),
      mechanismTable(main, seed),
      capabilityTable(main, seed),
      failureTable(episodes),
      slotTable(main),
      stoppingTable(episodes, hard),
      driftTable(episodes),
      driftPairs(episodes),
      dripTable(main),
      mitigationTable(main, seed),
      complementaryTable(main),
      robotCheckTable(episodes),
    ],
  };
}
