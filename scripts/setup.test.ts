import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

/** A checkout with the real set-up script, an `npm` that only pretends, and a browser that is an empty file. */
let checkout: string;
let bin: string;
const calls = (): string[] => readFileSync(join(checkout, 'calls'), 'utf8').split('\n').filter(Boolean);

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'siren-setup-test-'));
  bin = join(checkout, 'bin');
  for (const folder of ['bin', 'tmp', 'scripts', 'src/browser'])
    mkdirSync(join(checkout, folder), { recursive: true });
  cpSync(join(import.meta.dirname, 'setup.cjs'), join(checkout, 'scripts/setup.cjs'));
  write('calls', '');
  lockPackages('1.0.0');
  script('npm', `echo "npm $*" >> calls; echo "$PATH" > path; ${INSTALL}; echo 'npm talks'`);
  write(
    'src/browser/install-main.ts',
    `${append('browser')} fs.writeFileSync('chromium', ''); console.log('found');`,
  );
  write(
    'scripts/browser-path.ts',
    "import { existsSync } from 'node:fs'; if (existsSync('chromium')) console.log(process.cwd() + '/chromium');",
  );
});

afterEach(() => rmSync(checkout, { recursive: true, force: true }));

const INSTALL = `rm -rf node_modules; mkdir -p node_modules/node/bin node_modules/leven; ln -s '${process.execPath}' node_modules/node/bin/node`;
const append = (word: string): string =>
  `import fs from 'node:fs'; fs.appendFileSync('calls', '${word}\\n');`;

function write(file: string, text: string): void {
  mkdirSync(dirname(join(checkout, file)), { recursive: true });
  writeFileSync(join(checkout, file), text);
}

function script(name: string, body: string): void {
  write(`bin/${name}`, `#!/bin/sh\n${body}\n`);
  chmodSync(join(bin, name), 0o755);
}

function lockPackages(version: string): void {
  const packages = {
    '': {},
    'node_modules/leven': { version },
    'node_modules/other-os': { version, optional: true },
  };
  write('package-lock.json', JSON.stringify({ packages }));
}

function setUp(
  options: { nodeFlags?: string[] } = {},
): Promise<{ code: number | null; out: string; err: string }> {
  const args = [...(options.nodeFlags ?? []), join(checkout, 'scripts/setup.cjs')];
  const env = {
    PATH: [join(checkout, 'node_modules/.bin'), bin, '/usr/bin', '/bin'].join(delimiter),
    TMPDIR: join(checkout, 'tmp'),
  };
  const child = spawn(process.execPath, args, { cwd: checkout, env });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => (out += chunk));
  child.stderr.on('data', (chunk) => (err += chunk));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })));
}

// Each test starts several processes, and machines may be slow.
describe('setup', { timeout: 60_000 }, () => {
  test('installs packages, then a browser, and the second time does and says nothing', async () => {
    const first = await setUp();
    expect(first).toMatchObject({ code: 0, out: '' });
    expect(first.err).toContain('npm talks');
    expect(calls()).toEqual([expect.stringMatching(/^npm ci .*--include=dev/), 'browser']);
    expect(await setUp()).toEqual({ code: 0, out: '', err: '' });
    expect(calls()).toHaveLength(2);
  });

  test('keeps the folder that npm empties off the PATH of npm', async () => {
    await setUp();
    expect(readFileSync(join(checkout, 'path'), 'utf8')).not.toContain('node_modules');
  });

  test('installs again when the lock file has changed', async () => {
    await setUp();
    lockPackages('1.0.1');
    await setUp();
    expect(calls().filter((call) => call.startsWith('npm'))).toHaveLength(2);
  });

  test('installs nothing when npm has just been run by hand', async () => {
    script('by-hand', INSTALL);
    const child = spawn(join(bin, 'by-hand'), { cwd: checkout });
    await new Promise((resolve) => child.on('close', resolve));
    write('node_modules/leven/package.json', '{}');
    const listed = (version: string): void =>
      write(
        'node_modules/.package-lock.json',
        JSON.stringify({ packages: { 'node_modules/leven': { version } } }),
      );
    listed('1.0.0');
    expect(await setUp()).toMatchObject({ code: 0 });
    expect(calls()).toEqual(['browser']);

    rmSync(join(checkout, 'node_modules/.siren-setup.json'));
    listed('0.9.0');
    await setUp();
    expect(calls()[1]).toMatch(/^npm ci/);
  });

  test('looks for a browser again when the one it knew is gone', async () => {
    await setUp();
    rmSync(join(checkout, 'chromium'));
    expect(await setUp()).toMatchObject({ code: 0, out: '' });
    expect(calls().slice(2)).toEqual(['browser']);
  });

  test('two at once: one installs, the other waits, both succeed', async () => {
    script('npm', `echo npm >> calls; sleep 0.4; ${INSTALL}`);
    const both = await Promise.all([setUp(), setUp()]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    expect(calls()).toHaveLength(2);
  });

  test('takes over the lock of a process that died', async () => {
    const unlockedRun = await setUp();
    expect(unlockedRun.code).toBe(0);
    lockPackages('2.0.0');
    const names: string[] = [];
    script('npm', `ls tmp > locks; ${INSTALL}`);
    await setUp();
    names.push(...readFileSync(join(checkout, 'locks'), 'utf8').split('\n').filter(Boolean));
    expect(names).toHaveLength(1);
    lockPackages('3.0.0');
    const child = spawn('true');
    await new Promise((resolve) => child.on('close', resolve));
    write(`tmp/${names[0]}`, String(child.pid));
    expect(await setUp()).toMatchObject({ code: 0 });
    expect(existsSync(join(checkout, 'tmp', names[0] ?? ''))).toBe(false);
  });

  test('a failing npm ends in one clear line, and leaves no lock behind', async () => {
    script('npm', 'exit 7');
    const failed = await setUp();
    expect(failed).toMatchObject({ code: 1, out: '' });
    expect(failed.err).toMatch(/Expected `npm ci`/);
    script('npm', INSTALL);
    expect(await setUp()).toMatchObject({ code: 0 });
  });

  test('no npm, and an npm that may run no install script, are named', async () => {
    script('npm', 'mkdir -p node_modules');
    expect((await setUp()).err).toMatch(/ignore-scripts/);
    rmSync(join(bin, 'npm'));
    // The machine's own npm may stand in /usr/bin: then this is a machine where the line can't be seen.
    if (!existsSync('/usr/bin/npm') && !existsSync('/bin/npm'))
      expect((await setUp()).err).toMatch(/Expected npm on the PATH/);
  });

  test('a browser that cannot be had is a failure, and is tried again the next time', async () => {
    const works = readFileSync(join(checkout, 'src/browser/install-main.ts'), 'utf8');
    write(
      'src/browser/install-main.ts',
      "console.error('Expected a browser; found none.'); process.exitCode = 1;",
    );
    expect(await setUp()).toMatchObject({ code: 1, out: '' });
    write('src/browser/install-main.ts', works);
    expect(await setUp()).toMatchObject({ code: 0 });
  });

  test('an old Node gets one line', async () => {
    write('old.cjs', "Object.defineProperty(process, 'versions', { value: { node: '18.19.0' } });");
    const { code, err } = await setUp({ nodeFlags: ['--require', join(checkout, 'old.cjs')] });
    expect(code).toBe(1);
    expect(err).toBe(
      'Expected Node 20 or later; found 18.19.0. Install a newer Node, then run this again.\n',
    );
  });
});
