import { execFile } from 'node:child_process';
import { readFile, realpath } from 'node:fs/promises';
import { arch, platform, release } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Versions } from '../store/index.ts';

const execute = promisify(execFile);

/** The folder of this package. */
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** What runs now, with the given browser. */
export async function versionsNow(chromium: string): Promise<Versions> {
  const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  const git = await gitState(ROOT);
  return {
    siren: version,
    ...(git && { git }),
    node: process.version,
    chromium,
    os: `${platform()} ${release()} ${arch()}`,
  };
}

/** The commit of a working tree, and whether files differ from it. Undefined where the folder is no repository of its own. */
export async function gitState(folder: string): Promise<Versions['git']> {
  const git = async (...args: string[]): Promise<string> => {
    const { stdout } = await execute('git', ['--no-optional-locks', '-C', folder, ...args]);
    return stdout.trim();
  };
  try {
    // An installed package lies inside somebody else's repository, whose commits say nothing about it.
    if ((await realpath(await git('rev-parse', '--show-toplevel'))) !== (await realpath(folder)))
      return undefined;
    const [commit, changes] = [await git('rev-parse', 'HEAD'), await git('status', '--porcelain')];
    return { commit, dirty: changes !== '' };
  } catch {
    return undefined;
  }
}
