import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { UsageError } from '../../core/errors.ts';

/** Programs that run a script of this machine's. What others (a container, say) do with a name is theirs to know. */
const INTERPRETER = /^(?:python[\d.]*|node|deno|bun|tsx|ruby|perl|php|Rscript|bash|sh|zsh)(?:\.exe)?$/;
const SCRIPT = /^[^-].*\.(?:py|[cm]?[jt]s|rb|pl|php|R|sh)$/;

/**
 * Finds out whether the script that an interpreter is to run is there: without it, each episode would fail alike.
 *
 * @throws UsageError when it is not
 */
export async function findScript([program = '', ...words]: readonly string[]): Promise<void> {
  const script = INTERPRETER.test(basename(program)) ? words.find((word) => SCRIPT.test(word)) : undefined;
  if (script === undefined || script.includes('://')) return;
  const found = await stat(script).catch(() => undefined);
  if (found?.isFile()) return;
  throw new UsageError({
    expected: `a script that ${program} can run`,
    found: `no file "${script}"`,
    hint: `Paths are taken from the folder that siren is started in: ${process.cwd()}.`,
  });
}
