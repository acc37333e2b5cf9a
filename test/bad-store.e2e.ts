import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { siren } from './siren.ts';

let store: string;
let database: string;
beforeEach(() => {
  store = mkdtempSync(join(tmpdir(), 'siren-store-'));
  database = join(store, 'siren.db');
});
afterEach(() => rmSync(store, { recursive: true, force: true }));

const runs = () => siren(['runs', '--store', store, '--json']);

describe('a store that can not be used', () => {
  test('one that is no database is left as it is', async () => {
    const garbage = 'this is no database '.repeat(400);
    writeFileSync(database, garbage);
    const { code, out, err } = await runs();
    expect({ code, out }).toEqual({ code: 3, out: '' });
    expect(err).toMatch(/^siren: Expected a store .*damaged.*\n$/);
    expect(readFileSync(database, 'utf8')).toBe(garbage);
  });

  test('one of a newer Siren is not touched', async () => {
    expect(await runs()).toMatchObject({ code: 0, out: '[]\n' });
    const newer = new DatabaseSync(database);
    newer.exec('PRAGMA user_version = 9999');
    newer.close();
    const { code, out, err } = await runs();
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^siren: .*newer Siren.*Update.*\n$/);
  });

  test('one that is a file, and one inside a file', async () => {
    const file = join(store, 'file');
    writeFileSync(file, '');
    for (const place of [file, join(file, 'inside')]) {
      const { code, out, err } = await siren(['runs', '--store', place]);
      expect({ code, out }, place).toEqual({ code: 3, out: '' });
      expect(err).toMatch(/^siren: Expected a store .*\n$/);
    }
  });

  // Root may write anywhere, so there it can't be seen.
  test.skipIf(process.getuid?.() === 0)('one that may only be read', async () => {
    mkdirSync(join(store, 'runs'), { recursive: true });
    chmodSync(store, 0o555);
    try {
      const { code, err } = await runs();
      expect(code).toBe(3);
      expect(err).toMatch(/may not be written/);
    } finally {
      chmodSync(store, 0o755);
    }
  });
});
