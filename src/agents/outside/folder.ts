import { constants } from 'node:fs';
import { chown, lstat, mkdir, mkdtemp, open, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const CLEAN_TRIES = 20;
const CLEAN_MS = 100;
/** What a job may put into its folder unless said otherwise, bytes. */
export const FOLDER_MOST = 512 * 1024 * 1024;
const LOOK_MS = 1000;

/** The folder of one job: its files, and its place for temporary ones. */
export interface JobFolder {
  readonly job: string;
  readonly result: string;
  readonly remarks: string;
  readonly temporary: string;
  /** Resolves when there is more in it than is borne. */
  readonly overfull: Promise<void>;
  /** Idempotent. */
  remove(): Promise<void>;
}

/** Makes a folder that only its user can read, and that holds so many bytes at most. */
export async function makeFolder(
  job: unknown,
  user: { readonly uid: number; readonly gid: number } | undefined,
  most = FOLDER_MOST,
): Promise<JobFolder> {
  const folder = await mkdtemp(join(tmpdir(), 'job-'));
  const files = {
    job: join(folder, 'job.json'),
    result: join(folder, 'result.json'),
    remarks: join(folder, 'remarks.jsonl'),
    temporary: join(folder, 'tmp'),
  };
  await mkdir(files.temporary);
  await writeFile(files.job, `${JSON.stringify(job, undefined, 2)}\n`);
  if (user) for (const path of [files.job, files.temporary, folder]) await chown(path, user.uid, user.gid);
  const { promise: overfull, resolve } = Promise.withResolvers<void>();
  let looking = false;
  const timer = setInterval(async () => {
    if (looking) return;
    looking = true;
    if ((await bytesIn(folder)) > most) resolve();
    looking = false;
  }, LOOK_MS).unref();
  return {
    ...files,
    overfull,
    async remove() {
      clearInterval(timer);
      for (let attempt = 0; attempt < CLEAN_TRIES; attempt++) {
        try {
          return await rm(folder, { recursive: true, force: true });
        } catch {
          await delay(CLEAN_MS);
        }
      }
    },
  };
}

/** What the files in a folder take on the disk, bytes. */
async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  let sum = 0;
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const { blocks } = await lstat(join(entry.parentPath, entry.name)).catch(() => ({ blocks: 0 }));
    sum += blocks * 512;
  }
  return sum;
}

/**
 * Reads a file that somebody else wrote: an ordinary file of so many bytes at most, and no link, pipe or device.
 *
 * @returns undefined when there is none; an Error that says what is wrong with it
 */
export async function readWritten(path: string, most: number): Promise<string | Error | undefined> {
  const found = await lstat(path).catch(() => undefined);
  if (!found) return undefined;
  if (!found.isFile()) return new Error('no ordinary file');
  if (found.size > most) return new Error(`${found.size} bytes, of ${most} at most`);
  try {
    const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(most), 0, most, 0);
      return buffer.subarray(0, bytesRead).toString('utf8');
    } finally {
      await file.close();
    }
  } catch (cause) {
    return new Error('a file that can not be read', { cause });
  }
}
