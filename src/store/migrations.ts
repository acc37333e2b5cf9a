import type { Kysely, Migration } from 'kysely';

/**
 * How the store came to its present shape, in order. A migration that has been released is never changed; a new shape
 * is a new migration.
 */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-runs-and-episodes': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('runs')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('created', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('plan_hash', 'text', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('manifest', 'text', (column) => column.notNull())
        .addColumn('lease_owner', 'text')
        .addColumn('lease_pid', 'integer')
        .addColumn('lease_host', 'text')
        .addColumn('lease_beat', 'bigint')
        .execute();

      await db.schema
        .createTable('episodes')
        .addColumn('run', 'text', (column) => column.notNull().references('runs.id'))
        .addColumn('key', 'text', (column) => column.notNull())
        .addColumn('suite', 'text', (column) => column.notNull())
        .addColumn('task', 'text', (column) => column.notNull())
        .addColumn('condition', 'text', (column) => column.notNull())
        .addColumn('agent', 'text', (column) => column.notNull())
        .addColumn('repetition', 'integer', (column) => column.notNull())
        .addColumn('spec', 'text', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('saved', 'text', (column) => column.notNull())
        .addColumn('duration', 'double precision', (column) => column.notNull())
        .addColumn('tries', 'integer', (column) => column.notNull())
        .addColumn('end', 'text')
        .addColumn('answer', 'text')
        .addColumn('success', 'integer')
        .addColumn('harm', 'integer')
        .addColumn('exposed', 'integer')
        .addColumn('decided', 'integer')
        .addColumn('scores', 'text')
        .addColumn('reasons', 'text')
        .addColumn('trouble', 'text')
        .addColumn('message', 'text')
        .addPrimaryKeyConstraint('episodes_key', ['run', 'key'])
        .execute();

      await db.schema
        .createTable('steps')
        .addColumn('run', 'text', (column) => column.notNull())
        .addColumn('key', 'text', (column) => column.notNull())
        .addColumn('index', 'integer', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('steps_key', ['run', 'key', 'index'])
        .addForeignKeyConstraint('steps_episode', ['run', 'key'], 'episodes', ['run', 'key'])
        .execute();

      await db.schema
        .createTable('facts')
        .addColumn('run', 'text', (column) => column.notNull())
        .addColumn('key', 'text', (column) => column.notNull())
        .addColumn('seq', 'integer', (column) => column.notNull())
        .addColumn('at', 'integer', (column) => column.notNull())
        .addColumn('host', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('data', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('facts_key', ['run', 'key', 'seq'])
        .addForeignKeyConstraint('facts_episode', ['run', 'key'], 'episodes', ['run', 'key'])
        .execute();

      await db.schema
        .createTable('earlier_verdicts')
        .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
        .addColumn('run', 'text', (column) => column.notNull())
        .addColumn('key', 'text', (column) => column.notNull())
        .addColumn('replaced', 'text', (column) => column.notNull())
        .addColumn('verdict', 'text', (column) => column.notNull())
        .addForeignKeyConstraint('earlier_verdicts_episode', ['run', 'key'], 'episodes', ['run', 'key'])
        .execute();

      await db.schema
        .createTable('portraits')
        .addColumn('content', 'text', (column) => column.notNull())
        .addColumn('viewport', 'text', (column) => column.notNull())
        .addColumn('portrait', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('portraits_key', ['content', 'viewport'])
        .execute();
    },
  },
  '0002-what-no-act-came-of': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema.alterTable('episodes').addColumn('unacted', 'text').execute();
    },
  },
};

/** The version of the present shape. A store with a higher one was written by a newer Siren. */
export const STORE_VERSION = Object.keys(MIGRATIONS).length;
