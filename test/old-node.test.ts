import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('on an older Node the program says so, before anything else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'siren-old-'));
  try {
    const pretend = join(folder, 'old.cjs');
    writeFileSync(pretend, "Object.defineProperty(process, 'versions', { value: { node: '22.19.0' } });");
    const main = join(import.meta.dirname, '../src/cli/main.ts');
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--require', pretend, main, 'list', '--json'],
      {
        encoding: 'utf8',
      },
    );
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^siren: Expected Node 24 or later; found 22\.19\.0\..*\n$/);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
