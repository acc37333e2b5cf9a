import type { Condition } from '../../core/mechanism.ts';
import type { Analysis } from '../analyse.ts';
import { defenseOf } from '../defense.ts';
import type { Row } from '../matrix/matrix.ts';

/** Changes when a member of the JSON report changes its meaning or goes; new members don't change it. */
export const REPORT_JSON_VERSION = 1;

/** The report as plain data: the shape of `docs/report-json.md`. Rates are from 0 to 1. */
export function reportJson(analysis: Analysis) {
  const { run } = analysis.input;
  return {
    version: REPORT_JSON_VERSION,
    run: run.id,
    manifest: run,
    episodes: analysis.episodes,
    errors: analysis.errors,
    warnings: analysis.warnings,
    suites: analysis.suites.map(({ facts, answer, decisions }) => ({
      suite: facts.id,
      title: facts.title,
      paper: facts.paper,
      ...answer,
      decisions,
      absent: facts.absent,
    })),
    cells: analysis.suites.flatMap(({ facts, matrix }) =>
      matrix.cells.map((cell) => ({ suite: facts.id, task: cell.task, ...figuresJson(cell) })),
    ),
    rows: analysis.suites.flatMap(({ facts, matrix }) => matrix.rows.map((row) => rowJson(facts.id, row))),
    sites: analysis.suites.flatMap(({ facts, matrix }) =>
      crossed(matrix.sites, matrix.conditions, matrix.agents).flatMap(([site, { id }, agent]) => {
        const row = matrix.siteRow(site, id, agent.id);
        return row === undefined ? [] : [{ site, ...rowJson(facts.id, row) }];
      }),
    ),
    categories: analysis.suites.flatMap(({ facts, matrix }) =>
      crossed(matrix.categories, matrix.agents, [0]).flatMap(([category, agent]) => {
        const row = matrix.categoryRow(category, agent.id);
        return row === undefined ? [] : [{ category, ...rowJson(facts.id, row) }];
      }),
    ),
    defenses: analysis.suites.flatMap(({ facts, matrix }) =>
      crossed(matrix.defenses, matrix.conditions, [0]).flatMap(([defense, { id }]) => {
        const row = matrix.defenseRow(id, defense);
        if (row === undefined) return [];
        const agents = matrix.agents.filter((agent) => defenseOf(agent) === defense);
        return [{ defense, agents: agents.map((agent) => agent.id), ...rowJson(facts.id, row) }];
      }),
    ),
  };
}

/** The report as a JSON document, with a newline at its end. */
export function jsonOf(analysis: Analysis): string {
  return `${JSON.stringify(reportJson(analysis), null, 2)}\n`;
}

function crossed<A, B, C>(as: readonly A[], bs: readonly B[], cs: readonly C[]): [A, B, C][] {
  return as.flatMap((a) => bs.flatMap((b) => cs.map((c): [A, B, C] => [a, b, c])));
}

function rowJson(suite: string, row: Row) {
  return { suite, tasks: row.tasks, ...figuresJson(row) };
}

function mechanismOf({ mechanisms }: Condition): string | null {
  return mechanisms.length === 0 ? null : mechanisms.join('+');
}

function figuresJson(figures: Row) {
  const { condition, reading } = figures;
  return {
    agent: figures.agent,
    condition: condition.id,
    mechanism: mechanismOf(condition),
    n: figures.episodes,
    samples: figures.samples,
    errors: figures.errors,
    success: figures.success ?? null,
    harm: figures.harm ?? null,
    exposed: figures.exposed ?? null,
    decided: figures.decided ?? null,
    dpsrPaper: figures.dpsrPaper ?? null,
    dpsrNet: reading.successLost ?? null,
    harmAdded: reading.harmAdded ?? null,
    estimates: { ...figures.estimates, ...reading.contrasts },
    successByHarm: figures.successByHarm,
    outcomes: figures.outcomes,
    ends: figures.ends,
    scores: figures.scores,
    unsteady: figures.unsteady,
    expected: reading.expectation,
    effect: reading.effect ?? null,
    surprise: reading.surprise,
  };
}
