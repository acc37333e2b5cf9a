import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { type TextLine, textLinesSchema } from './line.ts';

/** Changes when the models, or what is made of their output, change: older readings are then not found. */
export const OCR_VERSION = 'pp-ocrv4-1';

/** Where readings are kept: `ocr` in the folder that SIREN_CACHE names, else in `~/.cache/siren`. */
export function cacheFolder(environment: NodeJS.ProcessEnv = process.env): string {
  return join(environment.SIREN_CACHE || join(homedir(), '.cache', 'siren'), 'ocr');
}

/** Readings of pictures on disk, one file each, by the picture's hash. What can't be read or written is as if absent. */
export class OcrCache {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The stored reading, or undefined when there is none or its file is damaged. */
  async get(hash: string): Promise<readonly TextLine[] | undefined> {
    try {
      const stored = textLinesSchema.safeParse(JSON.parse(await readFile(this.#file(hash), 'utf8')));
      return stored.success ? stored.data : undefined;
    } catch {
      return undefined;
    }
  }

  /** Stores a reading, whole or not at all: other processes may read and write the same file. */
  async put(hash: string, lines: readonly TextLine[]): Promise<void> {
    const file = this.#file(hash);
    const draft = `${file}.${randomUUID()}`;
    try {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(draft, JSON.stringify(lines));
      await rename(draft, file);
    } catch {
      // A full or read-only disk costs time at the next reading, and nothing else.
      await rm(draft, { force: true }).catch(() => undefined);
    }
  }

  #file(hash: string): string {
    return join(this.#folder, OCR_VERSION, hash.slice(0, 2), `${hash}.json`);
  }
}
