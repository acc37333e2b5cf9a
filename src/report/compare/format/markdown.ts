import { markdownText as text } from '../../format/markdown-text.ts';
import { plural } from '../../words.ts';
import type { Changes, Comparison } from '../comparison.ts';
import { aboutWords, changeWords, effectOf, flipWords, levelWords, overTasks, testedWords } from './words.ts';

/** Comparisons as GitHub-flavoured Markdown: for a comment on a pull request. */
export function markdownOf(comparisons: readonly Comparison[]): string {
  const lines = comparisons.flatMap((comparison) => {
    const { a, b, notes, answer, tested, cells, flips } = comparison;
    return [
      `## ${answer === undefined ? '' : `${answer}: `}${text(b.name)} against ${text(a.name)}`,
      '',
      `A: ${plural(a.episodes, 'episode')}, ${plural(a.errors, 'error')}. B: ${plural(b.episodes, 'episode')}, ${plural(b.errors, 'error')}.`,
      '',
      ...tested.flatMap((one) => [
        `- **${one.answer}**: ${text(one.threshold.text)}. ${text(testedWords(one))}`,
      ]),
      ...(tested.length > 0 ? [''] : []),
      ...notes.flatMap((note) => [`> **Note:** ${text(note)}`, '']),
      ...table(overTasks(comparison)),
      '',
      ...(flips.length === 0 ? ['No task flipped.'] : flips.map((flip) => `- ${text(flipWords(flip))}`)),
      '',
      '<details><summary>By task</summary>',
      '',
      ...table(cells),
      '',
      '</details>',
      '',
      `B minus A in percentage points, with 95 % intervals. ${aboutWords(comparison)}`,
      '',
    ];
  });
  return `${lines.join('\n').trimEnd()}\n`;
}

function table(rows: readonly Changes[]): string[] {
  const [first] = rows;
  if (!first) return [];
  const heading = [
    '',
    ...first.changes.flatMap(({ estimand }) => [`${estimand.title} A`, 'B', 'B - A', '']),
    'errors',
  ];
  const body = rows.map(({ name, changes, errors }) => [
    name,
    ...changes.flatMap(({ estimand, a, b, difference }) => [
      levelWords(a),
      levelWords(b),
      changeWords(difference),
      effectOf(difference, estimand.better),
    ]),
    `${errors.a}, ${errors.b}`,
  ]);
  const line = (cells: readonly string[]): string => `| ${cells.map(text).join(' | ')} |`;
  return [line(heading), `| ${heading.map(() => '---').join(' | ')} |`, ...body.map(line)];
}
