import { execFileSync } from 'node:child_process';
import { rm, symlink, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type JobFolder, makeFolder } from './folder.ts';
import { remarksIn, resultIn } from './written.ts';

let folder: JobFolder;
beforeEach(async () => {
  folder = await makeFolder({ version: 1 }, undefined);
});
afterEach(async () => {
  await folder.remove();
  vi.unstubAllEnvs();
});

test('reads a result, with what is left out filled in', async () => {
  await writeFile(folder.result, '{"status":"done"}');
  expect(await resultIn(folder)).toEqual({ version: 1, status: 'done', answer: '', message: '' });
});

test('tells no result from one that is none', async () => {
  expect(await resultIn(folder)).toBeUndefined();
  for (const text of [
    '',
    'no json',
    '[]',
    '{"status":"won"}',
    '{"status":"done","success":true}',
    '{"version":2,"status":"done"}',
  ]) {
    await writeFile(folder.result, text);
    expect(await resultIn(folder), text).toBeInstanceOf(Error);
  }
});

test('reads ordinary files only: no link, pipe, folder or device, and nothing endless', async () => {
  await symlink('/etc/passwd', folder.result);
  expect(await resultIn(folder)).toEqual(new Error('no ordinary file'));
  await rm(folder.result);
  execFileSync('mkfifo', [folder.result]);
  expect(await resultIn(folder)).toEqual(new Error('no ordinary file'));
  await rm(folder.result);
  await writeFile(folder.result, Buffer.alloc(2 * 1024 * 1024, ' '));
  expect(await resultIn(folder)).toMatchObject({ message: expect.stringContaining('at most') });
});

test('takes the remarks that are some, and passes over the rest', async () => {
  const lines = [
    '{"at":5,"said":"a","usage":{"requests":1,"ms":2}}',
    'no json',
    '{"said":"without a time"}',
    '{"at":6,"reasoned":"b","more":1}',
    '{"at":7,"said":1}',
  ];
  await writeFile(folder.remarks, lines.join('\n'));
  expect(await remarksIn(folder)).toEqual([
    { at: 5, remark: { said: 'a', usage: { requests: 1, ms: 2 } } },
    { at: 6, remark: { reasoned: 'b' } },
  ]);
});

test('keeps no secret of the environment', async () => {
  vi.stubEnv('SOME_API_KEY', 'sk-planted-0123456789');
  await writeFile(
    folder.result,
    '{"status":"failed","message":"401 for sk-planted-0123456789","account":{"k":["sk-planted-0123456789"]}}',
  );
  await writeFile(folder.remarks, '{"at":5,"said":"sk-planted-0123456789"}');
  expect(JSON.stringify([await resultIn(folder), await remarksIn(folder)])).not.toContain('planted');
});
