// Chooses the operating system account PostgreSQL runs as: it refuses to run as root, so root lends it another one.
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';

/** Ids to start a child process with; both undefined when it simply runs as ourselves. */
export type Account = { uid?: number; gid?: number };

/**
 * The account for a data directory. As an ordinary user: ourselves. As root: the owner of data that already exists,
 * else `postgres`, else `nobody`. No account is ever created.
 */
export function chooseAccount(clusterDirectory: string): Account {
  if (process.getuid?.() !== 0) return {};
  const owner = ownerOf(clusterDirectory);
  if (owner?.uid) return owner;
  return accountNamed('postgres') ?? accountNamed('nobody') ?? { uid: 65534, gid: 65534 };
}

/** True when the account can enter the directory; tested by trying, so access lists count too. */
export function canEnter(account: Account, directory: string): boolean {
  const trial = spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', directory], { ...account, cwd: '/', stdio: 'ignore' });
  return trial.status === 0;
}

function ownerOf(directory: string): Account | undefined {
  const status = statSync(directory, { throwIfNoEntry: false });
  return status && { uid: status.uid, gid: status.gid };
}

function accountNamed(name: string): Account | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  if (!line) return undefined;
  const [, , uid, gid] = line.split(':');
  return { uid: Number(uid), gid: Number(gid) };
}
