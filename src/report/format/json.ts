import type { Condition } from '../../core/mechanism.ts';
import type { Analysis } from '../analyse.ts';
import type { Figures } from '../estimands/figures.ts';
import type { Reading } from '../matrix/reading.ts';

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
    rows: analysis.suites.flatMap(({ facts, matrix }) =>
      matrix.rows.map((row) => ({ suite: facts.id, tasks: row.tasks, ...figuresJson(row) })),
    ),
  };
}

/** The report as a JSON document, with a newline at its end. */
export function jsonOf(analysis: Analysis): string {
  return `${JSON.stringify(reportJson(analysis), null, 2)}\n`;
}

/** What `siren run --json` prints: one cell an agent and condition, over its tasks. Rates are from 0 to 1, or null without a verdict. */
export function runJson(analysis: Analysis) {
  return {
    run: analysis.input.run.id,
    episodes: analysis.episodes,
    errors: analysis.errors,
    cells: analysis.suites.flatMap(({ facts, matrix }) =>
      matrix.rows.map((row) => ({
        suite: facts.id,
        agent: row.agent,
        condition: row.condition.id,
        mechanism: mechanismOf(row.condition),
        n: row.episodes,
        samples: row.samples,
        success: row.success?.value ?? null,
        harm: row.harm?.value ?? null,
        outcomes: row.outcomes,
        scores: row.scores,
        errors: row.errors,
      })),
    ),
  };
}

function mechanismOf({ mechanisms }: Condition): string | null {
  return mechanisms.length === 0 ? null : mechanisms.join('+');
}

function figuresJson(
  figures: Figures & { readonly condition: Condition; readonly agent: string; readonly reading: Reading },
) {
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
    outcomes: figures.outcomes,
    ends: figures.ends,
    scores: figures.scores,
    unsteady: figures.unsteady,
    expected: reading.expectation,
    effect: reading.effect ?? null,
    surprise: reading.surprise,
  };
}
