/**
 * `npm test`: lint, types, import arrows, unit tests, tests in a real browser; with `--peers` also those that need other
 * programs, which they install. All stages run even when one fails; the last line says how many tests passed and failed.
 * Lint, types and arrows count as a test each.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closingLine, type Tally, tallyOf, tallyOfFile } from './tally.ts';

/** A stage that takes longer than this hangs. */
const STAGE_LIMIT_MS = 20 * 60_000;

const root = join(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'siren-check-'));
let running: ChildProcess | undefined;
let stopped = false;

function bin(file: string): string {
  return join(root, 'node_modules', file);
}

/** Runs a script on this Node and resolves with its exit code: null when a signal ended it. */
function run(args: readonly string[]): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      timeout: STAGE_LIMIT_MS,
    });
    running = child;
    child.on('error', reject);
    child.on('close', resolve);
  });
}

async function check(args: readonly string[]): Promise<Tally> {
  const passed = (await run(args)) === 0;
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 };
}

async function vitest(project: string): Promise<Tally> {
  const report = join(reports, `${project}.json`);
  const code = await run([
    bin('vitest/vitest.mjs'),
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  return tallyOf(existsSync(report) ? readFileSync(report, 'utf8') : undefined, code);
}

/** A script that writes how many of its checks passed and failed into the file that it is given. */
async function counted(script: string): Promise<Tally> {
  const file = join(reports, `${script}.json`);
  const code = await run([join(root, 'scripts', script), file]);
  return tallyOfFile(existsSync(file) ? readFileSync(file, 'utf8') : undefined, code);
}

interface Stage {
  readonly name: string;
  readonly run: () => Promise<Tally>;
}

const PEERS: readonly Stage[] = [
  { name: 'inspect', run: () => counted('inspect-main.ts') },
  { name: 'install', run: () => check([join(root, 'scripts/install-agents.ts')]) },
  { name: 'agents', run: () => vitest('agents') },
];

const STAGES: readonly Stage[] = [
  { name: 'lint', run: () => check([bin('@biomejs/biome/bin/biome'), 'check', '.']) },
  { name: 'types', run: () => check([bin('typescript/bin/tsc'), '--noEmit']) },
  { name: 'arrows', run: () => check([join(root, 'scripts/arrows-main.ts')]) },
  { name: 'unit', run: () => vitest('unit') },
  { name: 'e2e', run: () => vitest('e2e') },
  ...(process.argv.includes('--peers') ? PEERS : []),
];

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stopped = true;
    running?.kill(signal);
  });
}

const lines: string[] = [];
const tallies: Tally[] = [];
for (const stage of STAGES) {
  console.log(`\n── ${stage.name}`);
  const began = performance.now();
  const tally = await stage.run();
  if (stopped) break;
  const seconds = ((performance.now() - began) / 1000).toFixed(1).padStart(6);
  tallies.push(tally);
  lines.push(`${stage.name.padEnd(7)} ${seconds} s  ${closingLine([tally])}`);
}
rmSync(reports, { recursive: true, force: true });

if (stopped) {
  console.log('\nStopped before the end.');
  process.exitCode = 130;
} else {
  console.log(`\n${lines.join('\n')}\n\n${closingLine(tallies)}`);
  process.exitCode = tallies.some((tally) => tally.failed > 0) ? 1 : 0;
}
