import { sha256 } from '../../../core/hash.ts';
import { cacheFolder, OcrCache } from './cache.ts';
import type { TextLine } from './line.ts';
import { OcrThread } from './thread.ts';

/** Readings kept in memory; the oldest goes first. */
const KEPT = 500;

/** Reads the text of pictures: PNG bytes in, pieces of text with their boxes out, top to bottom. */
export interface Ocr {
  read(picture: Uint8Array): Promise<readonly TextLine[]>;
}

/**
 * OCR with a memory, by picture hash: in this process, then on disk, and only then `source` (the models' thread).
 * A picture that is asked for twice at the same time is read once; a failed reading is not remembered.
 */
export function cachedOcr(source: Ocr, cache: OcrCache): Ocr {
  const kept = new Map<string, Promise<readonly TextLine[]>>();
  const readAnew = async (hash: string, picture: Uint8Array): Promise<readonly TextLine[]> => {
    const stored = await cache.get(hash);
    if (stored !== undefined) return stored;
    const lines = await source.read(picture);
    await cache.put(hash, lines);
    return lines;
  };
  return {
    read: (picture) => {
      const hash = sha256(picture);
      const known = kept.get(hash);
      if (known !== undefined) return known;
      const reading = readAnew(hash, picture);
      kept.set(hash, reading);
      reading.catch(() => kept.delete(hash));
      for (const oldest of kept.keys()) {
        if (kept.size <= KEPT) break;
        kept.delete(oldest);
      }
      return reading;
    },
  };
}

let shared: Ocr | undefined;

/** The one OCR of this process. Costs nothing until a picture is read that no cache knows. */
export function sharedOcr(): Ocr {
  shared ??= cachedOcr(new OcrThread(), new OcrCache(cacheFolder()));
  return shared;
}
