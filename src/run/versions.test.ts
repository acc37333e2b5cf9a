import { execFile } from 'node:child_process';
import { mkdir, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../store/testing/folder.ts';
import { gitState } from './versions.ts';

const execute = promisify(execFile);

test('a working tree tells its commit and whether files differ; a folder inside one tells nothing', async () => {
  const folder = await realpath(await temporaryFolder());
  const git = (...args: string[]) => execute('git', ['-C', folder, ...args]);
  expect(await gitState(folder)).toBeUndefined();
  await git('init', '-q');
  await writeFile(join(folder, 'a'), 'one');
  await git('add', '.');
  const identity = ['-c', 'user.name=a', '-c', 'user.email=a@b.example'];
  await git(...identity, 'commit', '-q', '-m', 'one');
  const commit = (await git('rev-parse', 'HEAD')).stdout.trim();
  expect(await gitState(folder)).toEqual({ commit, dirty: false });
  await writeFile(join(folder, 'a'), 'two');
  expect(await gitState(folder)).toEqual({ commit, dirty: true });
  await mkdir(join(folder, 'node_modules'));
  expect(await gitState(join(folder, 'node_modules'))).toBeUndefined();
});
