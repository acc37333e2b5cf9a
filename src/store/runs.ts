import { mkdir, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely, Selectable } from 'kysely';
import { UsageError } from '../core/errors.ts';
import { writeWhole } from './files.ts';
import { holderOf, isAlive, takeLease } from './lease.ts';
import type { Manifest, RunStatus } from './manifest.ts';
import type { RunStore, StoredRun } from './store.ts';
import type { Tables } from './tables.ts';
import { storeTrouble } from './trouble.ts';

/** Runs in the database, each with a folder of its own under `folder`. */
export function kyselyRuns(db: Kysely<Tables>, folder: string): RunStore {
  const folderOf = (run: string): string => {
    if (!/^[a-z0-9][a-z0-9-]{0,127}$/.test(run)) {
      throw new UsageError({
        expected: "a run's id: lower-case letters, digits and hyphens",
        found: JSON.stringify(run),
        hint: 'See `siren runs` for the ids.',
      });
    }
    return join(folder, run);
  };
  const writeManifest = async (manifest: Manifest): Promise<void> => {
    try {
      await writeWhole(
        join(folderOf(manifest.run), 'manifest.json'),
        `${JSON.stringify(manifest, null, 2)}\n`,
      );
    } catch (cause) {
      throw storeTrouble(cause, folder);
    }
  };

  return {
    folder: folderOf,

    async create(manifest) {
      await makeFolder(folderOf(manifest.run), folder);
      try {
        await db
          .insertInto('runs')
          .values({
            id: manifest.run,
            created: manifest.started,
            name: manifest.plan.name,
            plan_hash: manifest.planHash,
            status: manifest.status,
            manifest: JSON.stringify(manifest),
          })
          .execute();
      } catch (cause) {
        await rmdir(folderOf(manifest.run)).catch(() => {});
        throw cause;
      }
      await writeManifest(manifest);
    },

    async get(run) {
      const row = await db.selectFrom('runs').selectAll().where('id', '=', run).executeTakeFirst();
      return row && storedRun(db, row);
    },

    async list() {
      const rows = await db
        .selectFrom('runs')
        .selectAll()
        .orderBy('created', 'desc')
        .orderBy('id', 'desc')
        .execute();
      return Promise.all(rows.map((row) => storedRun(db, row)));
    },

    async update(manifest) {
      await db
        .updateTable('runs')
        .set({ status: manifest.status, manifest: JSON.stringify(manifest) })
        .where('id', '=', manifest.run)
        .execute();
      await writeManifest(manifest);
    },

    lease: (run) => takeLease(db, run),
  };
}

async function makeFolder(run: string, runs: string): Promise<void> {
  try {
    await mkdir(runs, { recursive: true });
    await mkdir(run);
  } catch (cause) {
    if (cause instanceof Error && (cause as NodeJS.ErrnoException).code === 'EEXIST') {
      throw new UsageError({
        expected: 'a new folder for the run',
        found: `${run}, which exists already`,
        hint: 'A run is never overwritten: start it again, and it gets another id.',
      });
    }
    throw storeTrouble(cause, runs);
  }
}

async function storedRun(db: Kysely<Tables>, row: Selectable<Tables['runs']>): Promise<StoredRun> {
  const holder = holderOf(row);
  const lease = holder && isAlive(holder) ? holder : undefined;
  const manifest = JSON.parse(row.manifest) as Manifest;
  if (row.status !== 'running') {
    return { id: row.id, status: row.status as RunStatus, manifest, ...(lease && { lease }) };
  }
  // It goes on, or was killed before it could note how far it had come.
  const counts = await countEpisodes(db, row.id);
  const status = lease ? 'running' : 'interrupted';
  return { id: row.id, status, manifest: { ...manifest, status, counts }, ...(lease && { lease }) };
}

async function countEpisodes(db: Kysely<Tables>, run: string): Promise<Manifest['counts']> {
  const rows = await db
    .selectFrom('episodes')
    .select(({ fn }) => ['status', fn.countAll().as('count')])
    .where('run', '=', run)
    .groupBy('status')
    .execute();
  const countOf = (wanted: string): number =>
    Number(rows.find(({ status }) => status === wanted)?.count ?? 0);
  return { ok: countOf('ok'), errors: countOf('error') };
}
