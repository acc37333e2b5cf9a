import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { hostname } from 'node:os';
import { expect, test } from 'vitest';
import { UsageError } from '../core/errors.ts';
import { isAlive } from './lease.ts';
import { openStore } from './open.ts';
import { temporaryFolder } from './testing/folder.ts';
import { aManifest, anEpisode, anError } from './testing/records.ts';

async function storeWithRun(folder: string) {
  const store = openStore(folder);
  await store.runs.create(aManifest('one'));
  return store;
}

test('one process has a lease at a time, and a released one can be taken', async () => {
  const store = await storeWithRun(await temporaryFolder());
  const lease = await store.runs.lease('one');
  await expect(store.runs.lease('one')).rejects.toThrow(UsageError);
  expect(await lease.beat()).toBe(true);
  await lease.release();
  await lease.release();
  expect(await lease.beat()).toBe(false);
  const next = await store.runs.lease('one');
  // A holder that comes back late can't take it from the next one.
  await lease.release();
  expect(await next.beat()).toBe(true);
  await next.release();
  await store.close();
});

test('a run that says "running" is interrupted once nobody works on it', async () => {
  const store = await storeWithRun(await temporaryFolder());
  await store.episodes.save('one', anEpisode('a'));
  await store.episodes.save('one', anError('b'));
  const counts = { ok: 1, errors: 1 };
  expect(await store.runs.get('one')).toMatchObject({ status: 'interrupted', manifest: { counts } });
  const lease = await store.runs.lease('one');
  expect(await store.runs.get('one')).toMatchObject({ status: 'running', lease: { pid: process.pid } });
  await lease.release();
  await store.close();
});

test("a living process's lease is respected, and taken over at once when the process is killed", async () => {
  const folder = await temporaryFolder();
  const store = await storeWithRun(folder);
  const script = new URL('testing/hold-lease.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, folder, 'one']);
  await once(child.stdout, 'data');
  await expect(store.runs.lease('one')).rejects.toThrow(`process ${child.pid} on`);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const lease = await store.runs.lease('one');
  expect(await lease.beat()).toBe(true);
  await lease.release();
  await store.close();
});

test('of several that want a free lease at once, one gets it', async () => {
  const folder = await temporaryFolder();
  const store = await storeWithRun(folder);
  const others = [openStore(folder), openStore(folder), openStore(folder)];
  const results = await Promise.allSettled([store, ...others].map((each) => each.runs.lease('one')));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await Promise.all([store, ...others].map((each) => each.close()));
});

test('who counts as alive', () => {
  const now = 1_000_000;
  const holder = { owner: 'o', pid: process.ppid, host: hostname(), beat: now };
  expect(isAlive(holder, now)).toBe(true);
  expect(isAlive(holder, now + 10 * 60_000)).toBe(false);
  // Another process that got our own id, as happens in containers.
  expect(isAlive({ ...holder, pid: process.pid }, now)).toBe(false);
  // On another machine the process can't be asked.
  expect(isAlive({ ...holder, host: 'elsewhere', pid: 2 ** 30 }, now)).toBe(true);
  expect(isAlive({ ...holder, pid: 2 ** 30 }, now)).toBe(false);
});
