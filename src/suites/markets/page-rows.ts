import { Parser } from 'htmlparser2';

/** What a product's page tells in rows, and where the rest of it is told. */
export interface PageRows {
  /** "label: value" of each row of its tables. */
  readonly rows: ReadonlySet<string>;
  /** The address of the page that has the specification, where that is another one. */
  readonly apart?: string;
}

/** Reads a product's page as it streams by: to build its tree would take ten times as long, for every product of every task. */
export function pageRows(html: string): PageRows {
  const rows = new Set<string>();
  let apart: string | undefined;
  let row: { th?: string; td?: string } | undefined;
  let cell: 'th' | 'td' | undefined;
  const parser = new Parser({
    onopentag(name, { href }) {
      if (name === 'a' && href?.endsWith('/specification')) apart ??= href;
      if (name === 'tr') row = {};
      // The first cell of each kind is the label, and the value.
      if ((name === 'th' || name === 'td') && row && row[name] === undefined) {
        cell = name;
        row[name] = '';
      }
    },
    ontext(text) {
      if (row && cell) row[cell] = `${row[cell] ?? ''}${text}`;
    },
    onclosetag(name) {
      if (name === cell) cell = undefined;
      if (name !== 'tr' || !row) return;
      rows.add([row.th, row.td].map((text) => text?.trim()).join(': '));
      row = undefined;
    },
  });
  parser.end(html);
  return { rows, ...(apart !== undefined && { apart }) };
}
