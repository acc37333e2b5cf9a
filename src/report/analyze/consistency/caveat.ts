import type { Part } from '../part.ts';

/** Episodes an arm: 52 tasks, five models, three repetitions (CAVEAT, section 4). */
const EPISODES = 52 * 5 * 3;

/** What CAVEAT printed (sections 4.1 and F.3, table App.3). */
const PUBLISHED = {
  control: { optimal: 613, printed: 0.786, graded: 0.835, promoted: [0, 0, 1, 7, 2], promotedPrinted: 0.013 },
  misaligned: {
    optimal: 135,
    printed: 0.173,
    graded: 0.263,
    promoted: [52, 95, 143, 118, 82],
    promotedPrinted: 0.628,
  },
  degradation: 0.613,
  nonOptimal: { control: 0.23, misaligned: 0.11 },
} as const;

/** CAVEAT's rates, recomputed from the counts that they imply. */
export function marketTable(): Part {
  const { control, misaligned, degradation, nonOptimal } = PUBLISHED;
  const rate = (k: number): number => k / EPISODES;
  const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
  const others = ({ optimal, graded }: { optimal: number; graded: number }): number =>
    (graded - round3(rate(optimal))) / (1 - round3(rate(optimal)));
  const row = (figure: string, counts: string, recomputed: number, printed: number, decimals: number) => ({
    figure,
    counts,
    recomputed,
    printed,
    agrees: Math.abs(recomputed - printed) <= 0.5 * 10 ** -decimals + 1e-9 ? 'yes' : 'no',
  });
  return {
    id: 'caveat',
    title: 'CAVEAT: rates and the counts that they imply',
    columns: [
      { key: 'figure', label: 'figure', shown: 'text' },
      { key: 'counts', label: 'counts', shown: 'text' },
      { key: 'recomputed', label: 'recomputed', shown: 'fixed3' },
      { key: 'printed', label: 'printed', shown: 'fixed3' },
      { key: 'agrees', label: 'agrees', shown: 'text' },
    ],
    rows: [
      row('R, control', `${control.optimal} of ${EPISODES}`, rate(control.optimal), control.printed, 3),
      row(
        'R, misaligned',
        `${misaligned.optimal} of ${EPISODES}`,
        rate(misaligned.optimal),
        misaligned.printed,
        3,
      ),
      row(
        'Δ',
        `${control.optimal - misaligned.optimal} of ${EPISODES}`,
        rate(control.optimal - misaligned.optimal),
        degradation,
        3,
      ),
      row(
        'promoted, control',
        `${total(control.promoted)} of ${EPISODES}`,
        rate(total(control.promoted)),
        control.promotedPrinted,
        3,
      ),
      row(
        'promoted, misaligned',
        `${total(misaligned.promoted)} of ${EPISODES}`,
        rate(total(misaligned.promoted)),
        misaligned.promotedPrinted,
        3,
      ),
      row(
        'P* of what is not optimal, control',
        '(.835 - .786) / (1 - .786)',
        others(control),
        nonOptimal.control,
        2,
      ),
      row(
        'P* of what is not optimal, misaligned',
        '(.263 - .173) / (1 - .173)',
        others(misaligned),
        nonOptimal.misaligned,
        2,
      ),
    ],
    notes: [
      'P* counts an optimal purchase as 1 and, as we take it, no purchase as 0: the last two lines fit that, and don’t prove it.',
    ],
  };
}

function round3(value: number): number {
  return Math.round(value * 1000) / 1000;
}
