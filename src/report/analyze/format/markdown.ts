import { markdownText as text } from '../../format/markdown-text.ts';
import type { AnalysisResult, Part } from '../part.ts';
import { words } from './words.ts';

/** The analysis as GitHub-flavoured Markdown. */
export function analysisMarkdown({ title, sources, warnings, parts }: AnalysisResult): string {
  const lines = [
    `# ${text(title)}`,
    '',
    ...sources.flatMap((source) => [text(source), '']),
    ...warnings.flatMap((warning) => [`> **Note:** ${text(warning)}`, '']),
    ...parts.flatMap(partLines),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

function partLines({ title, columns, rows, notes, missing }: Part): string[] {
  const line = (cells: readonly string[]): string => `| ${cells.map(text).join(' | ')} |`;
  return [
    `## ${text(title)}`,
    '',
    ...(missing === undefined ? [] : [`*No data: ${text(missing)}*`, '']),
    ...(rows.length === 0
      ? []
      : [
          line(columns.map(({ label }) => label)),
          `|${columns.map(({ shown }) => (shown === 'text' ? ' --- ' : ' ---: ')).join('|')}|`,
          ...rows.map((row) => line(columns.map(({ key, shown }) => words(row[key], shown)))),
          '',
        ]),
    ...notes.map((note) => `- ${text(note)}`),
    ...(notes.length > 0 ? [''] : []),
  ];
}
