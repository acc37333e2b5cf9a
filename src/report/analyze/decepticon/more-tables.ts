import type { Verdict } from '../../../core/verdict.ts';
import { UNDEFENDED } from '../../defense.ts';
import { estimandNamed } from '../../estimands/index.ts';
import { of, operatorsOf } from '../episodes-only.ts';
import type { AnalysisEpisode } from '../input/data.ts';
import { missingPart, type Part, type Value } from '../part.ts';
import { mean, tally } from '../tally.ts';
import { categoriesOf, inCategory } from './main-tables.ts';
import { ARMS, DP, GENERATED, plain, printed, SR } from './rates.ts';

const STEPS = estimandNamed('detectionSteps');
const TASKS = estimandNamed('detectionTasks');

/** Table 3's failures: neither the goal nor the dark pattern. */
const neither = ({ success, harm }: Verdict): number => Number(!success && !harm);

/** Table 1, figures 8 and 10: how many tasks each category has. */
export function compositionTable(episodes: readonly AnalysisEpisode[]): Part {
  const splits = ARMS.filter(({ key }) => key !== 'control');
  const categories = categoriesOf(episodes.filter((episode) => splits.some(({ has }) => has(episode))));
  const tasks = (own: readonly AnalysisEpisode[]): number => new Set(own.map(({ spec }) => spec.task)).size;
  return {
    id: 'table-1',
    title: 'Table 1, figures 8 and 10. Tasks by category',
    columns: [
      { key: 'split', label: 'split', shown: 'text' },
      { key: 'n', label: 'N', shown: 'count' },
      ...categories.map((category) => ({ key: category, label: category, shown: 'count' as const })),
    ],
    rows: splits.map(({ label, has }) => ({
      split: label,
      n: tasks(episodes.filter(has)),
      ...Object.fromEntries(
        categories.map((category) => [category, tasks(inCategory(episodes.filter(has), category))]),
      ),
    })),
    notes: ['Of the episodes given. A task in conditions of several categories counts in each.'],
  };
}

/** Table 3: both rates by category, and the share that did neither. */
export function everyCategoryTable(episodes: readonly AnalysisEpisode[], humans: boolean): Part {
  const id = humans ? 'table-14' : 'table-3';
  const title = humans
    ? 'Table 14. Humans: success and dark pattern rate by category (%)'
    : 'Table 3. Success and effectiveness by category, and failures (%)';
  const own = episodes.filter(
    (episode) =>
      (humans ? episode.spec.condition.mechanisms.length > 0 : GENERATED(episode)) &&
      (episode.spec.agent.kind === 'human') === humans,
  );
  if (own.length === 0) {
    return missingPart(
      id,
      title,
      humans ? 'no human operator.' : 'no agent on a built page with a dark pattern.',
    );
  }
  const categories = categoriesOf(own);
  const pairs = (key: string, some: readonly AnalysisEpisode[]): [string, Value][] => [
    [`sr_${key}`, plain(SR, some)],
    [`dp_${key}`, plain(DP, some)],
  ];
  return {
    id,
    title,
    columns: [
      { key: 'operator', label: 'operator', shown: 'text' },
      ...[...categories, 'overall'].flatMap((key) => [
        { key: `sr_${key}`, label: `SR, ${key}`, shown: 'percent' as const },
        { key: `dp_${key}`, label: `DP, ${key}`, shown: 'percent' as const },
      ]),
      { key: 'fail', label: 'fail', shown: 'percent' },
    ],
    rows: operatorsOf(own).map((operator) => {
      const mine = of(own, operator);
      return {
        operator,
        ...Object.fromEntries(categories.flatMap((key) => pairs(key, inCategory(mine, key)))),
        ...Object.fromEntries(pairs('overall', mine)),
        fail: mean(tally(mine, neither)),
      };
    }),
    notes: ['Fail: neither the goal nor the dark pattern. The paper does not say so; its figures fit it.'],
  };
}

