import pc from 'picocolors';
import { type GridCell, layOut, wrap } from '../../format/grid.ts';
import { safe } from '../../format/safe.ts';
import { plural } from '../../words.ts';
import type { Changes, Comparison, SideFacts } from '../comparison.ts';
import { aboutWords, changeWords, effectOf, flipWords, levelWords, overTasks, testedWords } from './words.ts';

/** Columns of the narrowest terminal that it fits. */
const WIDTH = 100;
/** Flips that are named before they are only counted. */
const MOST_FLIPS = 12;

/** Comparisons for a terminal, with colours when asked for. */
export function tableOf(comparisons: readonly Comparison[], { color }: { readonly color: boolean }): string {
  const colors = pc.createColors(color);
  const paints = {
    pass: colors.green,
    better: colors.green,
    fail: colors.red,
    worse: colors.red,
    undecided: colors.yellow,
  };
  const lines = comparisons.flatMap((comparison) => {
    const { a, b, notes, cells, flips, tested } = comparison;
    const say = (text: string, hang = ''): string[] => wrap(safe(text), WIDTH, hang);
    return [
      colors.bold(sideLine('A', a)),
      colors.bold(sideLine('B', b)),
      ...notes.flatMap((note) => say(`Note: ${note}`, '      ')),
      '',
      ...tested.flatMap((one) => {
        const [first = '', ...rest] = say(`${one.answer}: ${one.threshold.text}. ${testedWords(one)}`, '  ');
        return [paints[one.answer](one.answer) + first.slice(one.answer.length), ...rest];
      }),
      ...(tested.length > 0 ? [''] : []),
      ...grid(overTasks(comparison), paints),
      '',
      ...(flips.length === 0
        ? ['No task flipped.']
        : [
            `${plural(flips.length, 'verdict')} flipped (what flips may do so by chance):`,
            ...flips.slice(0, MOST_FLIPS).map((flip) => safe(`  ${flipWords(flip)}`)),
            ...(flips.length > MOST_FLIPS
              ? [`  and ${flips.length - MOST_FLIPS} more: --format json has them all`]
              : []),
          ]),
      '',
      colors.bold('By task'),
      ...grid(cells, paints),
      '',
      ...say(
        `B minus A in percentage points, with 95 % intervals. ${aboutWords(comparison)} Of many intervals some exclude 0 by chance.`,
      ).map(colors.dim),
      '',
    ];
  });
  return `${lines.join('\n').trimEnd()}\n`;
}

function sideLine(letter: string, { name, episodes, errors }: SideFacts): string {
  return safe(`${letter}  ${name} · ${plural(episodes, 'episode')} · ${plural(errors, 'error')}`);
}

type Paint = (text: string) => string;

function grid(rows: readonly Changes[], paints: { readonly better: Paint; readonly worse: Paint }): string[] {
  const [first] = rows;
  const heading: GridCell[] = [
    { text: '' },
    ...(first?.changes ?? []).flatMap(({ estimand }): GridCell[] => [
      { text: `${estimand.title} A` },
      { text: 'B' },
      { text: 'B - A' },
      { text: '' },
    ]),
    { text: 'errors' },
  ];
  const body = rows.map(({ name, changes, errors }): GridCell[] => [
    { text: safe(name) },
    ...changes.flatMap(({ estimand, a, b, difference }): GridCell[] => {
      const effect = effectOf(difference, estimand.better);
      return [
        { text: levelWords(a), align: 'right' },
        { text: levelWords(b), align: 'right' },
        { text: changeWords(difference) },
        { text: effect, ...(effect === 'better' || effect === 'worse' ? { paint: paints[effect] } : {}) },
      ];
    }),
    { text: errors.a + errors.b === 0 ? '' : `${errors.a}, ${errors.b}` },
  ]);
  return layOut([heading, ...body]);
}
