import { UsageError } from '../core/errors.ts';
import { unknownName } from '../core/nearest.ts';
import type { Store, StoredRun } from '../store/index.ts';

/**
 * The run that a user means: by its id, the beginning of one, or `latest`.
 *
 * @throws UsageError when there is none, with the nearest ids, or when several begin like that.
 */
export async function findRun(store: Pick<Store, 'runs'>, name: string): Promise<StoredRun> {
  const runs = await store.runs.list();
  const exact = name === 'latest' ? runs[0] : runs.find(({ id }) => id === name);
  if (exact) return exact;
  const [first, second] = name === '' ? [] : runs.filter(({ id }) => id.startsWith(name));
  if (first && second) {
    throw new UsageError({
      expected: 'the beginning of one run id',
      found: `"${name}", with which several begin (${first.id}, ${second.id})`,
      hint: 'Give more of the id. See `siren runs`.',
    });
  }
  if (first) return first;
  throw unknownName(
    'run',
    name,
    runs.map(({ id }) => id),
    'siren runs',
  );
}
