import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../../core/errors.ts';
import { packageFolders } from './places.ts';
import { inRange, rangeWords, type VersionRange } from './version.ts';

/** An npm package where it is installed. */
export interface NodeLibrary {
  /** The folder whose `node_modules` holds it. */
  readonly folder: string;
  readonly version: string;
}

/**
 * Finds an npm package in the user's project or in the folder of agents' libraries.
 *
 * @throws UsageError when it is in neither, or only in another version
 */
export function nodeLibrary(name: string, range: VersionRange, pinned: string): NodeLibrary {
  const found: string[] = [];
  for (const folder of packageFolders()) {
    const version = versionIn(folder, name);
    if (version === undefined) continue;
    if (inRange(version, range)) return { folder, version };
    found.push(version);
  }
  throw new UsageError({
    expected: `${name} ${rangeWords(range)}`,
    found: found.length > 0 ? found.join(', ') : 'none',
    hint: `Install it into your project: npm install ${name}@${pinned}`,
  });
}

function versionIn(folder: string, name: string): string | undefined {
  try {
    const file = readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8');
    return (JSON.parse(file) as { version: string }).version;
  } catch {
    return undefined;
  }
}
