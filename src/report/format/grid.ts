/** A cell of a grid of text: its words, and how a terminal may paint them. */
export interface GridCell {
  readonly text: string;
  readonly align?: 'left' | 'right';
  readonly paint?: (text: string) => string;
}

/** What sets columns apart. */
const GAP = 2;

/** The width of each column: that of its widest cell. */
export function columnWidths(rows: readonly (readonly GridCell[])[]): number[] {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach(({ text }, i) => {
      widths[i] = Math.max(widths[i] ?? 0, width(text));
    });
  }
  return widths;
}

/** Lays rows out in aligned columns. Paint does not count as width. */
export function layOut(rows: readonly (readonly GridCell[])[]): string[] {
  const widths = columnWidths(rows);
  return rows.map((row) =>
    row
      .map(({ text, align, paint }, i) => {
        const padding = ' '.repeat((widths[i] ?? 0) - width(text));
        const painted = paint === undefined || text === '' ? text : paint(text);
        return align === 'right' ? padding + painted : painted + padding;
      })
      .join(' '.repeat(GAP))
      .trimEnd(),
  );
}

/** Total width of a grid with these columns. */
export function totalWidth(widths: readonly number[]): number {
  return widths.reduce((sum, one) => sum + one, 0) + GAP * Math.max(0, widths.length - 1);
}

/** Breaks text into lines of at most `limit` characters, at spaces; a longer word stays whole. `hang` indents all but the first. */
export function wrap(text: string, limit: number, hang = ''): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (width(longer) <= limit || line.trim() === '') line = longer;
    else {
      lines.push(line);
      line = hang + word;
    }
  }
  return [...lines, line];
}

/** Characters, as a terminal counts them (all that we print are one column wide). */
function width(text: string): number {
  return [...text].length;
}
