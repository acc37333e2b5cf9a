import { posix } from 'node:path';
import { parseSync, Visitor } from 'vite';

/** The folders of `src`, each with all those that it may import: "core <- world, browser <- suites, agents <- run" and so on. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  core: [],
  stats: [],
  world: ['core'],
  browser: ['core'],
  store: ['core'],
  suites: ['core', 'world', 'browser'],
  agents: ['core', 'world', 'browser'],
  run: ['core', 'world', 'browser', 'store', 'suites', 'agents'],
  report: ['core', 'world', 'browser', 'store', 'suites', 'agents', 'run', 'stats'],
  web: ['core', 'world', 'browser', 'store', 'suites', 'agents', 'run'],
  audit: ['core', 'world', 'browser', 'store', 'suites', 'agents', 'run'],
  cli: ['core', 'world', 'browser', 'store', 'suites', 'agents', 'run', 'stats', 'report', 'web', 'audit'],
};

/** Packages that a folder must do without, so that statistics stay plain functions. */
const PACKAGE_FREE = ['stats'];

/** Something that a source names in another file. */
export interface Import {
  readonly path: string;
  /** Only types: gone when the program runs. */
  readonly typeOnly: boolean;
}

/**
 * What a source imports: static, dynamic and type imports, re-exports, and files named by
 * `new URL('…', import.meta.url)`.
 *
 * @throws Error when the source can't be parsed: what can't be read can't be checked.
 */
export function importsOf(file: string, source: string): Import[] {
  const { program, errors } = parseSync(file, source);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  const found: Import[] = [];
  const add = (node: { readonly type: string; readonly value?: unknown } | null, typeOnly = false): void => {
    if (node?.type === 'Literal' && typeof node.value === 'string')
      found.push({ path: node.value, typeOnly });
  };
  new Visitor({
    ImportDeclaration: (node) => add(node.source, node.importKind === 'type'),
    ExportNamedDeclaration: (node) => add(node.source, node.exportKind === 'type'),
    ExportAllDeclaration: (node) => add(node.source, node.exportKind === 'type'),
    ImportExpression: (node) => add(node.source),
    TSImportType: (node) => add(node.source, true),
    NewExpression: (node) => {
      const [path, base] = node.arguments;
      if (node.callee.type === 'Identifier' && node.callee.name === 'URL' && path && base) add(path);
    },
  }).visit(program);
  return found;
}

/**
 * Checks the arrows of a tree of sources. A type from a forbidden folder is a wrong arrow like any other; in a cycle
 * types don't count, since they are gone when modules are loaded.
 *
 * @param sources each file's text by its path from the root with forward slashes, such as `src/core/hash.ts`
 * @returns one line for each broken rule; none when all is well
 */
export function brokenArrows(sources: ReadonlyMap<string, string>): string[] {
  const broken: string[] = [];
  const graph = new Map<string, string[]>();
  for (const [file, source] of sources) {
    const from = folderOf(file);
    const allowed = ARROWS[from];
    if (!allowed) {
      broken.push(`${file}: no rule knows the folder src/${from}; give it its arrows in scripts/arrows.ts`);
      continue;
    }
    const targets: string[] = [];
    for (const { path: specifier, typeOnly } of importsOf(file, source)) {
      if (!specifier.startsWith('.')) {
        const loose = PACKAGE_FREE.includes(from) && !isTest(file);
        if (loose) broken.push(`${file} imports ${specifier}; src/${from} imports no package`);
        continue;
      }
      // A folder is a place, and no code.
      if (specifier.endsWith('/')) continue;
      const target = posix.join(posix.dirname(file), specifier);
      if (!target.startsWith('src/')) {
        // Tests may use fixtures and scripts of the repo, the built package can't; its own package.json is in both.
        if (!isTest(file) && target !== 'package.json')
          broken.push(`${file} imports ${target}, outside of src`);
        continue;
      }
      const to = folderOf(target);
      // Every test may use the core, for its seeded random numbers above all.
      if (to !== from && !allowed.includes(to) && !(to === 'core' && isTest(file)))
        broken.push(`${file} imports ${target}; src/${from} may not import src/${to}`);
      if (!typeOnly && sources.has(target)) targets.push(target);
    }
    graph.set(file, targets);
  }
  return [...broken, ...cyclesOf(graph).map((cycle) => `cycle: ${cycle.join(' -> ')}`)];
}

function folderOf(file: string): string {
  return file.split('/')[1] ?? '';
}

function isTest(file: string): boolean {
  return /\.(test|e2e)\.ts$/.test(file);
}

/** One cycle for each edge that closes one, in a depth-first walk. */
function cyclesOf(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const walk = (file: string): void => {
    if (done.has(file)) return;
    const at = path.indexOf(file);
    if (at >= 0) {
      cycles.push([...path.slice(at), file]);
      return;
    }
    path.push(file);
    for (const target of graph.get(file) ?? []) walk(target);
    path.pop();
    done.add(file);
  };
  for (const file of graph.keys()) walk(file);
  return cycles;
}
