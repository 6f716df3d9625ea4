// Runs a TypeScript file on the project's own Node; plain JavaScript, because it must work with nothing installed.
// It installs what is missing first, passes signals on, and stops its child when npm dies above it.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const NEEDED_NODE = 'v26.';
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const privateNode = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
const cache = join(modules, '.cache');
const stampPath = join(cache, 'charaka-installed');

/** Ends with one plain sentence instead of a stack trace. */
function fail(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

/** Changes whenever an installation is due: another lock file, another package.json, another machine. */
function wantedStamp() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${root}`);
  const packages = readdirSync(join(root, 'packages')).map((name) => join('packages', name, 'package.json'));
  for (const file of ['package-lock.json', 'package.json', ...packages]) {
    if (existsSync(join(root, file))) hash.update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

function isInstalled(stamp) {
  return existsSync(stampPath) && readFileSync(stampPath, 'utf8') === stamp && existsSync(privateNode);
}

function privateNodeVersion() {
  const run = spawnSync(privateNode, ['--version'], { encoding: 'utf8' });
  return run.status === 0 ? run.stdout.trim() : undefined;
}

function npm(...args) {
  const cli = process.env.npm_execpath;
  const byScript = cli !== undefined && /npm-cli\.[cm]?js$/.test(cli);
  const flags = ['--ignore-scripts=false', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  const [command, first] = byScript ? [process.execPath, [cli]] : ['npm', []];
  const run = spawnSync(command, [...first, ...args, ...flags], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32' && !byScript,
  });
  if (run.error?.code === 'ENOENT')
    fail('npm was not found. Install Node.js with npm (https://nodejs.org) and try again.');
  return { isDone: run.status === 0, output: `${run.stdout ?? ''}${run.stderr ?? ''}` };
}

/** A first installation takes the lock file literally; a later one only adds what is missing under running programs. */
function install() {
  const ways = existsSync(privateNode) ? [] : [['ci']];
  ways.push(['install', '--no-save']);
  let output = '';
  for (const way of ways) {
    const run = npm(...way);
    output = run.output;
    if (run.isDone && privateNodeVersion()?.startsWith(NEEDED_NODE)) return;
    if (run.isDone) npm('rebuild', 'node');
    if (run.isDone && privateNodeVersion()?.startsWith(NEEDED_NODE)) return;
    // The second way cannot help against these, and would only hide them.
    explainMachine(output);
  }
  const found = privateNodeVersion();
  if (existsSync(privateNode) && found === undefined) {
    fail(`The project's own Node does not run on this system (${process.platform} ${process.arch}; glibc is needed).`);
  }
  if (found !== undefined && !found.startsWith(NEEDED_NODE)) {
    fail(`The project's own Node is ${found}, but ${NEEDED_NODE}x is needed. Delete node_modules and start again.`);
  }
  fail(`The dependencies could not be installed. npm said:\n${output.trim().split('\n').slice(-25).join('\n')}`);
}

function explainMachine(output) {
  if (/ENOSPC|no space left/i.test(output)) fail(`The disk is full: the dependencies need about 1 GB in ${modules}.`);
  if (/\b(EACCES|EROFS|EPERM)\b/.test(output)) fail(`The folder ${root} cannot be written: the dependencies go there.`);
  if (/\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH)\b/.test(output)) {
    fail('The package registry could not be reached: the first start needs a network connection. Later ones do not.');
  }
}

function isAlive(processId) {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** One installation at a time; a lock left by a dead process does not count. */
async function withInstallLock(work) {
  const path = join(root, '.cache', 'install.lock');
  try {
    mkdirSync(dirname(path), { recursive: true });
    for (;;) {
      try {
        writeFileSync(path, String(process.pid), { flag: 'wx' });
        break;
      } catch (error) {
        if (error.code !== 'EEXIST') throw error;
      }
      const holder = Number(readFileSync(path, 'utf8'));
      if (holder > 0 && !isAlive(holder)) rmSync(path, { force: true });
      await new Promise((done) => setTimeout(done, 200));
    }
  } catch (error) {
    if (error.code === 'ENOSPC') fail('The disk is full.');
    fail(`The folder ${root} cannot be written (${error.code}): the dependencies go there.`);
  }
  try {
    work();
  } finally {
    rmSync(path, { force: true });
  }
}

async function ensureInstalled() {
  if (isInstalled(wantedStamp())) return;
  await withInstallLock(() => {
    const stamp = wantedStamp();
    if (isInstalled(stamp)) return;
    console.log('Installing the dependencies; the first time this takes about a minute.');
    install();
    mkdirSync(cache, { recursive: true });
    writeFileSync(stampPath, stamp);
  });
}

function parentOf(processId) {
  try {
    const stat = readFileSync(`/proc/${processId}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    const run = spawnSync('ps', ['-o', 'ppid=', '-p', String(processId)], { encoding: 'utf8' });
    return Number(run.stdout?.trim() || 0);
  }
}

/** npm > shell > us: npm hands a signal only to the shell, and nothing at all when it is killed outright. */
function watchNpm(onDeath) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const parent = process.ppid;
  const hasProc = existsSync('/proc/self/stat');
  const grandparent = parentOf(parent);
  setInterval(() => {
    const isOrphan = process.ppid !== parent;
    const isParentOrphan = hasProc ? parentOf(parent) !== grandparent : grandparent > 1 && !isAlive(grandparent);
    if (isOrphan || isParentOrphan) onDeath();
  }, 300).unref();
}

function runOnPrivateNode(file, args) {
  // Its own process group: a Ctrl-C reaches it once, through us, and never its PostgreSQL or browsers before it.
  const child = spawn(privateNode, [resolve(root, file), ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
    env: { ...process.env, NODE_COMPILE_CACHE: join(cache, 'compile') },
  });
  const pass = (signal) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => pass(signal));
  // The terminal was closed: the child should end as cleanly as when it is asked to.
  process.on('SIGHUP', () => pass('SIGTERM'));
  let isEnding = false;
  watchNpm(() => {
    if (isEnding) return;
    isEnding = true;
    pass('SIGTERM');
    setTimeout(() => pass('SIGKILL'), 45_000).unref();
  });
  child.once('error', (error) => fail(`The project's own Node could not be started: ${error.message}`));
  child.once('exit', (code, signal) => {
    const numbers = { SIGHUP: 129, SIGINT: 130, SIGKILL: 137, SIGTERM: 143 };
    process.exit(code ?? numbers[signal] ?? 1);
  });
}

const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 18) fail(`Node ${process.versions.node} is too old: install Node 20 or newer (https://nodejs.org).`);
const [file, ...args] = process.argv.slice(2);
if (!file) fail('Usage: node tools/run.mjs <file.ts> [arguments]');
await ensureInstalled();
runOnPrivateNode(file, args);
