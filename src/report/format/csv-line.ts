/** What a cell of a table may hold. What does not exist is an empty cell. */
export type CsvValue = string | number | boolean | null | undefined;

/**
 * One line of a CSV file, by RFC 4180, without its line break. A text that a spreadsheet would run as a formula gets
 * an apostrophe before it: what pages and models say must stay text.
 */
export function csvLine(values: readonly CsvValue[]): string {
  return values.map(field).join(',');
}

function field(value: CsvValue): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'string') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
