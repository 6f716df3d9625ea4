// One sentence for the operator when the product cannot start or a command fails, for every fault that the operator can fix.
import { freeBytesOf, lackOfRoom } from '../kernel/disk-room.ts';
import { isDatabaseAway, isDiskFull } from '../kernel/refusal.ts';
import { databaseAddress, ON_SOCKET, type Settings } from '../kernel/settings.ts';

/** The code of a fault of the machine or of PostgreSQL; of several at once, as of a name with two addresses, the first. */
function codeOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

const closed: Readonly<Record<string, string>> = {
  EROFS: 'it is on a disk that is read-only',
  EACCES: 'this account may not write there',
  EPERM: 'this account may not write there',
  ENOTDIR: 'a file stands in its way',
  EEXIST: 'a file stands in its place',
  ENOENT: 'it cannot be made there',
};

/** The sentence about a data directory that cannot be written; undefined where the fault is another one. */
export function dataDirectoryFault(dataDirectory: string, error: unknown): string | undefined {
  const reason = isDiskFull(error) ? 'the disk is full' : closed[codeOf(error)];
  const isOfFiles = error instanceof Error && 'syscall' in error && 'path' in error;
  if (!reason || !isOfFiles) return undefined;
  return `The data directory ${dataDirectory} cannot be used: ${reason}. Set DATA_DIR to another place.`;
}

/** The server, user and database of DATABASE_URL, without its password. */
function placeOf(databaseUrl: string): { server: string; user: string; database: string } {
  const address = databaseAddress(databaseUrl);
  const host = address?.host === ON_SOCKET ? '' : address?.host;
  return {
    server: host || address?.searchParams.get('host') || 'this machine',
    user: decodeURIComponent(address?.username ?? '') || 'the user',
    database: decodeURIComponent(address?.pathname.slice(1) ?? ''),
  };
}

const unreachable: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no such machine',
  EAI_AGAIN: 'its name cannot be looked up',
  ETIMEDOUT: 'it does not answer',
  EHOSTUNREACH: 'no way leads there',
  ENETUNREACH: 'no way leads there',
  ECONNRESET: 'it hangs up',
  ENOENT: 'there is no such socket',
  EACCES: 'its socket is closed to this account',
};

/** The sentence for a fault of the PostgreSQL at DATABASE_URL; undefined for other faults. */
function databaseFault(databaseUrl: string, error: unknown): string | undefined {
  const code = codeOf(error);
  const { server, user, database } = placeOf(databaseUrl);
  const reason = unreachable[code];
  if (reason) return `No PostgreSQL answers at ${server}: ${reason}. Check that it runs, and DATABASE_URL.`;
  if (code === '28P01' || code === '28000')
    return `PostgreSQL at ${server} does not let ${user} in. Check user and password of DATABASE_URL, and pg_hba.conf.`;
  if (code === '3D000')
    return `PostgreSQL at ${server} has no database '${database}'. Make it, or correct DATABASE_URL.`;
  if (code === '42501')
    return `The user of DATABASE_URL may not do what is needed (${(error as Error).message}): it must own the database.`;
  return undefined;
}

/** The fault as one sentence where there is one, else as it came. */
async function explained(error: unknown, { databaseUrl, dataDirectory }: Settings): Promise<unknown> {
  if (databaseUrl) {
    const sentence = isDiskFull(error)
      ? 'The disk of the database is full. Free some room and start again: nothing was left half made.'
      : databaseFault(databaseUrl, error);
    return sentence ? new Error(sentence, { cause: error }) : error;
  }
  const isLost = isDiskFull(error) || isDatabaseAway(error);
  const lack = isLost ? await lackOfRoom(() => freeBytesOf(dataDirectory)) : undefined;
  if (!lack && !isDiskFull(error)) return error;
  const sentence = `The disk of ${dataDirectory} is full. Free some room and start again: nothing was left half made.`;
  return new Error(sentence, { cause: error });
}

/** Runs work on the database; a fault that the operator can fix is thrown as one sentence. */
export async function explainingFaults<T>(settings: Settings, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw await explained(error, settings);
  }
}
