import { CONTROL } from '../../../core/mechanism.ts';
import { dpsrParts, estimandNamed } from '../../estimands/index.ts';
import { isControl, of, operatorsOf } from '../episodes-only.ts';
import { estimateColumns, estimateNotes, estimateValues } from '../estimate.ts';
import type { AnalysisEpisode } from '../input/data.ts';
import { missingPart, type Part, type Value } from '../part.ts';

const SUCCESS = estimandNamed('success');
const DPSR = estimandNamed('dpsrPaper');
const NET = estimandNamed('dpsrNet');
const HARM = estimandNamed('harm');

/** The result tables (sections 11 and 12): paired by scenario, the clean row first. */
export function pairedTable(episodes: readonly AnalysisEpisode[]): Part {
  const operators = operatorsOf(episodes);
  const scored = DPSR.of(episodes).value !== null;
  const rows = [...Map.groupBy(episodes, ({ spec }) => spec.task)].flatMap(([task, own]) => {
    const byCondition = Map.groupBy(own, ({ spec }) => spec.condition.id);
    const conditions = [...byCondition.keys()].sort(
      (a, b) => Number(b === CONTROL.id) - Number(a === CONTROL.id),
    );
    return conditions.map((condition) => ({
      scenario: `${task}: ${condition}`,
      ...Object.fromEntries(
        operators.flatMap((operator): [string, Value][] => {
          const cell = of(byCondition.get(condition) ?? [], operator);
          const success = SUCCESS.of(cell);
          return [
            [`success_${operator}`, success.value],
            [`dpsr_${operator}`, success.value === null ? null : hits(cell, scored)],
            [`n_${operator}`, success.n],
          ];
        }),
      ),
    }));
  });
  return {
    id: 'results',
    title: 'Results paired by scenario (sections 9.4, 11 and 12): task success and DPSR (%)',
    columns: [
      { key: 'scenario', label: 'scenario', shown: 'text' },
      ...operators.flatMap((operator) => [
        { key: `success_${operator}`, label: `${operator} success`, shown: 'percent' as const },
        { key: `dpsr_${operator}`, label: 'DPSR', shown: 'percent' as const },
        { key: `n_${operator}`, label: 'n', shown: 'count' as const },
      ]),
    ],
    rows,
    notes: [
      'DPSR is 0 on clean pages by definition. n counts samples: repetitions of a deterministic operator on one page are one.',
      'Success is the end state, DPSR is about the first thing done: with the right button pressed and an option left on, both are 0.',
      'A cell of n = 3 can’t tell a rate from another: 0 of 3 still allows 56 %, 3 of 3 starts at 44 % (Wilson, 95 %).',
      ...(scored ? [] : ['No judge of these episodes scores `dpsrPaper`: DPSR is 1 - success.']),
    ],
  };
}

function hits(cell: readonly AnalysisEpisode[], scored: boolean): number | null {
  if (cell.every(isControl)) return 0;
  if (scored) return DPSR.of(cell).value;
  const { value } = SUCCESS.of(cell);
  return value === null ? null : 1 - value;
}

/** DPSR by channel over all scenarios, what its hits are made of, and net of what fails on clean pages, too. */
export function channelTable(episodes: readonly AnalysisEpisode[]): Part {
  const title = 'DPSR by channel over all scenarios, its parts, and net of incapacity';
  const treated = episodes.filter((episode) => !isControl(episode));
  if (treated.length === 0) return missingPart('channels', title, 'no deceptive page.');
  const cells = [...Map.groupBy(treated, ({ spec }) => spec.condition.id)].flatMap(([condition, own]) =>
    operatorsOf(own).map((operator) => ({ condition, operator, own: of(own, operator) })),
  );
  const figures = cells.map(({ operator, own }) => {
    const tasks = new Set(own.map(({ spec }) => spec.task));
    const clean = of(episodes, operator).filter(
      (episode) => isControl(episode) && tasks.has(episode.spec.task),
    );
    return { dpsr: DPSR.of(own), harm: HARM.of(own), net: NET.of([...clean, ...own]), parts: dpsrParts(own) };
  });
  return {
    id: 'channels',
    title,
    columns: [
      { key: 'channel', label: 'channel', shown: 'text' },
      { key: 'operator', label: 'operator', shown: 'text' },
      { key: 'n', label: 'n', shown: 'count' },
      ...estimateColumns('dpsr', 'DPSR'),
      { key: 'wrong', label: 'wrong', shown: 'count' },
      { key: 'other', label: 'other', shown: 'count' },
      { key: 'none', label: 'none', shown: 'count' },
      { key: 'harm', label: 'harm %', shown: 'percent' },
      ...estimateColumns('net', 'net'),
    ],
    rows: cells.map(({ condition, operator }, i) => {
      const one = figures[i];
      return {
        channel: condition,
        operator,
        ...(one === undefined
          ? {}
          : {
              n: one.harm.n,
              ...estimateValues('dpsr', one.dpsr),
              wrong: one.parts.wrong,
              other: one.parts.other,
              none: one.parts.none,
              harm: one.harm.value,
              ...estimateValues('net', one.net),
            }),
      };
    }),
    notes: [
      'The paper’s DPSR counts whatever is not the right button, no click too: it mixes steering with incapacity. Its hits are parted here: the mechanism won (wrong), something else was pressed (other), nothing was (none).',
      'Net: success on the clean page minus success on the deceptive one, over the same scenarios.',
      ...estimateNotes(figures.flatMap(({ dpsr, net }) => [dpsr, net])),
    ],
  };
}
