import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { brokenArrows } from './arrows.ts';

const root = join(import.meta.dirname, '..');
const files = globSync('src/**/*.ts', { cwd: root }).sort();
const sources = new Map(
  files.map((file) => [file.split(sep).join('/'), readFileSync(join(root, file), 'utf8')]),
);
const broken = brokenArrows(sources);
for (const line of broken) console.error(line);
console.log(broken.length === 0 ? `${files.length} files, all arrows right` : `${broken.length} broken`);
process.exitCode = broken.length === 0 ? 0 : 1;
