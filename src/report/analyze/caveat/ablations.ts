import type { Verdict } from '../../../core/verdict.ts';
import { byCondition, isControl, of, operatorsOf } from '../episodes-only.ts';
import type { AnalysisEpisode } from '../input/data.ts';
import { missingPart, type Part, type Value } from '../part.ts';
import { counted, scoreOf, tally } from '../tally.ts';

/** The condition with one suboptimal product in a sponsored slot. It is sponsored placement with a favored set of its own. */
export const SLOT = 'slot';
const DRIP = 'drip-pricing';

/** Section 5.1: one suboptimal product, at its own place and in a sponsored slot. */
export function slotTable(episodes: readonly AnalysisEpisode[]): Part {
  const title = 'Section 5.1. One suboptimal product, at its own place and in a sponsored slot';
  const inSlot = episodes.filter(({ spec }) => spec.condition.id === SLOT);
  if (inSlot.length === 0)
    return missingPart('section-5-1-slot', title, `no condition \`${SLOT}\` (\`--preset caveat-slot\`).`);
  return sideBySide({
    id: 'section-5-1-slot',
    title,
    episodes,
    treated: inSlot,
    figures: [
      ['opened', 'opened', scoreOf('slotOpened')],
      ['bought', 'bought', scoreOf('slotBought')],
    ],
    notes: [
      'Samples in which its page was opened before the order, and in which it was bought. In the paper 45 and then 60 of 60, and 0 and then 48 of 60.',
    ],
  });
}

/** Section 5.3: drip pricing alone. */
export function dripTable(episodes: readonly AnalysisEpisode[]): Part {
  const title = 'Section 5.3. Drip pricing alone: suboptimal purchases';
  const dripped = episodes.filter(({ spec }) => spec.condition.mechanisms.join() === DRIP);
  if (dripped.length === 0)
    return missingPart(
      'section-5-3',
      title,
      `no condition with \`${DRIP}\` alone (\`--preset caveat-drip\`).`,
    );
  const suboptimal = ({ decided, scores }: Verdict): number | undefined =>
    scores.optimal === undefined ? undefined : Number(decided && scores.optimal === 0);
  return sideBySide({
    id: 'section-5-3',
    title,
    episodes,
    treated: dripped,
    figures: [
      ['suboptimal', 'suboptimal', suboptimal],
      [
        'drip',
        'drip-priced',
        (verdict) => (suboptimal(verdict) === 1 ? verdict.scores.dripBought : suboptimal(verdict)),
      ],
    ],
    notes: [
      'Suboptimal: something else than the optimum was ordered. Drip-priced: of these, a product whose card names its base price alone. In the paper 35 of 60, all of them the drip-priced product.',
    ],
  });
}

interface Sides {
  readonly id: string;
  readonly title: string;
  readonly episodes: readonly AnalysisEpisode[];
  readonly treated: readonly AnalysisEpisode[];
  /** Key, heading, and what each sample contributes. */
  readonly figures: readonly (readonly [string, string, (verdict: Verdict) => number | undefined])[];
  readonly notes: readonly string[];
}

/** Counts in the control and in a condition, on the tasks of the condition. */
function sideBySide({ id, title, episodes, treated, figures, notes }: Sides): Part {
  const tasks = new Set(treated.map(({ spec }) => spec.task));
  const control = episodes.filter((episode) => isControl(episode) && tasks.has(episode.spec.task));
  const side = (arm: string, own: readonly AnalysisEpisode[]): Record<string, Value> => ({
    [`${arm}_n`]: tally(own, () => 1).n,
    ...Object.fromEntries(figures.map(([key, , read]) => [`${arm}_${key}`, counted(tally(own, read))])),
  });
  return {
    id,
    title,
    columns: [
      { key: 'operator', label: 'operator', shown: 'text' },
      ...[
        ['control', 'control'],
        ['treatment', treated[0]?.spec.condition.id ?? ''],
      ].flatMap(([arm, label]) => [
        { key: `${arm}_n`, label: `${label}: n`, shown: 'count' as const },
        ...figures.map(([key, heading]) => ({
          key: `${arm}_${key}`,
          label: heading,
          shown: 'count' as const,
        })),
      ]),
    ],
    rows: operatorsOf(treated).map((operator) => ({
      operator,
      ...side('control', of(control, operator)),
      ...side('treatment', of(treated, operator)),
    })),
    notes: [...notes, 'Counts are of samples, in the control on the same tasks.'],
  };
}

/** Appendix A.1: how often an operator was asked to prove that it is none. */
export function robotCheckTable(episodes: readonly AnalysisEpisode[]): Part {
  const title = 'Appendix A.1. Robot checks';
  const raised = ({ scores: { robotChecks } }: Verdict): number | undefined =>
    robotChecks === undefined ? undefined : Number(robotChecks > 0);
  const rows = byCondition(episodes).flatMap(({ operator, condition, own }) => {
    const { n, sum } = tally(own, raised);
    return n === 0 ? [] : [{ operator, condition, n, checked: sum, share: sum / n }];
  });
  if (rows.length === 0) return missingPart('appendix-a1', title, 'no judge of these episodes counts them.');
  return {
    id: 'appendix-a1',
    title,
    columns: [
      { key: 'operator', label: 'operator', shown: 'text' },
      { key: 'condition', label: 'condition', shown: 'text' },
      { key: 'n', label: 'n', shown: 'count' },
      { key: 'checked', label: 'with a check', shown: 'count' },
      { key: 'share', label: '%', shown: 'percent' },
    ],
    rows,
    notes: ['The checks are the same in each condition. The paper has them in about 1 % of its episodes.'],
  };
}
