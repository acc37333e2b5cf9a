import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { messageOf, UsageError } from '../../core/errors.ts';

/** How much is gathered before it is written, in bytes. */
const CHUNK = 1 << 18;

/**
 * A file that is written piece by piece and that appears under its name only when it is whole.
 *
 * Its methods throw UsageError when the file can't be written: a full disk, a folder that is read-only.
 */
export class Sink {
  readonly path: string;
  readonly #file: FileHandle;
  #waiting: Uint8Array[] = [];
  #waitingBytes = 0;
  #bytes = 0;

  private constructor(path: string, file: FileHandle) {
    this.path = path;
    this.#file = file;
  }

  static async open(path: string): Promise<Sink> {
    return new Sink(path, await trying(path, () => open(`${path}.part`, 'w')));
  }

  /** Bytes so far. */
  get bytes(): number {
    return this.#bytes;
  }

  async write(piece: string | Uint8Array): Promise<void> {
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
    this.#waiting.push(bytes);
    this.#waitingBytes += bytes.length;
    this.#bytes += bytes.length;
    if (this.#waitingBytes >= CHUNK) await this.#flush();
  }

  /** Writes what is left and gives the file its name. */
  async finish(): Promise<void> {
    await this.#flush();
    await trying(this.path, async () => {
      await this.#file.close();
      await rename(`${this.path}.part`, this.path);
    });
  }

  /** Leaves nothing behind. */
  async discard(): Promise<void> {
    await this.#file.close().catch(() => {});
    await rm(`${this.path}.part`, { force: true });
  }

  async #flush(): Promise<void> {
    const all = Buffer.concat(this.#waiting);
    this.#waiting = [];
    this.#waitingBytes = 0;
    await trying(this.path, async () => {
      // A write may take less than it is given, on a disk that is nearly full.
      for (let at = 0; at < all.length; ) at += (await this.#file.write(all, at)).bytesWritten;
    });
  }
}

/** Lends sinks to some work. When it fails, none of the files appears. */
export async function withSinks<T>(
  paths: readonly string[],
  work: (sinks: readonly Sink[]) => Promise<T>,
): Promise<T> {
  const sinks: Sink[] = [];
  try {
    for (const path of paths) sinks.push(await Sink.open(path));
    const result = await work(sinks);
    for (const sink of sinks) await sink.finish();
    return result;
  } catch (error) {
    for (const sink of sinks) await sink.discard();
    throw error;
  }
}

async function trying<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new UsageError(
      {
        expected: `a file that can be written at ${path}`,
        found: messageOf(cause),
        hint: 'Give another folder with --out.',
      },
      { cause },
    );
  }
}
