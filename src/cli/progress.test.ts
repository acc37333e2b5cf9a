import { describe, expect, test } from 'vitest';
import { showProgress } from './progress.ts';
import type { Terminal } from './terminal.ts';

function terminal(live: boolean) {
  const lines: string[] = [];
  const fake: Terminal = {
    live,
    color: false,
    print: () => expect.unreachable('progress is no result'),
    note: (line) => lines.push(line),
    status: (line) => lines.push(line),
  };
  return { lines, fake };
}

describe('showProgress', () => {
  test('a live terminal sees each part, with what is left and what went wrong', () => {
    let time = 0;
    const { lines, fake } = terminal(true);
    const progress = showProgress(fake, { planned: 6, before: 2, trouble: 'error' }, () => time);
    time = 2000;
    progress.ended('twins/cart a3: deceived');
    progress.trouble();
    time = 4000;
    progress.ended('twins/cart a4: error');
    progress.trouble();
    time = 6000;
    progress.ended('last');
    progress.close();
    expect(lines).toEqual([
      '3/6 · 6 s left · twins/cart a3: deceived',
      '4/6 · 4 s left · 1 error · twins/cart a4: error',
      '5/6 · 2 s left · 2 errors · last',
      '',
    ]);
  });

  test('a log sees at most ten lines, far apart, and always the last one', () => {
    let time = 0;
    const { lines, fake } = terminal(false);
    const progress = showProgress(fake, { planned: 1000, before: 0, trouble: 'error' }, () => time);
    for (let part = 0; part < 1000; part++) {
      time += 100;
      progress.ended('part');
    }
    expect(lines).toHaveLength(10);
    expect(lines.at(-1)).toBe('1000/1000 · part');
    const quick = terminal(false);
    const short = showProgress(quick.fake, { planned: 20, before: 0, trouble: 'error' }, () => 0);
    for (let part = 0; part < 20; part++) short.ended('part');
    expect(quick.lines).toEqual(['20/20 · part']);
  });
});
