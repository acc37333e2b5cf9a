import type { Analysis } from '../analyse.ts';
import type { SuiteAnalysis } from '../suite-analysis.ts';
import { ruleLines } from '../twins/verdict-line.ts';
import { intervalWords, plural } from '../words.ts';
import { type Block, blocksOf, markOf } from './blocks.ts';
import { markdownText as text } from './markdown-text.ts';
import { outcomeWords } from './outcomes.ts';

/** The report as GitHub-flavoured Markdown. */
export function markdownOf(analysis: Analysis): string {
  const { run } = analysis.input;
  const lines = [
    `# Run ${text(run.id)}`,
    '',
    `Plan ${text(run.plan.name)}, ${plural(analysis.episodes, 'episode')}, ${plural(analysis.errors, 'error')}, seed ${run.seed}.`,
    '',
    ...analysis.warnings.flatMap((warning) => [`> **Note:** ${text(warning)}`, '']),
    ...analysis.suites.flatMap(suiteLines),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

function suiteLines(suite: SuiteAnalysis): string[] {
  const { facts, answer, decisions } = suite;
  return [
    `## ${text(facts.title)}`,
    '',
    `*${text(answer.question)}*`,
    '',
    `**${text(answer.sentence)}**`,
    '',
    ...answer.beside.map((words) => `- ${text(words)}`),
    '',
    ...decisions.flatMap((decision) =>
      ruleLines(decision).flatMap(({ rule, verdict, why }) => [`**${rule}: ${verdict}.** ${text(why)}`, '']),
    ),
    ...blocksOf(suite).flatMap(blockLines),
    '`=` no effect expected beforehand; `!` an effect where none was expected. Outcomes count episodes (x: errors, in no rate); n counts samples.',
    '',
  ];
}

function blockLines(block: Block): string[] {
  const { columns, heads } = block;
  const heading = [
    'condition',
    ...heads.flatMap((id) => [...columns.map(({ short }) => `${id} ${short}`), 'outcomes', 'n']),
  ];
  const rows = block.rows.map((row) => [
    row.id,
    ...heads.flatMap((id) => {
      const figures = row.find(id);
      if (figures === undefined) return [...columns.map(() => '–'), '', ''];
      const { outcomes, samples, reading, errors } = figures;
      const troubled = errors > 0 ? ` x${errors}` : '';
      return [
        ...columns.map((column) => {
          const shown = column.of(figures);
          const words = `${column.words(shown)} ${shown === undefined ? '' : intervalWords(shown)}`;
          return `${words.trim()} ${column.id === 'harm' ? markOf(reading) : ''}`.trim();
        }),
        outcomeWords(outcomes) + troubled,
        String(samples),
      ];
    }),
  ]);
  const line = (cells: readonly string[]): string => `| ${cells.map(text).join(' | ')} |`;
  return [
    `### ${text(block.title)}`,
    '',
    text(block.note),
    '',
    line(heading),
    `| --- |${`${' --- |'.repeat(columns.length + 1)} ---: |`.repeat(heads.length)}`,
    ...rows.map(line),
    '',
  ];
}
