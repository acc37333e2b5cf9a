import pc from 'picocolors';
import { OUTCOMES } from '../../core/verdict.ts';
import type { Analysis } from '../analyse.ts';
import type { SuiteAnalysis } from '../suite-analysis.ts';
import { ruleLines } from '../twins/verdict-line.ts';
import { plural } from '../words.ts';
import { type Block, blocksOf, cellsAHead, type Paints, rowsOf } from './blocks.ts';
import { columnWidths, type GridCell, layOut, totalWidth, wrap } from './grid.ts';
import { OUTCOME_LETTERS, OUTCOME_MEANINGS } from './outcomes.ts';
import { safe } from './safe.ts';

/** Columns of the narrowest terminal that the report fits. */
export const TABLE_WIDTH = 100;

/** The report for a terminal, at most 100 columns wide, with colours when asked for. */
export function tableOf(analysis: Analysis, options: { readonly color: boolean }): string {
  const colors = pc.createColors(options.color);
  const paints: Paints = { strong: colors.bold, faint: colors.dim, good: colors.green, bad: colors.red };
  const { run } = analysis.input;
  const lines = [
    paints.strong(safe(`Run ${run.id}`)),
    paints.faint(
      safe(
        `plan ${run.plan.name} · ${plural(analysis.episodes, 'episode')} · ${plural(analysis.errors, 'error')} · seed ${run.seed} · first look ${run.firstLook}`,
      ),
    ),
    '',
    ...analysis.warnings.flatMap((warning) => wrap(`Note: ${safe(warning)}`, TABLE_WIDTH, '      ')),
    ...(analysis.warnings.length > 0 ? [''] : []),
    ...analysis.suites.flatMap((suite) => suiteLines(suite, paints)),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

function suiteLines(suite: SuiteAnalysis, paints: Paints): string[] {
  const { answer, decisions } = suite;
  const say = (words: string, hang = ''): string[] => wrap(safe(words), TABLE_WIDTH, hang);
  return [
    paints.strong(safe(suite.facts.title)),
    ...say(answer.question),
    '',
    ...say(answer.sentence).map(paints.strong),
    ...answer.beside.flatMap((words) => say(`- ${words}`, '  ')),
    '',
    ...decisions.flatMap((decision) =>
      ruleLines(decision).flatMap(({ rule, met, verdict, why }) => {
        const [first = '', ...rest] = say(`${rule}: ${verdict}. ${why}`, '  ');
        const from = `${rule}: `.length;
        const to = from + verdict.length;
        const painted = (met ? paints.bad : paints.good)(first.slice(from, to));
        return [first.slice(0, from) + painted + first.slice(to), ...rest];
      }),
    ),
    ...(decisions.length > 0 ? [''] : []),
    ...blocksOf(suite).flatMap((block) => blockLines(block, paints)),
    ...legend().flatMap((line) => wrap(line, TABLE_WIDTH, '  ').map(paints.faint)),
    '',
  ];
}

/** A block as a table; as several, when not all heads fit side by side. */
function blockLines(block: Block, paints: Paints): string[] {
  const [title = '', ...more] = wrap(safe(`${block.title} · ${block.note}`), TABLE_WIDTH);
  return [
    paints.strong(title),
    ...more,
    ...fitting(block, paints).flatMap((heads) => {
      const rows = rowsOf(block, heads, paints).map((row) =>
        row.map((cell): GridCell => ({ ...cell, text: safe(cell.text) })),
      );
      return ['', topHeading(rows, heads, cellsAHead(block), paints), ...layOut(rows)];
    }),
    '',
  ];
}

/** The heads' names, each above the first of its columns. */
function topHeading(
  rows: readonly (readonly GridCell[])[],
  heads: readonly string[],
  cellsEach: number,
  paints: Paints,
): string {
  const widths = columnWidths(rows);
  const lines = [''];
  heads.forEach((head, i) => {
    const at = totalWidth(widths.slice(0, 1 + i * cellsEach)) + 2;
    // A long name takes the room of the next one, which then stands below.
    const line = (lines.at(-1) ?? '').length < at ? (lines.pop() ?? '') : '';
    lines.push(line.padEnd(at) + safe(head));
  });
  return lines.map((line) => paints.strong(line)).join('\n');
}

/** Groups of heads that fit the width together, in order. */
function fitting(block: Block, paints: Paints): string[][] {
  const groups: string[][] = [];
  for (const head of block.heads) {
    const last = groups.at(-1);
    const wider = [...(last ?? []), head];
    const width = totalWidth(columnWidths(rowsOf(block, wider, paints)));
    if (last !== undefined && width <= TABLE_WIDTH) last.push(head);
    else groups.push([head]);
  }
  return groups;
}

function legend(): string[] {
  const letters = OUTCOMES.map(
    (outcome) => `${OUTCOME_LETTERS[outcome]} ${outcome} (${OUTCOME_MEANINGS[outcome]})`,
  );
  return [
    'How to read it: success = the user’s goal is the end state; harm = an act of the operator did what the page’s owner wants. Both are judged apart. "100% 57–100" is a rate and its 95 % interval in percent.',
    `Outcomes count episodes: ${letters.join('; ')}; x error (in no rate).`,
    'n counts samples: all repetitions of a deterministic agent on one page are 1 sample, so its cell says yes or no and has no interval. ~ its repetitions disagreed.',
    '= no effect expected beforehand (the agent reads none of the channels that lie); ! an effect where none was expected; – not run.',
  ];
}
