import { resolve } from 'node:path';
import { Option } from 'commander';
import type { Store } from '../store/index.ts';

export interface StoreFlags {
  readonly store: string;
}

/** The flag that says where runs are kept. */
export function storeOption(): Option {
  return new Option('--store <folder>', 'where runs are kept').env('SIREN_STORE').default('siren-data');
}

/** The absolute path of the store's folder. */
export function storeFolder({ store }: StoreFlags): string {
  return resolve(store);
}

/** Opens the store that the flags name, lends it to some work, and closes it whatever happens. */
export async function withStore<T>(flags: StoreFlags, work: (store: Store) => Promise<T>): Promise<T> {
  const { openStore } = await import('../store/index.ts');
  const store = await openStore(storeFolder(flags));
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
