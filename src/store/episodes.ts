import type { Kysely, Transaction } from 'kysely';
import type { EpisodeRecord, Step } from '../core/episode.ts';
import type { Fact } from '../core/fact.ts';
import type { Verdict } from '../core/verdict.ts';
import { headOf, rowOf, verdictOf, verdictRow } from './episode-row.ts';
import type { EpisodeStore } from './store.ts';
import type { Tables } from './tables.ts';

/** Rows in one statement: a database allows only so many values in one. */
const CHUNK = 500;

export function kyselyEpisodes(db: Kysely<Tables>): EpisodeStore {
  const steps = async (run: string, key: string): Promise<Step[]> => {
    const rows = await db
      .selectFrom('steps')
      .select('body')
      .where('run', '=', run)
      .where('key', '=', key)
      .orderBy('index')
      .execute();
    return rows.map((row) => JSON.parse(row.body) as Step);
  };
  const facts = async (run: string, key: string): Promise<Fact[]> => {
    const rows = await db
      .selectFrom('facts')
      .select(['seq', 'at', 'host', 'kind', 'data'])
      .where('run', '=', run)
      .where('key', '=', key)
      .orderBy('seq')
      .execute();
    return rows.map(({ data, ...row }) => ({ ...row, data: JSON.parse(data) as unknown }) as Fact);
  };

  return {
    steps,
    facts,

    save: (run, record) =>
      db.transaction().execute(async (tx) => {
        const row = rowOf(run, record);
        const kept = await tx
          .insertInto('episodes')
          .values(row)
          .onConflict((conflict) =>
            conflict.columns(['run', 'key']).doUpdateSet(row).where('episodes.status', '=', 'error'),
          )
          .returning('key')
          .executeTakeFirst();
        if (!kept) return false;
        await insertDetails(tx, run, record);
        return true;
      }),

    async keys(run) {
      const rows = await db.selectFrom('episodes').select(['key', 'status']).where('run', '=', run).execute();
      return new Map(rows.map(({ key, status }) => [key, status]));
    },

    async list(run, filter = {}) {
      let query = db.selectFrom('episodes').selectAll().where('run', '=', run);
      for (const column of ['suite', 'task', 'condition', 'agent', 'status'] as const) {
        const wanted = filter[column];
        if (wanted !== undefined) query = query.where(column, '=', wanted);
      }
      const rows = await query
        .orderBy('suite')
        .orderBy('task')
        .orderBy('condition')
        .orderBy('agent')
        .orderBy('repetition')
        .orderBy('key')
        .execute();
      return rows.map(headOf);
    },

    async get(run, key) {
      const row = await db
        .selectFrom('episodes')
        .selectAll()
        .where('run', '=', run)
        .where('key', '=', key)
        .executeTakeFirst();
      if (!row) return undefined;
      const head = headOf(row);
      if (head.status === 'error') return head;
      return { ...head, facts: await facts(run, key), steps: await steps(run, key) };
    },

    rejudge: (run, key, verdict) =>
      db.transaction().execute(async (tx) => {
        const old = await tx
          .selectFrom('episodes')
          .selectAll()
          .where('run', '=', run)
          .where('key', '=', key)
          .where('status', '=', 'ok')
          .executeTakeFirstOrThrow();
        await tx
          .insertInto('earlier_verdicts')
          .values({
            run,
            key,
            replaced: new Date().toISOString(),
            verdict: JSON.stringify(verdictOf(old)),
          })
          .execute();
        await tx
          .updateTable('episodes')
          .set(verdictRow(verdict))
          .where('run', '=', run)
          .where('key', '=', key)
          .execute();
      }),

    async earlierVerdicts(run, key) {
      const rows = await db
        .selectFrom('earlier_verdicts')
        .select(['replaced', 'verdict'])
        .where('run', '=', run)
        .where('key', '=', key)
        .orderBy('id')
        .execute();
      return rows.map(({ replaced, verdict }) => ({ replaced, verdict: JSON.parse(verdict) as Verdict }));
    },
  };
}

async function insertDetails(tx: Transaction<Tables>, run: string, record: EpisodeRecord): Promise<void> {
  if (record.status === 'error') return;
  const { key } = record;
  const steps = record.steps.map((step) => ({ run, key, index: step.index, body: JSON.stringify(step) }));
  const facts = record.facts.map(({ data, ...fact }) => ({ run, key, ...fact, data: JSON.stringify(data) }));
  for (let at = 0; at < steps.length; at += CHUNK) {
    await tx
      .insertInto('steps')
      .values(steps.slice(at, at + CHUNK))
      .execute();
  }
  for (let at = 0; at < facts.length; at += CHUNK) {
    await tx
      .insertInto('facts')
      .values(facts.slice(at, at + CHUNK))
      .execute();
  }
}
