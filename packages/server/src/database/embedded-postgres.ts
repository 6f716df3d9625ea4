// Starts and stops the PostgreSQL that comes with the product, and takes over one left running by a killed server.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chownSync,
  closeSync,
  fchownSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { type Account, chooseAccount } from './embedded-account.ts';
import { findBinaries } from './embedded-binaries.ts';
import { placeCluster, prepareCluster } from './embedded-cluster.ts';
import { addUser, removeUser, withStartLock } from './embedded-lock.ts';
import { findRunning, type Postmaster, readPostmaster, START_PATIENCE_MS } from './embedded-postmaster.ts';
import { isProcessAlive, waitForExit, waitUntil } from './embedded-process.ts';
import { PORT, settingsFor } from './embedded-settings.ts';
import { WatchedPostmaster } from './embedded-watch.ts';
import { dataDirectoryFault } from './start-fault.ts';

/**
 * dataDir: the directory of the data. isDurable: false gives up crash safety for speed, for tests only. With `onLost` a PostgreSQL that
 * dies is started again; `onLost` is called when restarting fails.
 */
export type EmbeddedOptions = {
  dataDir: string;
  isDurable: boolean;
  settings?: Record<string, string>;
  onLost?: (error: Error) => void;
};

/** The connection for a `pg` pool: a unix socket in a directory only PostgreSQL's account (and root) can enter. */
export type EmbeddedConnection = { host: string; port: number; user: string; database: string };

/** A running PostgreSQL. stop() ends it, unless another process still uses the same data directory. */
export type EmbeddedPostgres = {
  connection: EmbeddedConnection;
  connectionString: string;
  processId: number;
  isReused: boolean;
  stop: () => Promise<void>;
};

/** A unix socket's path may hold 107 bytes on Linux and 103 on macOS. */
const SOCKET_PATH_LIMIT = 103;
const SHUTDOWN_PATIENCE_MS = 30_000;
const LOG_SIZE_LIMIT = 10 * 1024 * 1024;

