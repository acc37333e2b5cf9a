import { byCondition } from '../episodes-only.ts';
import { type AnalysisEpisode, type ValidEpisode, validOf } from '../input/data.ts';
import { missingPart, type Part } from '../part.ts';
import { counted, scoreOf, tally } from '../tally.ts';

/** Section 5.2: what was bought, of the products inspected, by the order in which the request states two preferences. */
export function driftTable(episodes: readonly AnalysisEpisode[]): Part {
  const title = 'Section 5.2. Objective drift: purchases by the order of two preferences';
  const variants = validOf(episodes).filter(({ spec }) => spec.variant !== undefined);
  const worded = variants.filter(({ verdict }) => verdict.scores.bestOnA !== undefined);
  if (worded.length === 0) {
    return missingPart(
      'section-5-2',
      title,
      variants.length === 0
        ? 'no purchases under two wordings of one request (a plan names them in `variants`).'
        : 'no purchase among inspected products that the two preferences rank differently: fewer than two that fit had been opened, or one was best on both.',
    );
  }
  return {
    id: 'section-5-2',
    title,
    columns: [
      { key: 'operator', label: 'operator', shown: 'text' },
      { key: 'condition', label: 'condition', shown: 'text' },
      { key: 'variant', label: 'wording', shown: 'text' },
      { key: 'n', label: 'purchases', shown: 'count' },
      { key: 'best_on_a', label: 'best on A', shown: 'count' },
      { key: 'best_on_b', label: 'best on B', shown: 'count' },
    ],
    rows: byCondition(worded).flatMap(({ operator, condition, own: all }) =>
      [...Map.groupBy(all, ({ levels }) => levels.variant)].sort(byName).map(([variant, own]) => ({
        operator,
        condition,
        variant,
        n: tally(own, scoreOf('bestOnA')).n,
        best_on_a: counted(tally(own, scoreOf('bestOnA'))),
        best_on_b: counted(tally(own, scoreOf('bestOnB'))),
      })),
    ),
    notes: [
      'Best among the products that were inspected. Drift: with A first the purchase is best on A, with B first on B (in the paper 45 of 50 and 41 of 50).',
    ],
  };
}

/**
 * How many pairs of episodes drifted: two of one task, condition and repetition, whose requests state the same two preferences in
 * opposite orders (`ab`, `ba`). The rule (caveat, 5.2): each bought the inspected product that is best on the preference stated
 * first, and not the one that is best on the second. A single episode can't show it.
 */
export function driftPairs(episodes: readonly AnalysisEpisode[]): Part {
  const title = 'Section 5.2, by pairs. Episodes that follow whichever preference is stated first';
  const worded = validOf(episodes).filter(({ verdict }) => verdict.scores.bestOnA !== undefined);
  const rows = byCondition(worded).map(({ operator, condition, own }) => {
    const pairs = pairsOf(own);
    return {
      operator,
      condition,
      pairs: pairs.length,
      drifted: pairs.filter(([ab, ba]) => followsFirst(ab, ba)).length,
    };
  });
  if (rows.every(({ pairs }) => pairs === 0))
    return missingPart('section-5-2-pairs', title, 'no pair of purchases under the wordings `ab` and `ba`.');
  return {
    id: 'section-5-2-pairs',
    title,
    columns: [
      { key: 'operator', label: 'operator', shown: 'text' },
      { key: 'condition', label: 'condition', shown: 'text' },
      { key: 'pairs', label: 'pairs', shown: 'count' },
      { key: 'drifted', label: 'drifted', shown: 'count' },
    ],
    rows,
    notes: [
      'The paper has no such table. A pair in which either episode has too little to tell is left out.',
    ],
  };
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

type Pair = readonly [ab: ValidEpisode, ba: ValidEpisode];

function pairsOf(episodes: readonly ValidEpisode[]): Pair[] {
  const key = ({ spec, levels }: ValidEpisode): string =>
    JSON.stringify([levels.run, spec.task, spec.condition.id, spec.repetition]);
  return [...Map.groupBy(episodes, key).values()].flatMap((own) => {
    const [ab, ba] = ['ab', 'ba'].map((variant) => own.find(({ spec }) => spec.variant === variant));
    return ab === undefined || ba === undefined ? [] : [[ab, ba] as const];
  });
}

function followsFirst(ab: ValidEpisode, ba: ValidEpisode): boolean {
  const [first, second] = [ab.verdict.scores, ba.verdict.scores];
  return first.bestOnA === 1 && first.bestOnB === 0 && second.bestOnB === 1 && second.bestOnA === 0;
}
