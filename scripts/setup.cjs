/**
 * Installs what the repo needs, once: the packages of package-lock.json (Node 24 is one of them) and a browser.
 * It runs before each npm script on whatever Node the machine has, so it is CommonJS and uses no package. When
 * nothing is to be done it says nothing. What it says goes to standard error: standard output belongs to the script.
 */
const OLDEST_NODE = 20;
// Before anything that an older Node doesn't know.
if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  fail(
    `Expected Node ${OLDEST_NODE} or later; found ${process.versions.node}. Install a newer Node, then run this again.`,
  );
}

const { spawnSync } = require('node:child_process');
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');

/** A lock this old is nobody's: its process number may be another program's by now. */
const STALE_AFTER_MS = 30 * 60_000;
const root = path.join(__dirname, '..');
const modules = path.join(root, 'node_modules');
const stampFile = path.join(modules, '.siren-setup.json');
const windows = process.platform === 'win32';
const node = path.join(modules, 'node', 'bin', windows ? 'node.exe' : 'node');

function main() {
  const wanted = wantedPackages();
  if (packagesReady(wanted) && browserReady()) return;
  const unlock = lock();
  try {
    // Somebody else may have done it while this process waited for the lock.
    if (!packagesReady(wanted)) {
      if (!installedByHand()) installPackages();
      stamp({ packages: wanted });
    }
    if (!browserReady()) stamp({ packages: wanted, browser: installBrowser() });
  } finally {
    unlock();
  }
}

/** Identifies what should be installed: the lock file, for this machine's kind. */
function wantedPackages() {
  const hash = createHash('sha256').update(fs.readFileSync(path.join(root, 'package-lock.json')));
  return hash.update(`${process.platform} ${process.arch}`).digest('hex');
}

function readStamp() {
  return readJson(stampFile) || {};
}

function readJson(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function packagesReady(wanted) {
  return readStamp().packages === wanted && fs.existsSync(node);
}

function browserReady() {
  if (process.env.SIREN_BROWSER) return true;
  const { browser } = readStamp();
  return typeof browser === 'string' && fs.existsSync(browser);
}

function stamp(content) {
  try {
    fs.writeFileSync(stampFile, `${JSON.stringify(content)}\n`);
  } catch {
    // A checkout that can't be written to works all the same: the next start looks again.
  }
}

/** Whether `npm ci` or `npm install` was run by hand: npm keeps a list of what it put into node_modules. */
function installedByHand() {
  const lockFile = readJson(path.join(root, 'package-lock.json'));
  const installed = readJson(path.join(modules, '.package-lock.json'));
  if (!lockFile || !installed || !fs.existsSync(node)) return false;
  return Object.keys(lockFile.packages).every((name) => {
    const entry = lockFile.packages[name];
    if (name === '' || entry.optional) return true;
    const there = installed.packages[name];
    return there && there.version === entry.version && fs.existsSync(path.join(root, name, 'package.json'));
  });
}

function installPackages() {
  say('Installing packages. The first time takes about a minute.');
  // `npm ci` empties node_modules. So nothing on its way may come from there, least of all node itself.
  const folders = (process.env.PATH || process.env.Path || '').split(path.delimiter);
  const outside = folders.filter((folder) => !path.resolve(folder).startsWith(modules));
  const args = ['ci', '--include=dev', '--loglevel=error', '--no-audit', '--no-fund'];
  const { status, error } = spawnSync('npm', args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, PATH: outside.join(path.delimiter) },
    shell: windows,
  });
  if (error)
    fail(`Expected npm on the PATH; found none (${error.message}). Install npm, then run this again.`);
  if (status !== 0) {
    fail(
      'Expected `npm ci` to install the packages; it failed as shown above. Check the network, then run this again.',
    );
  }
  if (!fs.existsSync(node)) {
    fail(
      'Expected Node 24 in node_modules/node/bin; its install script did not run. Allow it (`npm config get ignore-scripts` should say false), delete node_modules and run this again.',
    );
  }
}

/** Finds a browser or installs one. Returns its path. */
function installBrowser() {
  const run = (file, stdout) =>
    spawnSync(node, ['--disable-warning=ExperimentalWarning', path.join(root, file)], {
      cwd: root,
      stdio: ['ignore', stdout, 2],
      encoding: 'utf8',
    });
  // It has said in one line what is wrong.
  if (run('src/browser/install-main.ts', 2).status !== 0) process.exit(1);
  const { stdout } = run('scripts/browser-path.ts', 'pipe');
  return (stdout || '').trim();
}

/** Lets one set-up of this checkout run at a time. Returns the function that lets the next one in. */
function lock() {
  const id = createHash('sha256').update(fs.realpathSync(root)).digest('hex').slice(0, 16);
  // Not in node_modules, which `npm ci` empties.
  const file = path.join(os.tmpdir(), `siren-setup-${id}.lock`);
  let waiting = false;
  for (;;) {
    try {
      fs.writeFileSync(file, String(process.pid), { flag: 'wx' });
      const unlock = () => fs.rmSync(file, { force: true });
      process.on('exit', unlock);
      return unlock;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const holder = holderOf(file);
    if (holder && !holder.alive) {
      breakLock(file, holder.text);
      continue;
    }
    if (holder?.text && !waiting) {
      waiting = true;
      say(`Another set-up is at work (process ${holder.text}); waiting for it.`);
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  }
}

/** Who has the lock; undefined when it has just been let go. */
function holderOf(file) {
  try {
    const age = Date.now() - fs.statSync(file).mtimeMs;
    const text = fs.readFileSync(file, 'utf8');
    // An empty file is one whose holder is about to write its number, or died before it could.
    const alive = text === '' ? age < 5000 : age < STALE_AFTER_MS && isAlive(Number(text));
    return { text, alive };
  } catch {
    return undefined;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Takes away a dead process's lock, and puts it back if somebody living has taken it in the meantime. */
function breakLock(file, text) {
  const aside = `${file}.${process.pid}`;
  try {
    fs.renameSync(file, aside);
    if (fs.readFileSync(aside, 'utf8') !== text) fs.linkSync(aside, file);
    fs.rmSync(aside, { force: true });
  } catch {
    // Somebody else was faster; the loop looks again.
  }
}

function say(line) {
  process.stderr.write(`${line}\n`);
}

function fail(line) {
  say(line);
  process.exit(1);
}

main();
