import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, Migrator, type SqliteDatabase, SqliteDialect } from 'kysely';
import { UsageError } from '../core/errors.ts';
import { MIGRATIONS, STORE_VERSION } from './migrations.ts';
import type { Tables } from './tables.ts';
import { storeTrouble } from './trouble.ts';

/** How long one process waits for another one's write, ms. */
const PATIENCE = 10_000;

/** The database in a file. It is opened, made when it is missing, and brought to the present shape by the first query. */
export function openSqlite(file: string): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: () => connect(file) }) });
}

async function connect(file: string): Promise<SqliteDatabase> {
  let database: DatabaseSync | undefined;
  try {
    await mkdir(dirname(file), { recursive: true });
    database = new DatabaseSync(file, { timeout: PATIENCE });
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
    const connection = connectionOf(database, file);
    await migrate(database, connection, file);
    return connection;
  } catch (cause) {
    database?.close();
    throw storeTrouble(cause, file);
  }
}

/** What Kysely's SQLite dialect wants, on `node:sqlite`. Whatever SQLite throws leaves it as an error for people. */
function connectionOf(database: DatabaseSync, file: string): SqliteDatabase {
  const guarded = <T>(work: () => T): T => {
    try {
      return work();
    } catch (cause) {
      throw storeTrouble(cause, file);
    }
  };
  const prepare = (sql: string) => {
    const statement = database.prepare(sql);
    return {
      reader: statement.columns().length > 0,
      // Rows have no prototype, which deep comparisons and some libraries take amiss.
      all: (values: readonly unknown[]) =>
        guarded(() => statement.all(...(values as SQLInputValue[])).map((row) => ({ ...row }))),
      run: (values: readonly unknown[]) => guarded(() => statement.run(...(values as SQLInputValue[]))),
      iterate: (values: readonly unknown[]) =>
        guarded(() => statement.iterate(...(values as SQLInputValue[]))),
    };
  };
  return {
    close: () => database.close(),
    prepare: (sql) =>
      // On some errors SQLite itself rolls back; a second rollback would throw and hide the cause.
      guarded(() => prepare(sql === 'rollback' && !database.isTransaction ? 'select 1' : sql)),
  };
}

async function migrate(database: DatabaseSync, connection: SqliteDatabase, file: string): Promise<void> {
  if (versionOf(database, file) === STORE_VERSION) return;
  // Two processes may open a new store at once, and Kysely takes no lock on SQLite.
  database.exec('BEGIN IMMEDIATE');
  try {
    if (versionOf(database, file) < STORE_VERSION) {
      const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database: connection }) });
      const provider = { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) };
      const { error } = await new Migrator({ db, provider }).migrateToLatest();
      if (error !== undefined) throw error;
      database.exec(`PRAGMA user_version = ${STORE_VERSION}`);
    }
    database.exec('COMMIT');
  } catch (cause) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw cause;
  }
}

/** Throws UsageError for a store that a newer Siren has written. */
function versionOf(database: DatabaseSync, file: string): number {
  const version = Number(database.prepare('PRAGMA user_version').get()?.user_version ?? 0);
  if (version > STORE_VERSION) {
    throw new UsageError({
      expected: `a store of version ${STORE_VERSION} or older at ${file}`,
      found: `version ${version}, written by a newer Siren`,
      hint: 'Update Siren, or choose another folder for the store. Nothing was changed in it.',
    });
  }
  return version;
}
