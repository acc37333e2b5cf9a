import pc from 'picocolors';
import { columnWidths, type GridCell, layOut, totalWidth, wrap } from '../../format/grid.ts';
import { safe } from '../../format/safe.ts';
import type { AnalysisResult, Column, Part } from '../part.ts';
import { words } from './words.ts';

/** Columns of the narrowest terminal that an analysis fits. */
const WIDTH = 100;
/** Longer words of a cell are cut. */
const LONGEST = 44;

/** The analysis for a terminal, at most 100 columns wide, with colours when asked for. */
export function analysisTable(
  { title, sources, warnings, parts }: AnalysisResult,
  options: { readonly color: boolean },
): string {
  const { bold, dim } = pc.createColors(options.color);
  const lines = [
    bold(safe(title)),
    ...sources.flatMap((source) => wrap(safe(source), WIDTH)).map(dim),
    '',
    ...warnings.flatMap((warning) => wrap(`Note: ${safe(warning)}`, WIDTH, '      ')),
    ...(warnings.length > 0 ? [''] : []),
    ...parts.flatMap((part) => [
      ...wrap(safe(part.title), WIDTH).map(bold),
      ...(part.missing === undefined ? [] : wrap(safe(`No data: ${part.missing}`), WIDTH, '  ')),
      ...gridLines(part, bold),
      ...part.notes.flatMap((note) => wrap(`- ${safe(note)}`, WIDTH, '  ')).map(dim),
      '',
    ]),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

/** A part's table; as several below each other, when not all columns fit side by side. The first column stays. */
function gridLines({ columns, rows }: Part, paint: (text: string) => string): string[] {
  if (rows.length === 0) return [];
  const cells = (shown: readonly Column[]): GridCell[][] => [
    shown.map(({ label, shown: kind }) => ({ text: cut(safe(label)), ...aligned(kind), paint })),
    ...rows.map((row) =>
      shown.map(({ key, shown: kind }) => ({ text: cut(safe(words(row[key], kind))), ...aligned(kind) })),
    ),
  ];
  return fitting(columns, cells).flatMap((block, i) => [...(i > 0 ? [''] : []), ...layOut(cells(block))]);
}

function fitting(columns: readonly Column[], cells: (shown: readonly Column[]) => GridCell[][]): Column[][] {
  const [lead, ...rest] = columns;
  if (lead === undefined) return [];
  const blocks: Column[][] = [[lead]];
  for (const column of rest) {
    const last = blocks.at(-1) as Column[];
    if (last.length === 1 || totalWidth(columnWidths(cells([...last, column]))) <= WIDTH) last.push(column);
    else blocks.push([lead, column]);
  }
  return blocks;
}

function aligned(shown: Column['shown']): Pick<GridCell, 'align'> {
  return shown === 'text' ? {} : { align: 'right' };
}

function cut(text: string): string {
  const characters = [...text];
  return characters.length <= LONGEST ? text : `${characters.slice(0, LONGEST - 1).join('')}…`;
}
