import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { UsageError } from '../../core/errors.ts';
import { findProgram } from './find-program.ts';
import { inRange, rangeWords, type VersionRange } from './version.ts';

const TELL = 'import importlib.metadata as m, sys; print(m.version(sys.argv[1]))';

/**
 * The version of a library that a Python has.
 *
 * @throws UsageError when there is no such Python, when it doesn't have the library, and when it has another version
 */
export async function pythonLibrary(
  python: string,
  name: string,
  range: VersionRange,
  install: string,
): Promise<string> {
  await findProgram(python);
  const hint = `Install it: ${install}; or give another Python with \`--set python=/path/to/python\`.`;
  const expected = `${name} ${rangeWords(range)} in ${python}`;
  let version: string;
  try {
    version = (await promisify(execFile)(python, ['-c', TELL, name], { timeout: 60_000 })).stdout.trim();
  } catch (cause) {
    throw new UsageError({ expected, found: 'none', hint }, { cause });
  }
  if (inRange(version, range)) return version;
  throw new UsageError({ expected, found: version, hint });
}
