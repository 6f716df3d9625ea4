// Lets several processes share one data directory: a short lock around start and stop, and the list of its users.
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processIdentity } from './embedded-process.ts';

const LOCK_PATIENCE_MS = 60_000;

/** Runs the work while no other process starts or stops PostgreSQL here. A lock left by a dead process is taken over. */
export async function withStartLock<T>(dataDirectory: string, work: () => Promise<T>): Promise<T> {
  const path = join(dataDirectory, 'postgres.lock');
  const deadline = Date.now() + LOCK_PATIENCE_MS;
  while (!tryLock(path)) {
    if (Date.now() > deadline) {
      throw new Error(`Another process (${readText(path)}) has been starting or stopping the database for too long.`);
    }
    await sleep(25);
  }
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

/** Adds this process to the users of the database. Call under the lock. */
export function addUser(dataDirectory: string): void {
  writeUsers(dataDirectory, [...livingUsers(dataDirectory), ownIdentity()]);
}

/** Removes this process once; returns true when no process uses the database any more. Call under the lock. */
export function removeUser(dataDirectory: string): boolean {
  const users = livingUsers(dataDirectory);
  const own = users.indexOf(ownIdentity());
  if (own >= 0) users.splice(own, 1);
  writeUsers(dataDirectory, users);
  return users.length === 0;
}

function tryLock(path: string): boolean {
  try {
    writeFileSync(path, ownIdentity(), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const holder = readText(path);
  // An empty file is a holder between creating and writing it.
  if (holder === '' || isLiving(holder)) return false;
  // Renaming has one winner, so two processes that both see the dead holder cannot both clear the way.
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
    if (readText(aside) === holder) rmSync(aside);
    else renameSync(aside, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return false;
}

function livingUsers(dataDirectory: string): string[] {
  const path = usersPath(dataDirectory);
  return existsSync(path) ? readText(path).split('\n').filter(isLiving) : [];
}

function writeUsers(dataDirectory: string, users: string[]): void {
  // Removed first: the file may be another account's, when root ran the server on our directory before.
  rmSync(usersPath(dataDirectory), { force: true });
  if (users.length > 0) writeFileSync(usersPath(dataDirectory), users.join('\n'));
}

function usersPath(dataDirectory: string): string {
  return join(dataDirectory, 'postgres.users');
}

function ownIdentity(): string {
  return processIdentity(process.pid) ?? String(process.pid);
}

function isLiving(identity: string): boolean {
  return identity !== '' && processIdentity(Number.parseInt(identity, 10)) === identity;
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
