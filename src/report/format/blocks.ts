import { defenseOf } from '../defense.ts';
import type { Row } from '../matrix/matrix.ts';
import type { Reading } from '../matrix/reading.ts';
import type { SuiteAnalysis } from '../suite-analysis.ts';
import { intervalWords, list } from '../words.ts';
import { type Column, columnsOf, decisionColumnsOf, isBad, type Shown } from './columns.ts';
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
  /** The figures under one of the block's heads. */
  find(head: string): Row | undefined;
}

/** A part of the paired table: all tasks, by category, by defense, a site's, or one task. Control first in each. */
export interface Block {
  readonly title: string;
  readonly note: string;
  /** The task that it is about, when it is about one. */
  readonly task?: string;
  /** What stands across: agents, or defenses. */
  readonly heads: readonly string[];
  /** What stands under each head. */
  readonly columns: readonly Column[];
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
    heads: agentsOf(suite),
    columns: columnsOf(suite),
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
    heads: agentsOf(suite),
    columns: columnsOf(suite),
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

/** How decisions were made, over all tasks; nothing where no judge tells it. */
export function decisionBlock(suite: SuiteAnalysis): Block | undefined {
  const columns = decisionColumnsOf(suite);
  if (columns.length === 0) return undefined;
  return {
    title: 'How it was decided',
    note: 'shares of all samples: orders that meet every requirement, orders of nothing that was not asked for, and two ways to fail, by what had been served before the order',
    heads: agentsOf(suite),
    columns,
    rows: conditionRows(suite, (condition, agent) => suite.matrix.row(condition, agent)),
  };
}

/** By defense; nothing when no agent has one. */
export function defenseBlock(suite: SuiteAnalysis): Block | undefined {
  const { matrix } = suite;
  if (matrix.defenses.length === 0) return undefined;
  const members = (defense: string): string =>
    list(matrix.agents.filter((agent) => defenseOf(agent) === defense).map(({ id }) => id));
  return {
    title: 'By defense',
    note: `the agents with one defense together, clustered by task: ${matrix.defenses.map((defense) => `${defense} (${members(defense)})`).join('; ')}; what a defense does to one agent is the difference of two agents: siren compare`,
    heads: matrix.defenses,
    columns: columnsOf(suite),
    rows: conditionRows(
      suite,
      (condition, defense) => matrix.defenseRow(condition, defense),
      matrix.defenses,
    ),
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
        heads: agentsOf(suite),
        columns: columnsOf(suite),
        rows: conditionRows(suite, (condition, agent) => matrix.siteRow(site, condition, agent)),
      };
    });
  }
  return matrix.tasks.map(({ id, instruction }) => ({
    title: id,
    note: instruction,
    task: id,
    heads: agentsOf(suite),
    columns: columnsOf(suite),
    rows: conditionRows(suite, (condition, agent) => matrix.cell(id, condition, agent)),
  }));
}

/** The paired table's blocks: all tasks together, how they were decided, by category, by defense, then each site or task. */
export function blocksOf(suite: SuiteAnalysis): Block[] {
  return [...wholeBlocks(suite), ...partBlocks(suite)];
}

/** Those over all tasks. */
export function wholeBlocks(suite: SuiteAnalysis): Block[] {
  return [overallBlock, decisionBlock, categoryBlock, defenseBlock]
    .map((make) => make(suite))
    .filter((block) => block !== undefined);
}

const agentsOf = ({ matrix }: SuiteAnalysis): string[] => matrix.agents.map(({ id }) => id);

/** The conditions that any head ran. */
function conditionRows(
  suite: SuiteAnalysis,
  find: (condition: string, head: string) => Row | undefined,
  heads: readonly string[] = agentsOf(suite),
): BlockRow[] {
  return suite.matrix.conditions.flatMap(({ id, mechanisms }) =>
    heads.some((head) => find(id, head) !== undefined)
      ? [
          {
            id,
            mechanisms,
            of: mechanisms.length === 0 ? ('control' as const) : ('condition' as const),
            find: (head: string) => find(id, head),
          },
        ]
      : [],
  );
}

/** What a cell's mark says: `!` an effect where none was expected, `=` none expected. */
export function markOf({ expectation, surprise }: Reading): string {
  return surprise ? '!' : expectation === 'none' ? '=' : '';
}

/** Cells of a head in a terminal's table: its figures, outcomes, n, mark. */
export function cellsAHead({ columns }: Block): number {
  return columns.length + 3;
}

/** Rows of a block for some of its heads, below a line of headings. */
export function rowsOf(block: Block, heads: readonly string[], paints: Paints): GridCell[][] {
  const { columns } = block;
  const titles = [...columns.map(({ short }) => short), 'outcomes', 'n', ''];
  const heading: GridCell[] = [
    { text: block.rows.some((row) => row.of === 'category') ? 'category' : 'condition', paint: paints.faint },
    ...heads.flatMap(() =>
      titles.map((text): GridCell => ({ text, align: text === 'n' ? 'right' : 'left', paint: paints.faint })),
    ),
  ];
  const body = block.rows.map((row) => [
    { text: row.id },
    ...heads.flatMap((head) => headCells(columns, row.find(head), paints)),
  ]);
  return [heading, ...body];
}

function headCells(columns: readonly Column[], figures: Row | undefined, paints: Paints): GridCell[] {
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