/**
 * Starts PostgreSQL on `<dataDir>/postgres`, creating it the first time. When one already runs there (another server on
 * the same data, or one orphaned by kill -9) it is used as it is. Throws a sentence a person can act on.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const dataDirectory = resolve(options.dataDir);
  try {
    return await startIn(dataDirectory, options);
  } catch (error) {
    const sentence = dataDirectoryFault(dataDirectory, error);
    throw sentence ? new Error(sentence, { cause: error }) : error;
  }
}

async function startIn(dataDirectory: string, options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  makeDataDirectory(dataDirectory);
  return await withStartLock(dataDirectory, async () => {
    const account = chooseAccount(join(dataDirectory, 'postgres'));
    const binaries = findBinaries(account);
    const cluster = placeCluster(account, dataDirectory);
    prepareCluster(binaries, account, cluster, options.isDurable);
    const start = async () => await launch(binaries, account, cluster, dataDirectory, options);
    const running = await findRunning(cluster);
    const postmaster = new WatchedPostmaster(running ?? (await start()));
    addUser(dataDirectory);
    if (options.onLost) {
      const startAgain = () =>
        withStartLock(dataDirectory, async () => (await findRunning(cluster)) ?? (await start()));
      postmaster.keepRunning(startAgain, options.onLost);
    }
    const host = postmaster.current.socketDirectory;
    return {
      connection: { host, port: PORT, user: 'postgres', database: 'postgres' },
      connectionString: `postgresql://postgres@/postgres?host=${encodeURIComponent(host)}&port=${PORT}`,
      processId: postmaster.current.processId,
      isReused: running !== undefined,
      stop: stopOnce(dataDirectory, cluster, postmaster, options.isDurable),
    };
  });
}

/** Closed to other accounts; root leaves the way through it open to the account that PostgreSQL runs as. */
function makeDataDirectory(dataDirectory: string): void {
  mkdirSync(dataDirectory, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
}

async function launch(
  binaries: string,
  account: Account,
  cluster: string,
  dataDirectory: string,
  options: EmbeddedOptions,
): Promise<Postmaster> {
  // A stale postmaster.pid would make the next start fail when its process id is in use by another process.
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
  const socketDirectory = chooseSocketDirectory(account, cluster);
  // The socket's lock file names a process id as well, and PostgreSQL makes the same test on it.
  for (const ending of ['', '.lock']) rmSync(join(socketDirectory, `.s.PGSQL.${PORT}${ending}`), { force: true });
  const settings = { ...settingsFor(options.isDurable), ...options.settings, unix_socket_directories: socketDirectory };
  const parameters = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const logPath = join(dataDirectory, 'postgres.log');
  const log = openLog(logPath, account);
  // Detached, so that Ctrl-C in the terminal reaches only the server, which drains first and then stops PostgreSQL.
  const child = spawn(join(binaries, 'bin', 'postgres'), ['-D', cluster, ...parameters], {
    ...account,
    cwd: '/',
    env: { LC_ALL: 'C', PATH: process.env.PATH, TZ: 'UTC' },
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  let failure: string | undefined;
  child.once('error', (error) => (failure = error.message));
  child.once('exit', (code, signal) => (failure ??= `it ended with ${signal ?? code}`));
  child.unref();
  const isSettled = await waitUntil(() => failure !== undefined || isReady(cluster, child.pid), START_PATIENCE_MS);
  if (failure !== undefined || !isSettled || child.pid === undefined) {
    throw new Error(`PostgreSQL did not start: ${failure ?? 'it did not become ready'}. ${lastWords(logPath)}`);
  }
  return { processId: child.pid, socketDirectory, isReady: true };
}

function isReady(cluster: string, processId: number | undefined): boolean {
  const postmaster = readPostmaster(cluster);
  return postmaster !== undefined && postmaster.processId === processId && postmaster.isReady;
}

/** The cluster itself (closed to all others), or a private directory in /tmp where its path would be too long. */
function chooseSocketDirectory(account: Account, cluster: string): string {
  if (Buffer.byteLength(join(cluster, `.s.PGSQL.${PORT}`)) <= SOCKET_PATH_LIMIT) return cluster;
  const directory = `/tmp/charaka-${createHash('sha256').update(cluster).digest('hex').slice(0, 16)}`;
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const owner = account.uid ?? process.getuid?.() ?? 0;
  if (account.uid !== undefined && lstatSync(directory).uid === 0) chownSync(directory, owner, account.gid ?? owner);
  const status = lstatSync(directory);
  if (!status.isDirectory() || status.uid !== owner || (status.mode & 0o077) !== 0) {
    throw new Error(`${directory} is needed for PostgreSQL's socket but belongs to somebody else; remove it.`);
  }
  return directory;
}

function openLog(path: string, account: Account): number {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_SIZE_LIMIT) renameSync(path, `${path}.1`);
  const log = openSync(path, 'a', 0o640);
  // Given to the account, so that a later start as that account can write it too.
  if (account.uid !== undefined) fchownSync(log, account.uid, account.gid ?? account.uid);
  return log;
}

function lastWords(logPath: string): string {
  const words = readFileSync(logPath, 'utf8').trim().split('\n').slice(-5).join('\n');
  if (/No space left on device/.test(words)) return `The disk is full.\n${words}`;
  return `The last lines of ${logPath}:\n${words}`;
}

function stopOnce(
  dataDirectory: string,
  cluster: string,
  postmaster: WatchedPostmaster,
  isDurable: boolean,
): () => Promise<void> {
  const stop = async () => {
    await postmaster.leave();
    await withStartLock(dataDirectory, async () => {
      if (!removeUser(dataDirectory)) return;
      const { processId, socketDirectory } = readPostmaster(cluster) ?? postmaster.current;
      await endProcess(processId, isDurable);
      if (socketDirectory !== cluster) rmSync(socketDirectory, { recursive: true, force: true });
    });
  };
  let stopping: Promise<void> | undefined;
  return () => {
    stopping ??= stop();
    return stopping;
  };
}

/** SIGINT is PostgreSQL's fast and clean shutdown; SIGQUIT the immediate one, harmless to the data but slower to reopen. */
async function endProcess(processId: number, isDurable: boolean): Promise<void> {
  for (const signal of isDurable ? (['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) : (['SIGQUIT', 'SIGKILL'] as const)) {
    if (!isProcessAlive(processId)) return;
    process.kill(processId, signal);
    if (await waitForExit(processId, SHUTDOWN_PATIENCE_MS)) return;
  }
}
