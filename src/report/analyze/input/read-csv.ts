import type { SuiteFacts } from '../../input.ts';
import { cellsOfCsv, SAMPLES } from './csv-cells.ts';
import { episodesOfCsv, hasEpisodes, neededColumns } from './csv-episodes.ts';
import { readCsv, trouble } from './csv-table.ts';
import type { AnalysisData } from './data.ts';

/**
 * What a CSV file holds: cells when it has a column `n`, else episodes.
 *
 * @param file its name, for messages
 * @param options.outcome of a file of cells: the column of results
 * @param options.suites of a file of episodes: what is known of their suites
 * @throws UsageError that names the line and the column that can't be used.
 */
export function dataOfCsv(
  text: string,
  file: string,
  { outcome, suites = [] }: { readonly outcome?: string; readonly suites?: readonly SuiteFacts[] } = {},
): AnalysisData {
  const table = readCsv(text, file);
  if (table.columns.includes(SAMPLES)) return cellsOfCsv(table, file, outcome);
  if (hasEpisodes(table.columns)) return episodesOfCsv(table, file, suites);
  throw trouble(neededColumns(), `the columns ${table.columns.join(', ')} in ${file}`);
}
