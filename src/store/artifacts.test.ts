import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { InfrastructureError, UsageError } from '../core/errors.ts';
import { sha256 } from '../core/hash.ts';
import { fileArtifacts } from './artifacts.ts';
import { temporaryFolder } from './testing/folder.ts';

const bytes = new Uint8Array([1, 2, 3]);

test('the same content is kept once, under its hash', async () => {
  const folder = await temporaryFolder();
  const artifacts = fileArtifacts(folder);
  const hashes = await Promise.all([1, 2, 3, 4].map(() => artifacts.put(bytes, 'png')));
  expect(new Set(hashes)).toEqual(new Set([sha256(bytes)]));
  const [hash = ''] = hashes;
  expect(await readdir(join(folder, hash.slice(0, 2)))).toEqual([`${hash}.png`]);
  expect(new Uint8Array(await artifacts.get(hash, 'png'))).toEqual(bytes);
});

test('a file that was cut short is written again', async () => {
  const artifacts = fileArtifacts(await temporaryFolder());
  const hash = await artifacts.put(bytes, 'png');
  await writeFile(artifacts.path(hash, 'png'), '');
  await artifacts.put(bytes, 'png');
  expect(new Uint8Array(await artifacts.get(hash, 'png'))).toEqual(bytes);
});

test('a damaged or missing file is told, not handed out', async () => {
  const artifacts = fileArtifacts(await temporaryFolder());
  const hash = await artifacts.put(bytes, 'png');
  await writeFile(artifacts.path(hash, 'png'), 'abc');
  await expect(artifacts.get(hash, 'png')).rejects.toThrow(InfrastructureError);
  await expect(artifacts.get(sha256('other'), 'png')).rejects.toThrow(UsageError);
});

test('no name leads out of the folder', async () => {
  const artifacts = fileArtifacts(await temporaryFolder());
  for (const [hash, ext] of [
    ['../../etc/passwd', 'png'],
    [sha256('x'), '../png'],
    [sha256('x'), ''],
    [sha256('x').toUpperCase(), 'png'],
  ] as const) {
    expect(() => artifacts.path(hash, ext)).toThrow(UsageError);
    await expect(artifacts.get(hash, ext)).rejects.toThrow(UsageError);
  }
  await expect(artifacts.put(bytes, '/x')).rejects.toThrow(UsageError);
});
