import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Kysely } from 'kysely';
import { UsageError } from '../core/errors.ts';
import type { Lease, LeaseHolder } from './store.ts';
import type { Tables } from './tables.ts';

/** Without a beat for so long, a holder counts as dead, wherever it lives: ms. */
const STALE = 60_000;

/** The leases that this very process holds. A container's processes get the same ids again and again, so an id alone proves nothing. */
const ours = new Set<string>();

/** Whether the process that holds a lease still lives. On another machine only its beats can tell. */
export function isAlive(holder: LeaseHolder, now = Date.now()): boolean {
  if (now - holder.beat > STALE) return false;
  if (holder.host !== hostname()) return true;
  if (holder.pid === process.pid) return ours.has(holder.owner);
  try {
    process.kill(holder.pid, 0);
    return true;
  } catch (cause) {
    return cause instanceof Error && (cause as NodeJS.ErrnoException).code === 'EPERM';
  }
}

type LeaseColumns = Pick<Tables['runs'], 'lease_owner' | 'lease_pid' | 'lease_host' | 'lease_beat'>;

/** Who holds a run, whether it lives or not. */
export function holderOf(row: LeaseColumns): LeaseHolder | undefined {
  if (row.lease_owner === null || row.lease_pid === null || row.lease_host === null) return undefined;
  return {
    owner: row.lease_owner,
    pid: row.lease_pid,
    host: row.lease_host,
    beat: Number(row.lease_beat ?? 0),
  };
}

/** Takes a run's lease when nobody alive holds it. The run must exist. */
export async function takeLease(db: Kysely<Tables>, run: string): Promise<Lease> {
  const owner = randomUUID();
  const row = await db.selectFrom('runs').selectAll().where('id', '=', run).executeTakeFirstOrThrow();
  const before = holderOf(row);
  if (before && isAlive(before)) throw held(run, before);
  // Compare and swap: of two processes that saw the same dead holder, one gets it.
  const taken = await db
    .updateTable('runs')
    .set({ lease_owner: owner, lease_pid: process.pid, lease_host: hostname(), lease_beat: Date.now() })
    .where('id', '=', run)
    .where('lease_owner', before ? '=' : 'is', before?.owner ?? null)
    .executeTakeFirst();
  if (taken.numUpdatedRows === 0n) throw held(run, undefined);
  ours.add(owner);

  return {
    async beat() {
      const beaten = await db
        .updateTable('runs')
        .set({ lease_beat: Date.now() })
        .where('id', '=', run)
        .where('lease_owner', '=', owner)
        .executeTakeFirst();
      return beaten.numUpdatedRows > 0n;
    },
    async release() {
      ours.delete(owner);
      await db
        .updateTable('runs')
        .set({ lease_owner: null, lease_pid: null, lease_host: null, lease_beat: null })
        .where('id', '=', run)
        .where('lease_owner', '=', owner)
        .execute();
    },
  };
}

function held(run: string, holder: LeaseHolder | undefined): UsageError {
  return new UsageError({
    expected: `a run that nobody works on`,
    found: `${run}, which ${holder ? `process ${holder.pid} on ${holder.host}` : 'another process'} is working on`,
    hint: 'Wait until it is done, or stop it and resume the run then.',
  });
}
