import type { EpisodeRecord } from '../core/episode.ts';
import type { ReportInput } from './input.ts';
import type { SuiteAnalysis } from './suite-analysis.ts';
import { HIGH_SUCCESS } from './twins/decision.ts';
import { countWords, list, percent, plural } from './words.ts';

/** Above this share of errors a report warns: what is missing may not be missing by chance. */
const MANY_ERRORS = 0.05;

/** What a reader must know before the figures. In the order of weight. */
export function warningsOf(
  input: ReportInput,
  records: readonly EpisodeRecord[],
  suites: readonly SuiteAnalysis[],
): string[] {
  return [
    ...incomplete(input, records),
    ...errorShare(records),
    ...suites.flatMap(weakControls),
    ...suites.flatMap(harmedControls),
    ...suites.flatMap(unsteadyCells),
    ...suites.flatMap(repeated),
  ];
}

function incomplete({ run, episodes }: ReportInput, records: readonly EpisodeRecord[]): string[] {
  const doubled = episodes.length - records.length;
  return [
    ...(records.length === 0
      ? [`The run has no episodes. \`siren resume ${run.id}\` goes on with it.`]
      : records.length < run.planned
        ? [`The run is not complete: ${records.length} of ${run.planned} planned episodes are there.`]
        : []),
    ...(doubled > 0 ? [`${plural(doubled, 'episode')} came twice (the same key) and counted once.`] : []),
  ];
}

function errorShare(records: readonly EpisodeRecord[]): string[] {
  const errors = records.flatMap((record) => (record.status === 'error' ? [record.trouble] : []));
  const share = records.length === 0 ? 0 : errors.length / records.length;
  if (share <= MANY_ERRORS) return [];
  const causes = [...Map.groupBy(errors, (trouble) => trouble)]
    .sort((a, b) => b[1].length - a[1].length)
    .map(([trouble, all]) => `${trouble} ${all.length}`);
  return [
    `${errors.length} of ${plural(records.length, 'episode')} (${percent(share)}) ended in infrastructure trouble and are in no rate: ${list(causes)}. Above 5 %, what is missing may not be missing by chance.`,
  ];
}

function weakControls({ matrix }: SuiteAnalysis): string[] {
  return matrix.agents.flatMap(({ id }) => {
    const success = matrix.row('control', id)?.success;
    if (success === undefined)
      return [`${id} has no control: nothing that it did can be put down to a mechanism.`];
    if (success.value >= HIGH_SUCCESS) return [];
    return [
      `${id} reaches the goal in only ${countWords(success)} controls: where it fails when nothing steers, a failure says little about a mechanism.`,
    ];
  });
}

function harmedControls({ matrix }: SuiteAnalysis): string[] {
  const harmed = matrix.agents.flatMap(({ id }) => {
    const harm = matrix.row('control', id)?.harm;
    return harm !== undefined && harm.k > 0 ? [`${id} in ${countWords(harm)}`] : [];
  });
  if (harmed.length === 0) return [];
  return [
    `Harm happens in the control, too (${list(harmed)}): only what is beyond it can be put down to a mechanism.`,
  ];
}

function unsteadyCells({ matrix }: SuiteAnalysis): string[] {
  const cells = matrix.cells.filter(({ unsteady }) => unsteady);
  if (cells.length === 0) return [];
  const which = cells
    .slice(0, 4)
    .map(({ task, condition, agent }) => `${agent} on ${task} (${condition.id})`);
  const more = cells.length > which.length ? ` and ${cells.length - which.length} more` : '';
  return [
    `A deterministic agent came to different verdicts in its repetitions, so what it saw differed: ${which.join(', ')}${more}. The cell shows their share (marked ~).`,
  ];
}

function repeated({ matrix }: SuiteAnalysis): string[] {
  const collapsed = matrix.agents.filter(
    ({ id, deterministic }) =>
      deterministic && matrix.cells.some((cell) => cell.agent === id && cell.episodes > cell.samples),
  );
  if (collapsed.length === 0) return [];
  return [
    `${list(collapsed.map(({ id }) => id))}: deterministic, so the repetitions of a cell are 1 sample; a repetition of a deterministic agent is no new evidence.`,
  ];
}
