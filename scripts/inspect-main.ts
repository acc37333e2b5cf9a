/**
 * Reads exported logs with Inspect itself: runs a few twins episodes, exports them as `.eval` and `.json`, and lets
 * `test/inspect/read_logs.py` read both in a Python environment of its own. Part of `.ci/run`; it needs Python 3.10 or
 * later, pip and a browser.
 *
 * Usage: inspect-main.ts [FILE], where FILE gets how many checks passed and failed, as JSON.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const requirements = join(root, 'test/inspect/requirements.txt');
/** Kept between runs, so that pip has nothing to do the next time. */
const venv = join(root, 'node_modules/.cache/inspect-venv');
const python = join(venv, 'bin/python');
/** pip on a slow network; no other step comes near it. */
const LIMIT_MS = 8 * 60_000;

/** Runs a program whose output is the user's to read; throws with `hint` when it fails. */
function run(command: string, args: readonly string[], hint: string): void {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: LIMIT_MS,
  });
  if (status !== 0)
    throw new Error(
      `${command} ${args.slice(0, 3).join(' ')} failed${error ? ` (${error.message})` : ''}. ${hint}`,
    );
}

function output(command: string, args: readonly string[]): { readonly ok: boolean; readonly text: string } {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    timeout: LIMIT_MS,
    maxBuffer: 2 ** 28,
  });
  return { ok: status === 0, text: status === 0 ? stdout : `${stdout ?? ''}${stderr ?? ''}` };
}

/** Makes the Python environment, or finds it made by the same requirements. */
function prepare(): void {
  const stamp = join(venv, 'requirements.txt');
  const wanted = readFileSync(requirements, 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && output(python, ['-V']).ok) return;
  rmSync(venv, { recursive: true, force: true });
  if (!makeVenv()) {
    // Debian's Python comes without the part that makes environments.
    if (process.getuid?.() === 0 && output('apt-get', ['--version']).ok) {
      output('apt-get', ['update', '-q']);
      output('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'python3', 'python3-venv']);
    }
    if (!makeVenv()) {
      throw new Error(
        'Expected Python 3.10 or later with its venv module; found none. Install python3 and python3-venv.',
      );
    }
  }
  run(
    python,
    ['-m', 'pip', 'install', '-q', '--disable-pip-version-check', '-r', requirements],
    'pip could not install inspect-ai: is there a network, or an index that pip is set to use?',
  );
  writeFileSync(stamp, wanted);
}

function makeVenv(): boolean {
  const recent = 'import sys; sys.exit(sys.version_info < (3, 10))';
  return ['python3', 'python'].some(
    (name) => output(name, ['-c', recent]).ok && output(name, ['-m', 'venv', '--clear', venv]).ok,
  );
}

function siren(...args: string[]): void {
  const main = join(root, 'src/cli/main.ts');
  const { ok, text } = output(process.execPath, ['--disable-warning=ExperimentalWarning', main, ...args]);
  if (!ok) throw new Error(`siren ${args.join(' ')} failed.\n${text}`);
}

/** Exports a small run, and lets Inspect read it. Gives the reader's last line: `N passed, N failed`. */
function check(folder: string): string {
  const store = ['--store', join(folder, 'store')];
  const out = join(folder, 'logs');
  const agents = ['--agent', 'reader:dom', '--agent', 'path:faithful', '--agent', 'nothing'];
  siren('run', '--task', 'twins/cart', '--conditions', 'control,a3', ...agents, '--repeat', '2', ...store);
  siren('export', 'latest', '--to', 'jsonl', '--out', out, ...store);
  siren('export', 'latest', '--to', 'inspect', '--out', out, ...store);
  const schema = join(folder, 'schema.json');
  writeFileSync(schema, output(join(venv, 'bin/inspect'), ['log', 'schema']).text);
  const { stdout } = spawnSync(python, [join(root, 'test/inspect/read_logs.py'), out, schema], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: LIMIT_MS,
  });
  process.stdout.write(stdout ?? '');
  return (stdout ?? '').trim().split('\n').at(-1) ?? '';
}

const folder = mkdtempSync(join(tmpdir(), 'siren-inspect-'));
let tally = { passed: 0, failed: 1 };
try {
  prepare();
  const [, passed, failed] = /^(\d+) passed, (\d+) failed$/.exec(check(folder)) ?? [];
  if (passed === undefined || failed === undefined)
    console.error('The reader ended before it had read all logs.');
  else tally = { passed: Number(passed), failed: Number(failed) };
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const [, , file] = process.argv;
if (file !== undefined) writeFileSync(file, JSON.stringify(tally));
process.exitCode = tally.failed > 0 ? 1 : 0;
