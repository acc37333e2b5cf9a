import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { UsageError } from '../core/errors.ts';
import { openStore } from './open.ts';
import { temporaryFolder } from './testing/folder.ts';
import { aManifest } from './testing/records.ts';

test('a run keeps its manifest in the database and in its folder', async () => {
  const store = openStore(await temporaryFolder());
  await store.runs.create(aManifest('one'));
  const done = aManifest('one', { status: 'done', counts: { ok: 3, errors: 1 } });
  await store.runs.update(done);
  expect(await store.runs.get('one')).toEqual({ id: 'one', status: 'done', manifest: done });
  const file = await readFile(join(store.runs.folder('one'), 'manifest.json'), 'utf8');
  expect(JSON.parse(file)).toEqual(done);
  expect(await readdir(store.runs.folder('one'))).toEqual(['manifest.json']);
  await store.close();
});

test('a run is never overwritten, nor is a folder that nobody knows', async () => {
  const folder = await temporaryFolder();
  const store = openStore(folder);
  await store.runs.create(aManifest('one'));
  await expect(store.runs.create(aManifest('one', { planned: 9 }))).rejects.toThrow(UsageError);
  await mkdir(join(folder, 'runs', 'two'));
  await expect(store.runs.create(aManifest('two'))).rejects.toThrow(/exists already/);
  expect((await store.runs.get('one'))?.manifest.planned).toBe(1);
  expect(await store.runs.get('two')).toBeUndefined();
  await store.close();
});

test('runs are listed newest first', async () => {
  const store = openStore(await temporaryFolder());
  await store.runs.create(aManifest('b', { started: '2026-03-02T09:00:00.000Z', status: 'done' }));
  await store.runs.create(aManifest('a', { started: '2026-03-03T09:00:00.000Z', status: 'failed' }));
  const listed = await store.runs.list();
  expect(listed.map(({ id, status }) => [id, status])).toEqual([
    ['a', 'failed'],
    ['b', 'done'],
  ]);
  await store.close();
});

test('a run whose id leads out of the folder is refused', async () => {
  const store = openStore(await temporaryFolder());
  for (const id of ['..', '../x', 'a/b', '', 'A', '.', 'x\0']) {
    expect(() => store.runs.folder(id)).toThrow(UsageError);
    await expect(store.runs.create(aManifest(id))).rejects.toThrow(UsageError);
  }
  await store.close();
});
