import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from '../core/errors.ts';
import { sha256 } from '../core/hash.ts';
import { writeWhole } from './files.ts';
import type { ArtifactStore } from './store.ts';
import { storeTrouble } from './trouble.ts';

/** Artifacts as files under `<folder>/<first two digits>/<hash>.<ext>`. */
export function fileArtifacts(folder: string): ArtifactStore {
  const path = (hash: string, ext: string): string => {
    // Hashes come from addresses and files, too: nothing else may lead to a file.
    if (!/^[0-9a-f]{64}$/.test(hash) || !/^[a-z0-9]{1,8}$/.test(ext)) {
      throw new UsageError({
        expected: 'the name of an artifact: a SHA-256 in hex digits and a short ending',
        found: JSON.stringify(`${hash}.${ext}`),
        hint: 'Take the name from an episode or a portrait.',
      });
    }
    return join(folder, hash.slice(0, 2), `${hash}.${ext}`);
  };

  return {
    path,

    async put(bytes, ext) {
      const hash = sha256(bytes);
      const file = path(hash, ext);
      try {
        if ((await sizeOf(file)) !== bytes.length) await writeWhole(file, bytes);
      } catch (cause) {
        throw storeTrouble(cause, folder);
      }
      return hash;
    },

    async get(hash, ext) {
      const file = path(hash, ext);
      if ((await sizeOf(file)) === undefined) {
        throw new UsageError({
          expected: 'an artifact that the store has',
          found: `none named ${hash}.${ext}`,
          hint: 'Was the store moved without its folder of artifacts?',
        });
      }
      let bytes: Uint8Array;
      try {
        bytes = await readFile(file);
      } catch (cause) {
        throw storeTrouble(cause, folder);
      }
      if (sha256(bytes) !== hash)
        throw storeTrouble(new Error(`${file} has other content than its name says`), folder);
      return bytes;
    },
  };
}

/** Size in bytes, or undefined when there is no such file. */
async function sizeOf(file: string): Promise<number | undefined> {
  try {
    return (await stat(file)).size;
  } catch {
    return undefined;
  }
}
