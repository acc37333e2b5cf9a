import type { Analysis, SuiteAnalysis } from '../analyse.ts';
import { ruleLines } from '../twins/verdict-line.ts';
import { intervalWords, plural, rateWords } from '../words.ts';
import { outcomeWords } from './outcomes.ts';
import { type Block, blocksOf, markOf } from './blocks.ts';

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
    ...blocksOf(suite).flatMap((block) => blockLines(suite, block)),
    '`=` no effect expected beforehand; `!` an effect where none was expected. Outcomes count episodes; n counts samples.',
    '',
  ];
}

function blockLines({ matrix }: SuiteAnalysis, block: Block): string[] {
  const heading = [
    'condition',
    ...matrix.agents.flatMap(({ id }) => [`${id} success`, `${id} harm`, 'outcomes', 'n']),
  ];
  const rows = matrix.conditions.flatMap(({ id }) => {
    const found = matrix.agents.map((agent) => block.find(id, agent.id));
    if (found.every((figures) => figures === undefined)) return [];
    const cells = found.flatMap((figures) => {
      if (figures === undefined) return ['–', '–', '', ''];
      const { success, harm, outcomes, samples, reading } = figures;
      const words = (rate: typeof success): string =>
        rate === undefined ? '–' : `${rateWords(rate)} ${intervalWords(rate)}`.trim();
      return [
        words(success),
        `${words(harm)} ${markOf(reading)}`.trim(),
        outcomeWords(outcomes),
        String(samples),
      ];
    });
    return [[id, ...cells]];
  });
  const line = (cells: readonly string[]): string => `| ${cells.map(text).join(' | ')} |`;
  return [
    `### ${text(block.title)}`,
    '',
    text(block.note),
    '',
    line(heading),
    `| --- |${' --- | --- | --- | ---: |'.repeat(matrix.agents.length)}`,
    ...rows.map(line),
    '',
  ];
}

/** Text that stays text: no markup of Markdown or HTML, and no end of a table's cell, comes out of it. */
function text(words: string): string {
  return words
    .replaceAll(/[\r\n]+/g, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/[\\`*_[\]|~]/g, (mark) => `\\${mark}`);
}
