// Creates a PostgreSQL data directory and answers where it lies, also when the account cannot reach the wished place.
import { spawnSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { type Account, canEnter } from './embedded-account.ts';
import { SYSTEM_DIRECTORY } from './embedded-binaries.ts';

/** PostgreSQL's major version in the embedded packages; data of another one cannot be opened. */
const POSTGRES_MAJOR = '18';

/**
 * The real place of the cluster of a data directory: `<dataDir>/postgres`, which is a symbolic link into /var/lib when
 * we are root and PostgreSQL's account could not reach the data directory.
 */
export function placeCluster(account: Account, dataDirectory: string): string {
  const path = join(dataDirectory, 'postgres');
  if (lstatSync(path, { throwIfNoEntry: false })) return realpathSync(path);
  if (account.uid === undefined || canEnter(account, dataDirectory)) return path;
  mkdirSync(SYSTEM_DIRECTORY, { recursive: true, mode: 0o755 });
  // A new name each time: a user who deletes the data directory and starts again wants an empty database.
  const elsewhere = mkdtempSync(join(SYSTEM_DIRECTORY, 'data-'));
  symlinkSync(elsewhere, path);
  return elsewhere;
}

/**
 * Creates the cluster when there is none. initdb works in a directory beside it that is renamed at the end, so that an interrupted start
 * leaves no partial cluster. Throws a sentence when the data is of another version or not ours.
 */
export function prepareCluster(binaries: string, account: Account, cluster: string, isDurable: boolean): void {
  if (existsSync(join(cluster, 'PG_VERSION'))) {
    checkCluster(account, cluster);
    return;
  }
  const fresh = `${cluster}.initializing`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true, mode: 0o700 });
  if (account.uid !== undefined) chownSync(fresh, account.uid, account.gid ?? account.uid);
  const ctype = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  // Builtin C.UTF-8 with a UTF-8 ctype: the only combination whose trigram indexes also serve Indic scripts.
  const options = ['-D', fresh, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale-provider=builtin'];
  options.push('--builtin-locale=C.UTF-8', '--lc-collate=C', `--lc-ctype=${ctype}`, '--lc-messages=C');
  if (!isDurable) options.push('--no-sync');
  const run = spawnSync(join(binaries, 'bin', 'initdb'), options, { ...account, cwd: '/', encoding: 'utf8' });
  if (run.error || run.status !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    throw new Error(`The database could not be created in ${cluster}: ${explain(run.error, run.stderr)}`);
  }
  // Renaming replaces an empty directory at this path: the one made in /var/lib.
  renameSync(fresh, cluster);
}

function checkCluster(account: Account, cluster: string): void {
  const status = lstatSync(cluster);
  if (account.uid === undefined && process.getuid && status.uid !== process.getuid()) {
    throw new Error(
      `The database in ${cluster} belongs to another account (id ${status.uid}). ` +
        'Start as the account (or root) that created it, or choose another DATA_DIR.',
    );
  }
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (version !== POSTGRES_MAJOR) {
    throw new Error(`The database in ${cluster} is of PostgreSQL ${version}; this version of Charaka brings 18.`);
  }
  if (account.uid !== undefined && !canEnter(account, cluster)) {
    throw new Error(`PostgreSQL's account can no longer reach ${cluster}: a directory above it has been closed.`);
  }
}

function explain(error: Error | undefined, stderr: string | null): string {
  const text = `${error?.message ?? ''} ${stderr ?? ''}`.trim();
  if (/No space left|ENOSPC/.test(text)) return 'the disk is full.';
  if (/ENOENT|cannot execute/.test(text)) {
    return `the PostgreSQL programs do not run on this system; set DATABASE_URL to a PostgreSQL server. (${text})`;
  }
  return text || 'initdb failed without a word.';
}
