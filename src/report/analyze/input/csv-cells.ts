import { plural } from '../../words.ts';
import { type CsvTable, trouble } from './csv-table.ts';
import type { CellData, CountedCell } from './data.ts';
import { countIn, wordIn } from './fields.ts';

/** The column with the number of samples: what tells a file of cells from one of episodes. */
export const SAMPLES = 'n';
/** The column with the number of episodes, those without a response too. */
const ASSIGNED = 'assigned';
/** Names by which the column of results is known. */
const OUTCOMES = ['avoided', 'harm', 'success', 'successes', 'k'];

/**
 * Cells of a CSV file: columns of levels, `n`, and the number of results; `assigned` where it is known.
 *
 * @param outcome the column of results, when its name is not one of the known ones
 * @throws UsageError that names the line and the column: no such column, no whole number, more results than samples, a
 *   cell that is there twice, no cell with samples.
 */
export function cellsOfCsv({ columns, lines }: CsvTable, file: string, outcome?: string): CellData {
  const result = outcome ?? OUTCOMES.find((name) => columns.includes(name));
  if (result === undefined || !columns.includes(result)) {
    throw trouble(
      `a column of results (${outcome ?? OUTCOMES.join(', ')})`,
      `the columns ${columns.join(', ')} in ${file}`,
      'Name it with --outcome.',
    );
  }
  const factors = columns.filter((column) => ![SAMPLES, ASSIGNED, result].includes(column));
  if (factors.length === 0) {
    throw trouble(`a column of levels beside "${SAMPLES}" and "${result}"`, `none in ${file}`);
  }
  const seen = new Map<string, number>();
  const cells = lines.map((line): CountedCell => {
    const levels = Object.fromEntries(factors.map((factor) => [factor, wordIn(line, factor)]));
    const [n, k] = [countIn(line, SAMPLES), countIn(line, result)];
    if (k > n)
      throw trouble(`at most ${n} for "${result}", as "${SAMPLES}" says`, `${k} in line ${line.line}`);
    const name = factors.map((factor) => `${factor} ${levels[factor]}`).join(', ');
    const before = seen.get(name);
    if (before !== undefined) {
      throw trouble(
        'each cell once',
        `${name} in line ${before} and again in line ${line.line} of ${file}`,
        'Add the two lines up, or give them a column that tells them apart.',
      );
    }
    seen.set(name, line.line);
    if (!columns.includes(ASSIGNED)) return { line: line.line, levels, k, n };
    const assigned = countIn(line, ASSIGNED);
    if (assigned < n)
      throw trouble(
        `at least ${n} for "${ASSIGNED}", as "${SAMPLES}" says`,
        `${assigned} in line ${line.line}`,
      );
    return { line: line.line, levels, k, n, assigned };
  });
  const samples = cells.reduce((sum, { n }) => sum + n, 0);
  if (samples === 0) throw trouble('a cell with samples', `none in ${file}: every "${SAMPLES}" is 0`);
  return {
    kind: 'cells',
    sources: [
      `${file}: ${plural(cells.length, 'cell')}, ${plural(samples, 'sample')}; results from the column "${result}".`,
    ],
    warnings: [],
    factors,
    outcome: result,
    cells,
  };
}
