import { type CsvLine, trouble } from './csv-table.ts';

const TRUE = new Set(['true', '1', 'yes']);
const FALSE = new Set(['false', '0', 'no']);

/** A field that must not be empty. @throws UsageError that names the line and the column. */
export function wordIn({ line, fields }: CsvLine, column: string): string {
  const text = fields[column] ?? '';
  if (text === '') throw trouble(`a value for "${column}"`, `none in line ${line}`);
  return text;
}

/** A whole number from 0. @throws UsageError that names the line and the column. */
export function countIn({ line, fields }: CsvLine, column: string): number {
  const text = fields[column] ?? '';
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(value))
    throw trouble(`a whole number for "${column}"`, `"${text}" in line ${line}`);
  return value;
}

/** Yes or no. @throws UsageError that names the line and the column. */
export function flagIn({ line, fields }: CsvLine, column: string): boolean {
  const text = (fields[column] ?? '').toLowerCase();
  if (TRUE.has(text)) return true;
  if (FALSE.has(text)) return false;
  throw trouble(`true or false for "${column}"`, `"${fields[column] ?? ''}" in line ${line}`);
}

/** A number, or undefined for an empty field. @throws UsageError that names the line and the column. */
export function numberIn({ line, fields }: CsvLine, column: string): number | undefined {
  const text = fields[column] ?? '';
  if (text === '') return undefined;
  const value = Number(text);
  if (Number.isFinite(value)) return value;
  throw trouble(`a number for "${column}"`, `"${text}" in line ${line}`);
}
