import { describe, expect, test } from 'vitest';
import { createTerminal } from './terminal.ts';

function streams(tty: boolean) {
  const written = { out: '', err: '' };
  const terminal = createTerminal(
    { write: (text) => (written.out += text) },
    { write: (text) => (written.err += text), isTTY: tty, columns: 20 },
  );
  return { written, terminal };
}

describe('createTerminal', () => {
  test('keeps results and remarks apart', () => {
    const { written, terminal } = streams(false);
    terminal.print('result');
    terminal.note('remark');
    expect(written).toEqual({ out: 'result\n', err: 'remark\n' });
  });

  test('updates a line in place only on a real terminal', () => {
    const pipe = streams(false);
    pipe.terminal.status('1 of 2');
    expect(pipe.written.err).toBe('');
    const tty = streams(true);
    tty.terminal.status('1 of 2');
    tty.terminal.status('2 of 2');
    expect(tty.written.err).toBe('\r\u001b[2K1 of 2\r\u001b[2K2 of 2');
  });

  test('never lets the status line wrap, and moves it below a note', () => {
    const { written, terminal } = streams(true);
    terminal.status('a'.repeat(50));
    expect(written.err).toBe(`\r\u001b[2K${'a'.repeat(19)}`);
    written.err = '';
    terminal.note('remark');
    expect(written.err).toBe(`\r\u001b[2Kremark\n\r\u001b[2K${'a'.repeat(19)}`);
  });
});
