import { readFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { messageOf, UsageError } from '../core/errors.ts';

const MODULES = ['.ts', '.mts', '.js', '.mjs'];

/**
 * Reads a plan file: JSON, or a module whose default export is the plan. What it holds is not checked here.
 *
 * @throws UsageError when there is no such file, when it can't be read or run, or has no plan in it.
 */
export async function readPlanFile(file: string): Promise<unknown> {
  const path = resolve(file);
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new UsageError(
      {
        expected: 'a plan file',
        found: `nothing that can be read at ${path} (${messageOf(error)})`,
        hint: 'Check the path, or give the plan by flags: `siren run --suite twins --agent reader:dom`.',
      },
      { cause: error },
    );
  });
  const ending = extname(path);
  if (ending === '.json') return parseJson(text, path);
  if (MODULES.includes(ending)) return importDefault(path);
  throw new UsageError({
    expected: `a plan file that ends in .json, ${MODULES.join(', ')}`,
    found: path,
    hint: 'Rename it, or see docs/plans.md.',
  });
}

function parseJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(
      { expected: `JSON in ${path}`, found: messageOf(error), hint: 'Correct the file; see docs/plans.md.' },
      { cause: error },
    );
  }
}

async function importDefault(path: string): Promise<unknown> {
  let loaded: { readonly default?: unknown };
  try {
    loaded = await import(pathToFileURL(path).href);
  } catch (error) {
    throw new UsageError(
      {
        expected: `a module that can be loaded at ${path}`,
        found: messageOf(error),
        hint: 'TypeScript plans may use types but no enums or namespaces; see docs/plans.md.',
      },
      { cause: error },
    );
  }
  if (loaded.default !== undefined) return loaded.default;
  throw new UsageError({
    expected: `a plan as the default export of ${path}`,
    found: 'no default export',
    hint: "Write `export default { suites: ['twins'], agents: ['reader:dom'] };`.",
  });
}
