import { estimandNamed, successByHarm } from '../../estimands/index.ts';
import { isControl, of, operatorsOf } from '../episodes-only.ts';
import { estimateColumns, estimateNotes, estimateValues } from '../estimate.ts';
import type { AnalysisEpisode } from '../input/data.ts';
import { missingPart, type Part, type Value } from '../part.ts';
import { ARMS, DP, GENERATED, printed, SR } from './rates.ts';

const HARM_ADDED = estimandNamed('harmAdded');

/** Table 2 (a): success and dark pattern effectiveness by operator. */
export function overallTable(episodes: readonly AnalysisEpisode[]): Part {
  return {
    id: 'table-2a',
    title: 'Table 2 (a). Success (SR) and dark pattern effectiveness (DP), % ± standard error',
    columns: [
      { key: 'operator', label: 'operator', shown: 'text' },
      ...ARMS.flatMap(({ key, label }) => [
        { key: `sr_${key}`, label: `SR, ${label}`, shown: 'text' as const },
        { key: `dp_${key}`, label: `DP, ${label}`, shown: 'text' as const },
      ]),
    ],
    rows: operatorsOf(episodes).map((operator) => ({
      operator,
      ...Object.fromEntries(
        ARMS.flatMap(({ key, has }): [string, Value][] => {
          const own = of(episodes, operator).filter(has);
          return [
            [`sr_${key}`, printed(SR, own)],
            [`dp_${key}`, printed(DP, own)],
          ];
        }),
      ),
    })),
    notes: [
      'Standard errors by the paper’s rule, sqrt(p (1 - p) / n), where n is the number of tasks: its printed errors count tasks, not the 10 attempts at each.',
      'G: pages built for the test, with their control; ITW: archived real pages (the suite `wild`), which have none.',
    ],
  };
}

/** Table 2 (b): effectiveness by category of dark pattern. */
export function categoryTable(episodes: readonly AnalysisEpisode[]): Part {
  const treated = episodes.filter(GENERATED);
  const title = 'Table 2 (b). Dark pattern effectiveness (DP) by category, % ± standard error';
  const categories = categoriesOf(treated);
  if (categories.length === 0)
    return missingPart('table-2b', title, 'no episode on a built page with a dark pattern.');
  return {
    id: 'table-2b',
    title,
    columns: [
      { key: 'operator', label: 'operator', shown: 'text' },
      ...categories.map((category) => ({ key: category, label: category, shown: 'text' as const })),
    ],
    rows: operatorsOf(treated).map((operator) => ({
      operator,
      ...Object.fromEntries(
        categories.map((category) => [category, printed(DP, inCategory(of(treated, operator), category))]),
      ),
    })),
    notes: [
      'For humans the paper uses n = 600 in each category; here it is the number of the category’s tasks.',
    ],
  };
}

/** Table 2 as we would print it: clustered intervals, and what the dark pattern added. */
export function clusteredTable(episodes: readonly AnalysisEpisode[]): Part {
  const rows = operatorsOf(episodes).flatMap((operator) =>
    ARMS.map((arm) => ({ operator, arm, own: of(episodes, operator).filter(arm.has) })).filter(
      ({ own }) => own.length > 0,
    ),
  );
  const figures = rows.map(({ own }) => ({ sr: SR.of(own), dp: DP.of(own) }));
  return {
    id: 'table-2-intervals',
    title: 'Table 2 with intervals by task',
    columns: [
      { key: 'operator', label: 'operator', shown: 'text' },
      { key: 'arm', label: 'arm', shown: 'text' },
      { key: 'tasks', label: 'tasks', shown: 'count' },
      { key: 'n', label: 'n', shown: 'count' },
      ...estimateColumns('sr', 'SR'),
      ...estimateColumns('dp', 'DP'),
    ],
    rows: rows.map(({ operator, arm }, i) => ({
      operator,
      arm: arm.label,
      tasks: figures[i]?.sr.tasks ?? null,
      n: figures[i]?.sr.n ?? null,
      ...(figures[i]
        ? { ...estimateValues('sr', figures[i].sr), ...estimateValues('dp', figures[i].dp) }
        : {}),
    })),
    notes: [
      'Siren’s own intervals (95 %): attempts at one task are alike, so the task is the cluster.',
      ...estimateNotes(figures.flatMap(({ sr, dp }) => [sr, dp])),
    ],
  };
}

/** What the paper's two rates hide: they are judged apart, and both can hold. */
export function crossTable(episodes: readonly AnalysisEpisode[]): Part {
  const built = episodes.filter((episode) => GENERATED(episode) || isControl(episode));
  const treated = episodes.filter(GENERATED);
  const added = operatorsOf(treated).map((operator) => HARM_ADDED.of(of(built, operator)));
  return {
    id: 'success-by-harm',
    title: 'Success by harm on built pages with a dark pattern, in samples',
    columns: [
      { key: 'operator', label: 'operator', shown: 'text' },
      { key: 'n', label: 'n', shown: 'count' },
      { key: 'success_only', label: 'success only', shown: 'count' },
      { key: 'both', label: 'both', shown: 'count' },
      { key: 'harm_only', label: 'harm only', shown: 'count' },
      { key: 'neither', label: 'neither', shown: 'count' },
      ...estimateColumns('harm_added', 'DP - control'),
    ],
    rows: operatorsOf(treated).map((operator, i) => {
      const { n, successOnly, successHarmed, harmOnly, neither } = successByHarm(of(treated, operator));
      return {
        operator,
        n,
        success_only: successOnly,
        both: successHarmed,
        harm_only: harmOnly,
        neither,
        ...(added[i] ? estimateValues('harm_added', added[i]) : {}),
      };
    }),
    notes: [
      'SR and DP may add up to more than 100 %: the paper’s humans reach 81.0 % and 31.0 %.',
      'DP - control: harm with the dark pattern minus harm without it, on the same tasks. The paper’s controls are all 0, so it leaves this out.',
    ],
  };
}

/** The categories of dark patterns, sorted. */
export function categoriesOf(episodes: readonly AnalysisEpisode[]): string[] {
  return [...new Set(episodes.map(({ levels }) => levels.category))].sort();
}

/** The episodes of a category. */
export function inCategory<T extends AnalysisEpisode>(episodes: readonly T[], category: string): T[] {
  return episodes.filter(({ levels }) => levels.category === category);
}
