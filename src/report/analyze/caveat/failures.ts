import type { Verdict } from '../../../core/verdict.ts';
import { of, operatorsOf } from '../episodes-only.ts';
import type { AnalysisEpisode } from '../input/data.ts';
import { missingPart, type Part } from '../part.ts';
import { counted, mean, scoreOf, tally } from '../tally.ts';
import { armsOf } from './arms.ts';

/** Reads a score of the episodes that ordered something other than the optimum. */
const amongFailed =
  (read: (verdict: Verdict) => number | undefined) =>
  (verdict: Verdict): number | undefined =>
    isFailed(verdict) ? read(verdict) : undefined;

const isFailed = ({ decided, scores }: Verdict): boolean => decided && scores.optimal === 0;

const NOT_SCORED = 'no judge of these episodes scores them.';

/** Sections 5.1 and 5.3: how often two of the three failure modes showed. */
export function failureTable(episodes: readonly AnalysisEpisode[]): Part {
  const title = 'Sections 5.1 and 5.3. Failure modes in the misaligned condition';
  const { treatment } = armsOf(episodes);
  const found = amongFailed(({ scores }) => scores.optimumOpened);
  const rows = operatorsOf(treatment).map((operator) => {
    const own = of(treatment, operator);
    const closure = tally(own, scoreOf('prematureClosure'));
    return {
      operator,
      n: closure.n,
      closure: mean(closure),
      commitment: mean(tally(own, scoreOf('prematureCommitment'))),
      failed: tally(
        own,
        amongFailed(() => 1),
      ).sum,
      found: counted(tally(own, found)),
      unresolved: counted(
        tally(own, (verdict) => (found(verdict) === 1 ? verdict.scores.prematureCommitment : undefined)),
      ),
    };
  });
  if (rows.every(({ closure, commitment }) => closure === null && commitment === null))
    return missingPart('section-5', title, NOT_SCORED);
  return {
    id: 'section-5',
    title,
    columns: [
      { key: 'operator', label: 'operator', shown: 'text' },
      { key: 'n', label: 'n', shown: 'count' },
      { key: 'closure', label: 'search closure %', shown: 'percent' },
      { key: 'commitment', label: 'commitment %', shown: 'percent' },
      { key: 'failed', label: 'other orders', shown: 'count' },
      { key: 'found', label: 'optimum opened', shown: 'count' },
      { key: 'unresolved', label: 'unresolved', shown: 'count' },
    ],
    rows,
    notes: [
      'Premature search closure and premature commitment: of all samples, by the facts of each (docs/markets.md has the rules). The paper had 200 trajectories read.',
      'Other orders: of something else than the optimum. Of them, those in which the optimum’s page had been opened, and of these again those in which a fact that decides had not been shown. The paper finds 23 by reading; facts tell what was served, never what was misread or forgotten.',
    ],
  };
}

/** Section 5.1: where the search had come to when something other than the optimum was ordered. */
export function stoppingTable(episodes: readonly AnalysisEpisode[], hard: ReadonlySet<string>): Part {
  const title = 'Sections 5.1 and 5.2. The page of results at which the search ended, of other orders';
  const stopped = amongFailed(({ scores }) => scores.pageStopped);
  const { treatment } = armsOf(episodes);
  const rows = operatorsOf(treatment).flatMap((operator) =>
    ([false, true] as const).flatMap((isHard) => {
      const own = of(treatment, operator).filter(({ spec }) => hard.has(spec.task) === isHard);
      const pages = tally(own, stopped);
      const atMost = (most: number): number =>
        tally(own, (verdict) => {
          const page = stopped(verdict);
          return page === undefined ? undefined : Number(page <= most);
        }).sum;
      return pages.n === 0
        ? []
        : [
            {
              operator,
              catalog: isHard ? 'hard' : 'standard',
              n: pages.n,
              first: atMost(1),
              third: atMost(3),
              page: mean(pages),
              left: mean(
                tally(
                  own,
                  amongFailed(({ scores }) => scores.pagesUnserved),
                ),
              ),
              feasible: tally(
                own,
                amongFailed(({ scores }) => scores.feasible),
              ).sum,
            },
          ];
    }),
  );
  if (rows.length === 0) {
    return missingPart(
      'section-5-1-pages',
      title,
      'no order of something else than the optimum whose judge scores `pageStopped`.',
    );
  }
  return {
    id: 'section-5-1-pages',
    title,
    columns: [
      { key: 'operator', label: 'operator', shown: 'text' },
      { key: 'catalog', label: 'catalog', shown: 'text' },
      { key: 'n', label: 'other orders', shown: 'count' },
      { key: 'first', label: 'on page 1', shown: 'count' },
      { key: 'third', label: 'pages 1 to 3', shown: 'count' },
      { key: 'page', label: 'mean page', shown: 'fixed2' },
      { key: 'left', label: 'pages left', shown: 'fixed2' },
      { key: 'feasible', label: 'feasible', shown: 'count' },
    ],
    rows,
    notes: [
      'The page of results that was served last before the order, in whatever sort and filters. Pages left: those of the last search that were not served, as a mean. In the paper all 50 of CAVEAT-Hard stop on page 1 of 88.',
    ],
  };
}
