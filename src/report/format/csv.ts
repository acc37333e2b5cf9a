import { OUTCOMES } from '../../core/verdict.ts';
import type { Analysis } from '../analyse.ts';
import { defenseOf } from '../defense.ts';
import type { Difference } from '../estimands/difference.ts';
import { ESTIMANDS } from '../estimands/index.ts';
import type { Rate } from '../estimands/rate.ts';
import type { Cell } from '../matrix/matrix.ts';
import { type CsvValue, csvLine } from './csv-line.ts';

/** One row a task × condition × agent, with a heading. Rates from 0 to 1; what does not exist is empty. */
export function csvOf(analysis: Analysis): string {
  const rows = analysis.suites.flatMap(({ facts, matrix }) =>
    matrix.cells.map((cell) => {
      const card = matrix.agents.find(({ id }) => id === cell.agent);
      return {
        run: analysis.input.run.id,
        suite: facts.id,
        task: cell.task,
        condition: cell.condition.id,
        mechanisms: cell.condition.mechanisms.join('+'),
        agent: cell.agent,
        agent_kind: card?.kind,
        deterministic: card?.deterministic,
        defense: card === undefined ? undefined : defenseOf(card),
        ...figures(cell),
      };
    }),
  );
  const heading = Object.keys(rows[0] ?? { run: '' });
  const lines = rows.map((row) => csvLine(Object.values(row)));
  return `${[csvLine(heading), ...lines].join('\n')}\n`;
}

function figures(cell: Cell): Record<string, CsvValue> {
  const { reading } = cell;
  return {
    episodes: cell.episodes,
    errors: cell.errors,
    samples: cell.samples,
    ...rate('success', cell.success),
    ...rate('harm', cell.harm),
    exposed: cell.exposed?.value,
    decided: cell.decided?.value,
    dpsr_paper: cell.dpsrPaper?.value,
    ...difference('dpsr_net', reading.successLost),
    ...difference('harm_added', reading.harmAdded),
    ...further(cell),
    ...Object.fromEntries(OUTCOMES.map((outcome) => [outcome, cell.outcomes[outcome]])),
    expected: reading.expectation,
    effect: reading.effect,
    surprise: reading.surprise,
  };
}

/** The figures that have a place of their own above. */
const SHOWN = new Set(['success', 'harm', 'exposed', 'dpsrPaper', 'dpsrNet', 'harmAdded']);

/** The other estimands, each with a column, so that a heading is the same whatever the suite. */
function further({ estimates, reading }: Cell): Record<string, CsvValue> {
  const all = { ...estimates, ...reading.contrasts };
  return Object.fromEntries(
    ESTIMANDS.filter(({ id }) => !SHOWN.has(id)).map(({ id }) => [snake(id), all[id]?.value ?? undefined]),
  );
}

function snake(id: string): string {
  return id.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function rate(name: string, { k, value, interval }: Partial<Rate> = {}): Record<string, CsvValue> {
  return {
    [`${name}_k`]: k,
    [name]: value,
    [`${name}_low`]: interval?.low,
    [`${name}_high`]: interval?.high,
  };
}

function difference(name: string, { value, interval }: Partial<Difference> = {}): Record<string, CsvValue> {
  return { [name]: value, [`${name}_low`]: interval?.low, [`${name}_high`]: interval?.high };
}
