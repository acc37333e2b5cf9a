import type { AgentCard } from '../../core/agent.ts';
import type { SuiteAnalysis } from '../analyse.ts';
import type { Figures } from '../estimands/figures.ts';
import type { Cell, Row } from '../matrix/matrix.ts';
import type { Reading } from '../matrix/reading.ts';
import { intervalWords, rateWords } from '../words.ts';
import type { GridCell } from './grid.ts';
import { outcomeWords } from './outcomes.ts';

/** Colours of a terminal, or none. */
export interface Paints {
  readonly strong: (text: string) => string;
  readonly faint: (text: string) => string;
  readonly good: (text: string) => string;
  readonly bad: (text: string) => string;
}

/** A block of the paired table: a scenario, or all of them. */
export interface Block {
  readonly title: string;
  readonly note: string;
  find(condition: string, agent: string): Cell | Row | undefined;
}

/** All scenarios together; nothing when there is only one. */
export function overallBlock({ matrix }: SuiteAnalysis): Block | undefined {
  if (matrix.tasks.length < 2) return undefined;
  return {
    title: `All ${matrix.tasks.length} scenarios`,
    note: 'each rate with its 95 % interval',
    find: (condition, agent) => matrix.row(condition, agent),
  };
}

/** One block a scenario. */
export function scenarioBlocks({ matrix }: SuiteAnalysis): Block[] {
  return matrix.tasks.map((task) => ({
    title: task.id,
    note: task.instruction,
    find: (condition, agent) => matrix.cell(task.id, condition, agent),
  }));
}

/** The paired table's blocks: all scenarios together, then each, control first in all of them. */
export function blocksOf(suite: SuiteAnalysis): Block[] {
  const overall = overallBlock(suite);
  return [...(overall === undefined ? [] : [overall]), ...scenarioBlocks(suite)];
}

/** What a cell's mark says: `!` an effect where none was expected, `=` none expected. */
export function markOf({ expectation, surprise }: Reading): string {
  return surprise ? '!' : expectation === 'none' ? '=' : '';
}

/** Rows of a block for some agents, with two lines of heading. Five columns an agent: success, harm, outcomes, n, mark. */
export function rowsOf(
  { matrix }: SuiteAnalysis,
  block: Block,
  agents: readonly AgentCard[],
  paints: Paints,
): GridCell[][] {
  const heading: GridCell[] = [
    { text: 'condition', paint: paints.faint },
    ...agents.flatMap(() =>
      ['success', 'harm', 'outcomes', 'n', ''].map(
        (text, i): GridCell => ({ text, align: i === 3 ? 'right' : 'left', paint: paints.faint }),
      ),
    ),
  ];
  const body = matrix.conditions.flatMap(({ id }) => {
    const found = agents.map((agent) => block.find(id, agent.id));
    if (found.every((figures) => figures === undefined)) return [];
    return [[{ text: id }, ...found.flatMap((figures) => agentCells(figures, paints))]];
  });
  return [heading, ...body];
}

function agentCells(
  figures: (Figures & { readonly reading: Reading }) | undefined,
  paints: Paints,
): GridCell[] {
  if (figures === undefined) return ['–', '–', '', '', ''].map((text) => ({ text, paint: paints.faint }));
  const { success, harm, outcomes, samples, errors, reading } = figures;
  const words = (rate: typeof success): string =>
    rate === undefined ? '–' : `${rateWords(rate).padStart(4)} ${intervalWords(rate)}`.trimEnd();
  const troubled = errors > 0 ? ` x${errors}` : '';
  return [
    { text: words(success), ...(success && success.value < 1 ? { paint: paints.bad } : {}) },
    { text: words(harm), ...(harm && harm.value > 0 ? { paint: paints.bad } : {}) },
    { text: outcomeWords(outcomes) + troubled, paint: paints.faint },
    { text: String(samples), align: 'right', paint: paints.faint },
    { text: markOf(reading), paint: reading.surprise ? paints.bad : paints.faint },
  ];
}
