import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXIT } from '../exit.ts';
import { runCli } from '../program.ts';

const TABLE5 = join(import.meta.dirname, '../../stats/golden/susbench_table5_reconstructed.csv');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'siren-analyze-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function siren(...args: readonly string[]): Promise<{ code: number; out: string; err: string }> {
  let [out, err] = ['', ''];
  const code = await runCli(args, {
    print: (text) => {
      out += text;
    },
    note: (line) => {
      err += `${line}\n`;
    },
    status: () => {},
    live: false,
    color: false,
  });
  return { code, out, err };
}

describe('siren analyze', () => {
  it('prints the published figures of SusBench from its reconstructed table', async () => {
    const { code, out } = await siren('analyze', TABLE5, '--as', 'susbench');
    expect(code).toBe(EXIT.done);
    expect(out).toMatch(/pattern +775\.55 +8 +<\.001/);
    expect(out).toMatch(/operator +7\.61 +5 +0\.179/);
    expect(out).toMatch(/pattern × operator +74\.17 +40 +<\.001/);
    expect(out).toContain('61 of 216');
  });

  it('fits a model, as JSON', async () => {
    const { out } = await siren(
      'analyze',
      TABLE5,
      '--model',
      'firth',
      '--factors',
      'operator,pattern',
      '--json',
    );
    const { parts } = JSON.parse(out);
    expect(parts[0]).toMatchObject({ id: 'omnibus', rows: [{ df: 5 }, { df: 8 }, { df: 40 }] });
  });

  it('checks published figures without any input', async () => {
    const { code, out } = await siren('analyze', '--as', 'consistency', '--format', 'csv');
    expect(code).toBe(EXIT.done);
    expect(out).toContain('susbench-operators,1,n,302');
  });

  it('writes a file', async () => {
    const file = join(folder, 'out.md');
    await siren('analyze', TABLE5, '--as', 'susbench', '--format', 'md', '--out', file);
    expect(readFileSync(file, 'utf8')).toContain('## Table 6.');
  });

  it.each([
    [[TABLE5], 'neither'],
    [[TABLE5, '--as', 'susbench', '--model', 'firth'], 'both'],
    [['--as', 'susbench'], 'a run or a CSV file'],
    [['--model', 'firth', '--factors', 'operator'], 'a run or a CSV file'],
    [[TABLE5, '--as', 'consistency'], 'no input for --as consistency'],
    [[TABLE5, TABLE5, '--as', 'susbench'], 'one CSV file'],
    [['no-such-file.csv', '--as', 'susbench'], 'ENOENT'],
    [[TABLE5, '--model', 'firth'], 'factors to compare'],
    [[TABLE5, '--as', 'susbenches'], 'susbench'],
    [[TABLE5, '--model', 'firth', '--factors', 'operator', '--bootstrap', '0'], '--bootstrap'],
  ])('refuses %j', async (args, message) => {
    const { code, out, err } = await siren('analyze', ...args);
    expect({ code, out }).toEqual({ code: EXIT.usage, out: '' });
    expect(err).toContain(message);
  });

  it('names the line of a file that it can not use', async () => {
    const file = join(folder, 'bad.csv');
    writeFileSync(file, 'operator,pattern,n,avoided\nA,X,3,1\nA,Y,2,5\n');
    const { code, err } = await siren('analyze', file, '--as', 'susbench');
    expect(code).toBe(EXIT.usage);
    expect(err).toContain('5 in line 3');
  });
});
