import type { AgentCard } from '../../core/agent.ts';
import type { SuiteAnalysis } from '../analyse.ts';
import type { Row } from '../matrix/matrix.ts';
import type { Reading } from '../matrix/reading.ts';
import { intervalWords } from '../words.ts';
import { type Column, columnsOf, isBad, type Shown } from './columns.ts';
import type { GridCell } from './grid.ts';
import { outcomeWords } from './outcomes.ts';

/** Colours of a terminal, or none. */
export interface Paints {
  readonly strong: (text: string) => string;
  readonly faint: (text: string) => string;
  readonly good: (text: string) => string;
  readonly bad: (text: string) => string;
}

/** A line of a block: the control, a condition, or a category of mechanisms. */
export interface BlockRow {
  readonly id: string;
  readonly mechanisms: readonly string[];
  readonly of: 'control' | 'condition' | 'category';
  find(agent: string): Row | undefined;
}

/** A part of the paired table: all tasks, a category's, a site's, or one task. Control first in each. */
export interface Block {
  readonly title: string;
  readonly note: string;
  /** The task that it is about, when it is about one. */
  readonly task?: string;
  readonly rows: readonly BlockRow[];
}

/** How tasks are called where a report counts them. */
export function taskNoun({ matrix }: SuiteAnalysis): string {
  return matrix.sites.length > 0 ? 'task' : 'scenario';
}

/** All tasks together; nothing when there is only one. */
export function overallBlock(suite: SuiteAnalysis): Block | undefined {
  const { matrix } = suite;
  if (matrix.tasks.length < 2) return undefined;
  return {
    title: `All ${matrix.tasks.length} ${taskNoun(suite)}s`,
    note: 'each rate with its 95 % interval',
    rows: conditionRows(suite, (condition, agent) => matrix.row(condition, agent)),
  };
}

/** By category of mechanisms; nothing when categories put nothing together. */
export function categoryBlock(suite: SuiteAnalysis): Block | undefined {
  const { matrix, facts } = suite;
  if (matrix.categories.length === 0) return undefined;
  const [control] = conditionRows(suite, (condition, agent) => matrix.row(condition, agent));
  return {
    title: 'By category of mechanism',
    note: 'the conditions of a category together, clustered by task; the control is that of all tasks',
    rows: [
      ...(control?.of === 'control' ? [control] : []),
      ...matrix.categories.map(
        (name): BlockRow => ({
          id: name,
          mechanisms: facts.mechanisms.filter(({ category }) => category === name).map(({ id }) => id),
          of: 'category',
          find: (agent) => matrix.categoryRow(name, agent),
        }),
      ),
    ],
  };
}

/** One block a site where tasks share sites, else one a task. */
export function partBlocks(suite: SuiteAnalysis): Block[] {
  const { matrix } = suite;
  if (matrix.sites.length > 0) {
    return matrix.sites.map((site) => {
      const tasks = matrix.tasks.filter((task) => task.site === site).length;
      return {
        title: site,
        note: `${tasks} ${tasks === 1 ? 'task' : 'tasks'}; each rate with its 95 % interval`,
        rows: conditionRows(suite, (condition, agent) => matrix.siteRow(site, condition, agent)),
      };
    });
  }
  return matrix.tasks.map(({ id, instruction }) => ({
    title: id,
    note: instruction,
    task: id,
    rows: conditionRows(suite, (condition, agent) => matrix.cell(id, condition, agent)),
  }));
}

/** The paired table's blocks: all tasks together, by category, then each site or task. */
export function blocksOf(suite: SuiteAnalysis): Block[] {
  const whole = [overallBlock(suite), categoryBlock(suite)].filter((block) => block !== undefined);
  return [...whole, ...partBlocks(suite)];
}

/** The conditions that any agent ran. */
function conditionRows(
  { matrix }: SuiteAnalysis,
  find: (condition: string, agent: string) => Row | undefined,
): BlockRow[] {
  return matrix.conditions.flatMap(({ id, mechanisms }) =>
    matrix.agents.some((agent) => find(id, agent.id) !== undefined)
      ? [
          {
            id,
            mechanisms,
            of: mechanisms.length === 0 ? ('control' as const) : ('condition' as const),
            find: (agent: string) => find(id, agent),
          },
        ]
      : [],
  );
}

/** What a cell's mark says: `!` an effect where none was expected, `=` none expected. */
export function markOf({ expectation, surprise }: Reading): string {
  return surprise ? '!' : expectation === 'none' ? '=' : '';
}

/** Cells of an agent in a terminal's table: its figures, outcomes, n, mark. */
export function cellsAnAgent(suite: SuiteAnalysis): number {
  return columnsOf(suite).length + 3;
}

/** Rows of a block for some agents, below a line of headings. */
export function rowsOf(
  suite: SuiteAnalysis,
  block: Block,
  agents: readonly AgentCard[],
  paints: Paints,
): GridCell[][] {
  const columns = columnsOf(suite);
  const titles = [...columns.map(({ short }) => short), 'outcomes', 'n', ''];
  const heading: GridCell[] = [
    { text: block.rows.some((row) => row.of === 'category') ? 'category' : 'condition', paint: paints.faint },
    ...agents.flatMap(() =>
      titles.map((text): GridCell => ({ text, align: text === 'n' ? 'right' : 'left', paint: paints.faint })),
    ),
  ];
  const body = block.rows.map((row) => [
    { text: row.id },
    ...agents.flatMap((agent) => agentCells(columns, row.find(agent.id), paints)),
  ]);
  return [heading, ...body];
}

function agentCells(columns: readonly Column[], figures: Row | undefined, paints: Paints): GridCell[] {
  if (figures === undefined) {
    return [...columns.map(() => '–'), '', '', ''].map((text) => ({ text, paint: paints.faint }));
  }
  const { outcomes, samples, errors, reading } = figures;
  const words = (column: Column, shown: Shown | undefined): string =>
    `${column.words(shown).padStart(4)} ${shown === undefined ? '' : intervalWords(shown)}`.trimEnd();
  const troubled = errors > 0 ? ` x${errors}` : '';
  return [
    ...columns.map((column): GridCell => {
      const shown = column.of(figures);
      const bad = shown !== undefined && isBad(column, shown);
      return { text: words(column, shown), ...(bad ? { paint: paints.bad } : {}) };
    }),
    { text: outcomeWords(outcomes) + troubled, paint: paints.faint },
    { text: String(samples), align: 'right', paint: paints.faint },
    { text: markOf(reading), paint: reading.surprise ? paints.bad : paints.faint },
  ];
}
