import { describe, expect, test } from 'vitest';
import type { EpisodeRecord } from '../core/episode.ts';
import { showProgress } from './progress.ts';
import type { Terminal } from './terminal.ts';

const spec = { task: 'twins/cart', condition: { id: 'a3', mechanisms: ['a3'] }, agent: { id: 'reader:dom' } };
const fine = {
  spec,
  status: 'ok',
  verdict: { success: false, harm: true, exposed: true, decided: true },
} as unknown as EpisodeRecord;
const broken = { spec, status: 'error', trouble: 'browser' } as unknown as EpisodeRecord;

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
  test('a live terminal sees each episode, with what is left and what went wrong', () => {
    let time = 0;
    const { lines, fake } = terminal(true);
    const progress = showProgress(fake, { planned: 6, before: 2 }, () => time);
    time = 2000;
    progress.ended(fine);
    time = 4000;
    progress.ended(broken);
    progress.close();
    expect(lines).toEqual([
      '3/6 · 6 s left · twins/cart a3 reader:dom: deceived',
      '4/6 · 4 s left · 1 error · twins/cart a3 reader:dom: error (browser)',
      '',
    ]);
  });

  test('a log sees at most ten lines, far apart, and always the last one', () => {
    let time = 0;
    const { lines, fake } = terminal(false);
    const progress = showProgress(fake, { planned: 1000, before: 0 }, () => time);
    for (let episode = 0; episode < 1000; episode++) {
      time += 100;
      progress.ended(fine);
    }
    expect(lines).toHaveLength(10);
    expect(lines.at(-1)).toMatch(/^1000\/1000 · twins/);
    const quick = terminal(false);
    const short = showProgress(quick.fake, { planned: 20, before: 0 }, () => 0);
    for (let episode = 0; episode < 20; episode++) short.ended(fine);
    expect(quick.lines).toHaveLength(1);
  });
});
