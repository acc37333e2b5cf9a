import { stripVTControlCharacters } from 'node:util';
import pc from 'picocolors';

/** Where a command speaks: results on standard output, everything else on standard error. */
export interface Terminal {
  /** Writes what the user asked for. */
  print(text: string): void;
  /** Writes a line about the work: a note, a warning, an error. A status line makes room for it. */
  note(line: string): void;
  /** Whether a status line can be shown that updates in place. */
  readonly live: boolean;
  /** Whether results may be painted. */
  readonly color: boolean;
  /** Shows one line that replaces the last status line; an empty one takes it away. Does nothing unless `live`. */
  status(line: string): void;
}

interface Stream {
  write(text: string): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** A terminal over two streams. It updates a line in place only where standard error is a real terminal. */
export function createTerminal(out: Stream, err: Stream): Terminal {
  const live = err.isTTY === true && process.env.TERM !== 'dumb';
  let shown = '';
  const status = (line: string): void => {
    if (!live || line === shown) return;
    // A line that wraps can't be taken back.
    const room = (err.columns ?? 80) - 1;
    const fits =
      stripVTControlCharacters(line).length <= room ? line : stripVTControlCharacters(line).slice(0, room);
    err.write(`\r\u001b[2K${fits}`);
    shown = line;
  };
  return {
    live,
    color: out.isTTY === true && pc.isColorSupported,
    status,
    print: (text) => {
      status('');
      out.write(text.endsWith('\n') ? text : `${text}\n`);
    },
    note: (line) => {
      const back = shown;
      status('');
      err.write(`${line}\n`);
      status(back);
    },
  };
}

/** Prints the one JSON document of a `--json` command. */
export function printJson(terminal: Terminal, value: unknown): void {
  terminal.print(JSON.stringify(value, null, 2));
}