/** Tables 6 to 8 and figure 2: operators beside their settings. */
export function settingsTable(episodes: readonly AnalysisEpisode[]): Part {
  const title = 'Tables 6 to 8, figure 2. Model size and reasoning: operators by their settings';
  const treated = episodes.filter(GENERATED);
  const set = treated.filter(({ spec }) => Object.keys(spec.agent.settings).length > 0);
  if (set.length === 0) return missingPart('tables-6-8', title, 'no operator tells its settings.');
  return splitTable('tables-6-8', title, set, 'settings', ({ spec }) =>
    Object.entries(spec.agent.settings)
      .map(([name, value]) => `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`)
      .join(', '),
  );
}

/** Table 9 and figure 3: operators with and without a defense. */
export function defenseTable(episodes: readonly AnalysisEpisode[]): Part {
  const title = 'Table 9, figure 3. Defenses';
  const treated = episodes.filter(GENERATED);
  if (treated.every(({ levels }) => levels.defense === UNDEFENDED))
    return missingPart('table-9', title, 'no operator with a defense.');
  return splitTable('table-9', title, treated, 'defense', ({ levels }) => levels.defense);
}

/** Table 13: what operators look at. */
export function modalityTable(episodes: readonly AnalysisEpisode[]): Part {
  const title = 'Table 13. Modalities';
  const treated = episodes.filter((episode) => GENERATED(episode) && episode.spec.agent.modality.length > 0);
  if (treated.length === 0) return missingPart('table-13', title, 'no operator tells what it looks at.');
  return splitTable('table-13', title, treated, 'modality', ({ spec }) => spec.agent.modality.join('+'));
}

function splitTable(
  id: string,
  title: string,
  episodes: readonly AnalysisEpisode[],
  by: string,
  nameOf: (episode: AnalysisEpisode) => string,
): Part {
  return {
    id,
    title,
    columns: [
      { key: 'operator', label: 'operator', shown: 'text' },
      { key: by, label: by, shown: 'text' },
      { key: 'sr', label: 'SR', shown: 'text' },
      { key: 'dp', label: 'DP', shown: 'text' },
      { key: 'fail', label: 'fail %', shown: 'percent' },
    ],
    rows: operatorsOf(episodes).flatMap((operator) =>
      [...Map.groupBy(of(episodes, operator), nameOf)].map(([name, own]) => ({
        operator,
        [by]: name,
        sr: printed(SR, own),
        dp: printed(DP, own),
        fail: mean(tally(own, neither)),
      })),
    ),
    notes: [],
  };
}

/** Table 10: how well operators detect dark patterns when they are asked. */
export function detectionTable(episodes: readonly AnalysisEpisode[]): Part {
  const title = 'Table 10. Detection';
  const treated = episodes.filter(GENERATED);
  const rows = operatorsOf(treated).map((operator) => ({
    operator,
    steps: STEPS.of(of(treated, operator)).value,
    tasks: TASKS.of(of(treated, operator)).value,
  }));
  if (rows.every(({ steps, tasks }) => steps === null && tasks === null)) {
    return missingPart(
      'table-10',
      title,
      'no operator was asked at each step whether a dark pattern is there.',
    );
  }
  return {
    id: 'table-10',
    title,
    columns: [
      { key: 'operator', label: 'operator', shown: 'text' },
      { key: 'steps', label: 'detection accuracy %', shown: 'percent' },
      { key: 'tasks', label: 'task detection rate %', shown: 'percent' },
    ],
    rows,
    notes: [],
  };
}

/** Table 4: the same tasks under several addresses. */
export function addressTable(episodes: readonly AnalysisEpisode[]): Part {
  const title = 'Table 4. Different URLs';
  const treated = episodes.filter(GENERATED);
  const sitesOf = Map.groupBy(treated, ({ spec }) => spec.task);
  const several = [...sitesOf.values()].filter(
    (own) => new Set(own.map(({ levels }) => levels.site)).size > 1,
  );
  if (several.length === 0) {
    return missingPart(
      'table-4',
      title,
      'each task has one address, in every condition of a run. A file fills it, whose column `site` tells the address of each episode, where tasks were done under several.',
    );
  }
  return splitTable('table-4', title, several.flat(), 'address', ({ levels }) => levels.site);
}
