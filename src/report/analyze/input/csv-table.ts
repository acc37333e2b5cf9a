import { UsageError } from '../../../core/errors.ts';

/** A line of a CSV file: its number in the file, from 1, and its fields by column. */
export interface CsvLine {
  readonly line: number;
  readonly fields: Readonly<Record<string, string>>;
}

/** A CSV file with a heading. */
export interface CsvTable {
  readonly columns: readonly string[];
  readonly lines: readonly CsvLine[];
}

/**
 * Reads CSV (RFC 4180; a byte order mark and either line ending are fine, empty lines are skipped). Fields keep their
 * text but for blanks around it.
 *
 * @param file its name, for messages
 * @throws UsageError that names the line and the column: no heading, no lines, a column named twice or not at all, a line
 *   with more or fewer fields than columns, a quote that does not end.
 */
export function readCsv(text: string, file: string): CsvTable {
  const [heading, ...records] = recordsOf(text.replace(/^\uFEFF/, ''), file);
  if (heading === undefined) throw trouble('a heading and lines', `${file}, which is empty`);
  const columns = heading.fields;
  columns.forEach((column, i) => {
    if (column === '')
      throw trouble('a name for each column', `none for column ${i + 1} in line 1 of ${file}`);
    if (columns.indexOf(column) < i)
      throw trouble('each column once', `"${column}" twice in line 1 of ${file}`);
  });
  if (records.length === 0)
    throw trouble('lines below the heading', `${file}, which has a heading and nothing else`);
  const lines = records.map(({ line, fields }) => {
    if (fields.length !== columns.length) {
      throw trouble(
        `${columns.length} fields a line (${columns.join(', ')})`,
        `${fields.length} in line ${line} of ${file}`,
      );
    }
    return { line, fields: Object.fromEntries(columns.map((column, i) => [column, fields[i] as string])) };
  });
  return { columns, lines };
}

/** A fault of a CSV file, told like all others. */
export function trouble(
  expected: string,
  found: string,
  hint = 'Correct the file; see docs/analyze.md.',
): UsageError {
  return new UsageError({ expected, found, hint });
}

interface CsvRecord {
  readonly line: number;
  readonly fields: string[];
}

function recordsOf(text: string, file: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  let fields: string[] = [];
  let field = '';
  let line = 1;
  let began = 1;
  let quoted = false;
  let wasQuoted = false;
  const endField = (): void => {
    fields.push(wasQuoted ? field : field.trim());
    field = '';
    wasQuoted = false;
  };
  const endRecord = (): void => {
    endField();
    if (fields.length > 1 || fields[0] !== '') records.push({ line: began, fields });
    fields = [];
  };
  for (let i = 0; i < text.length; i++) {
    const character = text[i] as string;
    if (character === '\n') line += 1;
    if (quoted) {
      if (character !== '"') field += character;
      else if (text[i + 1] === '"') {
        field += '"';
        i += 1;
      } else quoted = false;
    } else if (character === '"' && field.trim() === '') {
      quoted = true;
      wasQuoted = true;
      field = '';
    } else if (character === ',') endField();
    else if (character === '\n') {
      endRecord();
      began = line;
    } else if (character !== '\r' || text[i + 1] !== '\n') field += character;
  }
  if (quoted) throw trouble('a closing quote', `none for the field that begins in line ${began} of ${file}`);
  endRecord();
  return records;
}
