import { resolve } from 'node:path';
import { Option } from 'commander';

/** The flag that says where runs are kept. */
export function storeOption(): Option {
  return new Option('--store <folder>', 'where runs are kept').env('SIREN_STORE').default('siren-data');
}

/** The absolute path of the store's folder. */
export function storeFolder(options: { readonly store: string }): string {
  return resolve(options.store);
}
