import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * The JavaScript of a browser script that is kept as TypeScript beside the module that serves it (in a published
 * package: as the `.js` that it was built to). Comments are dropped, since they would tell a reader of the page what
 * its author meant. Strings are untouched.
 *
 * @param url `new URL('./client.ts', import.meta.url)`
 */
export function clientScript(url: URL): string {
  const path = fileURLToPath(url);
  const built = import.meta.url.endsWith('.js') ? path.replace(/\.ts$/, '.js') : path;
  const script = stripTypeScriptTypes(readFileSync(built, 'utf8'), { mode: 'transform' });
  // The build marks each file as a module, which a classic script must not say.
  return script.replace(/^export \{\s*\};\s*$/m, '');
}
