import { writeFile } from 'node:fs/promises';
import { messageOf, UsageError } from '../core/errors.ts';

/** Writes a file that the user named. Throws UsageError when it can't be written. */
export async function writeUserFile(path: string, content: string): Promise<void> {
  try {
    await writeFile(path, content);
  } catch (cause) {
    throw new UsageError(
      {
        expected: `a file that can be written at ${path}`,
        found: messageOf(cause),
        hint: 'Give another path with --out.',
      },
      { cause },
    );
  }
}
