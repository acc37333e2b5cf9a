import { access, constants, stat } from 'node:fs/promises';
import { delimiter, join, resolve } from 'node:path';
import { UsageError } from '../../core/errors.ts';

/**
 * The path of a program, as a shell would find it.
 *
 * @throws UsageError when there is none
 */
export async function findProgram(name: string): Promise<string> {
  const folders = /[\\/]/.test(name) ? [''] : (process.env.PATH ?? '').split(delimiter);
  for (const folder of folders) {
    const path = folder === '' ? resolve(name) : join(folder, name);
    if (await isProgram(path)) return path;
  }
  throw new UsageError({
    expected: 'a program that can be started',
    found: `"${name}"`,
    hint:
      folders.length > 1
        ? 'It is in no folder of PATH.'
        : 'There is no such file, or it may not be executed.',
  });
}

async function isProgram(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}
