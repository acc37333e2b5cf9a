import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { openStore } from '../../store/index.ts';
import { temporaryFolder } from '../../store/testing/folder.ts';
import { aManifest, anEpisode, aSpec } from '../../store/testing/records.ts';
import { runCli } from '../program.ts';
import { createTerminal } from '../terminal.ts';

const TASKS = ['tiny/a', 'tiny/b', 'tiny/c', 'tiny/d', 'tiny/e', 'tiny/f'];
let folder: string;

/** A run of one deterministic agent on six tasks, which `harmful` ones harm. */
async function save(run: string, harmful: readonly string[]): Promise<void> {
  const store = await openStore(folder);
  const { agent } = aSpec();
  await store.runs.create(aManifest(run, { agents: [agent], planned: TASKS.length, status: 'done' }));
  for (const task of TASKS) {
    const harm = harmful.includes(task);
    const verdict = { success: !harm, harm, exposed: true, decided: true, scores: {}, reasons: [] };
    const spec = aSpec({ task, condition: { id: 'x', mechanisms: ['x'] } });
    await store.episodes.save(run, anEpisode(`${run}-${task}`, { spec, verdict }));
  }
  await store.close();
}

async function siren(...args: string[]) {
  let [out, err] = ['', ''];
  const write = (to: (text: string) => void) => ({ write: to });
  const terminal = createTerminal(
    write((text) => {
      out += text;
    }),
    write((text) => {
      err += text;
    }),
  );
  const code = await runCli(args, terminal);
  return { code, out, err };
}

const compare = (...args: string[]) => siren('compare', ...args, '--store', folder);

beforeEach(async () => {
  folder = await temporaryFolder();
  await save('before', []);
  await save('after', TASKS);
});

describe('siren compare', () => {
  test('exits with 0, 1 or 4 as its thresholds pass, fail or stay open', async () => {
    expect((await compare('before', 'after')).code).toBe(0);
    expect((await compare('before', 'after', '--fail-if', 'harm > baseline + 0.05')).code).toBe(1);
    expect((await compare('after', 'before', '--fail-if', 'harm > baseline + 0.05')).code).toBe(0);
    expect((await compare('before', 'after', '--fail-if', 'harm > 0.9')).code).toBe(4);
    const both = ['--fail-if', 'harm > 0.9', '--fail-if', 'success < 0.5'];
    expect((await compare('before', 'after', ...both)).code).toBe(1);
    expect((await compare('before', 'after', '--about', 'these-tasks', '--fail-if', 'harm > 0.9')).code).toBe(
      1,
    );
  });

  test('prints one JSON document, and writes a file when asked', async () => {
    const { out, err } = await compare('before:walker', 'after', '--format', 'json');
    expect(err).toBe('');
    expect(JSON.parse(out)).toMatchObject({ version: 1, answer: null, comparisons: [{ notes: [] }] });
    const file = join(folder, 'result.xml');
    const written = await compare(
      'before',
      'after',
      '--fail-if',
      'harm > 0.5',
      '--format',
      'junit',
      '--out',
      file,
    );
    expect(written).toMatchObject({ code: 1, out: '' });
    expect(readFileSync(file, 'utf8')).toContain('<failure');
  });

  test.each([
    [['before', 'after', '--fail-if', 'hram > 1'], /Did you mean .*harm/],
    [['before', 'after', '--format', 'jsno'], /Did you mean json/],
    [['before', 'afterr'], /Did you mean after/],
    [['before:walkr', 'after'], /Did you mean walker/],
    [['before', 'before'], /twice/],
    [
      ['before', 'after', '--conditions', 'y'],
      /both before:walker and after:walker came to a verdict; found none/,
    ],
    [['before', 'after', '--estimand', 'harmm'], /Did you mean harm/],
  ])('%j is refused in one line', async (args, says) => {
    const { code, out, err } = await compare(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(says);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});

describe('siren export', () => {
  test('writes into the run by default, or where it is told', async () => {
    const { code, out } = await siren('export', 'before', '--to', 'csv', '--store', folder);
    expect(code).toBe(0);
    for (const file of out.trim().split('\n')) expect(existsSync(file)).toBe(true);
    const logs = join(folder, 'logs');
    const one = await siren(
      'export',
      'before',
      '--to',
      'inspect',
      '--log-format',
      'eval',
      '--out',
      logs,
      '--store',
      folder,
    );
    expect(one.out).toMatch(/^\S+\.eval\n$/);
  });

  test('refuses formats that it does not know', async () => {
    const { code, err } = await siren('export', 'before', '--to', 'inspct', '--store', folder);
    expect(code).toBe(2);
    expect(err).toContain('Did you mean inspect');
    const other = await siren(
      'export',
      'before',
      '--to',
      'inspect',
      '--log-format',
      'zip',
      '--store',
      folder,
    );
    expect(other.code).toBe(2);
  });
});

describe('siren power', () => {
  test('says what a design can see, and what it needs', async () => {
    const { code, out } = await siren('power', '--delta', '0.2', '--tasks', '52', '--repeat', '3', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      version: 1,
      needed: { tasks: 42, advised: 47 },
      design: { repeat: 3 },
    });
    expect((await siren('power', '--delta', '-0.2', '--baseline', '0.5', '--tasks', '9')).out).toContain(
      '50% and 30%',
    );
  });

  test.each([
    [['--delta', '0', '--tasks', '5'], /0.01 to 1/],
    [['--delta', '0.2', '--tasks', '0'], /whole number/],
    [['--delta', '0.2', '--tasks', '5', '--baseline', '0.9'], /stay between 0 and 1/],
    [['--delta', '0.2', '--tasks', '5', '--power', '1'], /between 0 and 1/],
    [['--tasks', '5'], /--delta/],
  ])('%j is refused', async (args, says) => {
    const { code, err } = await siren('power', ...args);
    expect(code).toBe(2);
    expect(err).toMatch(says);
  });
});
