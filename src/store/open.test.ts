import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { InfrastructureError, UsageError } from '../core/errors.ts';
import { STORE_VERSION } from './migrations.ts';
import { openStore } from './open.ts';
import { runChild } from './testing/child.ts';
import { temporaryFolder } from './testing/folder.ts';
import { aManifest, anEpisode } from './testing/records.ts';
import { storeTrouble } from './trouble.ts';

const script = (name: string): string => new URL(`testing/${name}`, import.meta.url).pathname;

test('what was saved is there when the store is opened again', async () => {
  const folder = join(await temporaryFolder(), 'new', 'folder');
  const first = openStore(folder);
  await first.runs.create(aManifest('one'));
  await first.episodes.save('one', anEpisode('k'));
  await first.portraits.put('hash', { width: 8, height: 6 }, { data: { a: 1 }, artifacts: {} });
  await first.close();
  await first.close();
  const second = openStore(folder);
  expect(await second.episodes.get('one', 'k')).toEqual(anEpisode('k'));
  expect(await second.portraits.get('hash', { width: 8, height: 6 })).toEqual({
    data: { a: 1 },
    artifacts: {},
  });
  expect(await second.portraits.get('hash', { width: 6, height: 8 })).toBeUndefined();
  await second.close();
});

test('a store of the first version gets its present shape, with what is in it', async () => {
  const folder = await temporaryFolder();
  const store = openStore(folder);
  await store.runs.create(aManifest('one'));
  await store.episodes.save('one', anEpisode('k'));
  await store.close();
  const database = new DatabaseSync(join(folder, 'siren.db'));
  database.exec(`ALTER TABLE episodes DROP COLUMN unacted; PRAGMA user_version = 1;
    DELETE FROM kysely_migration WHERE name NOT LIKE '0001-%'`);
  database.close();
  const later = openStore(folder);
  expect(await later.episodes.get('one', 'k')).toEqual(anEpisode('k'));
  const failed = { ...anEpisode('l'), unacted: { said: 'Hm.' } };
  await later.episodes.save('one', failed);
  expect(await later.episodes.get('one', 'l')).toEqual(failed);
  await later.close();
});

test('a store that a newer version has written is refused and left alone', async () => {
  const folder = await temporaryFolder();
  const store = openStore(folder);
  await store.runs.list();
  await store.close();
  const database = new DatabaseSync(join(folder, 'siren.db'));
  database.exec(`PRAGMA user_version = ${STORE_VERSION + 1}`);
  database.close();
  const opening = openStore(folder).runs.list();
  await expect(opening).rejects.toThrow(UsageError);
  await expect(opening).rejects.toThrow(/newer Siren/);
});

test('a file that is no database is told and left alone', async () => {
  const folder = await temporaryFolder();
  const file = join(folder, 'siren.db');
  const garbage = 'no database at all '.repeat(200);
  await writeFile(file, garbage);
  await expect(openStore(folder).runs.list()).rejects.toMatchObject({
    trouble: 'store',
    message: /a damaged file/,
  });
  expect(await readFile(file, 'utf8')).toBe(garbage);
});

test('a store that is damaged inside says so when the damage is read', async () => {
  const folder = await temporaryFolder();
  const store = openStore(folder);
  await store.runs.create(aManifest('one'));
  for (let i = 0; i < 50; i++) await store.episodes.save('one', anEpisode(`key-${i}`));
  await store.close();
  const file = join(folder, 'siren.db');
  const bytes = await readFile(file);
  bytes.fill(0x5a, 4096);
  await writeFile(file, bytes);
  const read = openStore(folder).episodes.list('one');
  await expect(read).rejects.toMatchObject({ trouble: 'store', message: /a damaged file/ });
});

test('a folder that cannot be made is told', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'file'), '');
  await expect(openStore(join(folder, 'file', 'store')).runs.list()).rejects.toThrow(InfrastructureError);
  await mkdir(join(folder, 'store', 'siren.db'), { recursive: true });
  await expect(openStore(join(folder, 'store')).runs.list()).rejects.toThrow(InfrastructureError);
});

test('somebody who may not write there is told so', async () => {
  const folder = await temporaryFolder();
  const store = openStore(folder);
  await store.runs.list();
  await store.close();
  await chmod(join(folder, 'siren.db'), 0o444);
  await chmod(folder, 0o555);
  const { output } = await runChild(script('open-as-nobody.ts'), [folder]);
  await chmod(folder, 0o755);
  expect(output).toMatch(/one that may not be written/);
  expect(output.trim()).not.toMatch(/\n/);
});

test('each way to fail has words of its own', () => {
  const sqlite = (errcode: number) => Object.assign(new Error('sqlite'), { errcode });
  const file = (code: string) => Object.assign(new Error('file'), { code });
  const says = (cause: unknown) => storeTrouble(cause, '/data').message;
  expect(says(sqlite(13))).toMatch(/a full disk/);
  expect(says(file('ENOSPC'))).toMatch(/a full disk/);
  expect(says(sqlite(8 | (1 << 8)))).toMatch(/may not be written/);
  expect(says(file('EROFS'))).toMatch(/may not be written/);
  expect(says(sqlite(14))).toMatch(/cannot be opened/);
  expect(says(sqlite(5))).toMatch(/another process/);
  expect(says(new Error('odd'))).toMatch(/odd/);
  expect(says(new Error('odd'))).not.toMatch(/\n/);
});

test('a disk that takes no more leaves what was saved, and lets the rest be saved later', async () => {
  const folder = await temporaryFolder();
  // Half a megabyte a file: to SQLite the same as a full disk.
  const { code, output } = await runChild(script('fill.ts'), [folder, 'one'], 'ulimit -f 1000;');
  expect(code).toBe(0);
  const said = JSON.parse(output) as { kept: number; trouble: string; message: string };
  expect(said).toMatchObject({ trouble: 'store', message: /lets nothing more be written|full disk/ });
  expect(said.kept).toBeGreaterThan(0);
  const store = openStore(folder);
  expect((await store.episodes.keys('one')).size).toBe(said.kept);
  expect(await store.episodes.save('one', anEpisode('after'))).toBe(true);
  await store.close();
});

test('processes that open a new store at once and save the same episodes keep each once', async () => {
  const folder = await temporaryFolder();
  const ended = await Promise.all(
    [1, 2, 3].map(() => runChild(script('open-at-once.ts'), [folder, 'one', '60'])),
  );
  const kept = ended.map(({ output }) => (JSON.parse(output) as { kept: number }).kept);
  expect(kept.reduce((sum, each) => sum + each, 0)).toBe(60);
  const store = openStore(folder);
  expect((await store.episodes.keys('one')).size).toBe(60);
  await store.close();
});
