import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siren } from './siren.ts';

const root = join(import.meta.dirname, '..');
let folder: string;
let built: (...args: string[]) => string;

/** The package as it would be published: JavaScript in `dist`, and no TypeScript beside it. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'siren-package-'));
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const build = ['-p', join(root, 'tsconfig.build.json'), '--outDir', join(folder, 'dist')];
  execFileSync(process.execPath, [tsc, ...build], { cwd: root, stdio: 'inherit' });
  cpSync(join(root, 'package.json'), join(folder, 'package.json'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  built = (...args) =>
    execFileSync(process.execPath, [join(folder, 'dist/cli/main.js'), ...args], {
      encoding: 'utf8',
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the built package lists what the sources list', async () => {
  expect(built('list', '--json')).toBe((await siren(['list', '--json'])).out);
});

test('the built package runs an episode to the same verdict, pages and their scripts included', () => {
  const out = built(
    'run',
    '--task',
    'twins/cart',
    '--conditions',
    'control',
    '--agent',
    'reader:dom',
    '--json',
  );
  expect(JSON.parse(out)).toMatchObject({
    episodes: 1,
    cells: [{ success: 1, harm: 0, outcomes: { evaded: 1 } }],
  });
});
