// The log-ins of the server, of its calls and of its reports: each may take one role and no other, even after an SQL injection.
import { createHash, createHmac } from 'node:crypto';
import type pg from 'pg';
import { type DatabaseAddress, openListener, openOwner, type ServerRole } from './database.ts';
import type { Secrets } from './secrets.ts';

/** Any number all servers agree on: those that start together take turns. */
const LOG_IN_LOCK = 7_366_258;

/** The beginning of the name of a role's log-in, and the setting with the log-in that an operator made instead. */
const logIns = {
  charaka_app: { prefix: 'charaka_server', setting: 'SERVER_DATABASE_URL' },
  charaka_report: { prefix: 'charaka_reports', setting: 'REPORT_DATABASE_URL' },
} as const satisfies Record<ServerRole, object>;

/** Roles belong to the whole database server, so each database has a log-in of its own name. */
function logInName(role: ServerRole, database: string): string {
  const isPlain = /^[a-z0-9_]{1,40}$/.test(database);
  return `${logIns[role].prefix}_${isPlain ? database : createHash('sha256').update(database).digest('hex').slice(0, 16)}`;
}

/** Random, for the key is; every server on the database reckons the same one, and no statement of the server can read the key. */
function passwordOf(name: string, { tokenKey }: Secrets): string {
  return createHmac('sha256', Buffer.from(tokenKey, 'base64')).update(`log-in ${name}`).digest('base64url');
}

/**
 * The address and log-in of the server for a role. Created or updated with the owner's rights on a connection that is closed again; `url` names a
 * log-in that the operator made instead. Throws a sentence when it cannot be made, cannot log in, or could get more rights than the
 * application.
 */
export async function openServerLogIn(
  address: DatabaseAddress,
  secrets: Secrets,
  url?: string | undefined,
  role: ServerRole = 'charaka_app',
): Promise<DatabaseAddress> {
  const owner = await openOwner(address);
  try {
    const serverAddress = url ?? (await makeLogIn(owner, secrets, role));
    await checkLogIn(owner, serverAddress, role);
    return serverAddress;
  } finally {
    await owner.end();
  }
}

async function makeLogIn(owner: pg.Client, secrets: Secrets, role: ServerRole): Promise<DatabaseAddress> {
  const { host, port, database = '', ssl } = owner;
  const user = logInName(role, database);
  const password = passwordOf(user, secrets);
  await owner.query('select pg_advisory_lock($1)', [LOG_IN_LOCK]);
  try {
    const { rowCount } = await owner.query('select 1 from pg_roles where rolname = $1', [user]);
    // The password holds letters, digits, '-' and '_' only.
    await owner.query(
      `${rowCount ? 'alter' : 'create'} role ${owner.escapeIdentifier(user)} login noinherit password '${password}'`,
    );
    await owner.query(`grant ${role} to ${owner.escapeIdentifier(user)}`);
    await owner.query(
      `grant connect on database ${owner.escapeIdentifier(database)} to ${owner.escapeIdentifier(user)}`,
    );
  } catch (error) {
    throw new Error(
      `The owner of the database cannot make the server's log-in ${user}: ${(error as Error).message}. Give it CREATEROLE, or make ` +
        `one yourself and name it in ${logIns[role].setting} (README, On your own PostgreSQL).`,
      { cause: error },
    );
  } finally {
    await owner.query('select pg_advisory_unlock($1)', [LOG_IN_LOCK]);
  }
  return { host, port, user, database, password, ssl };
}

async function checkLogIn(owner: pg.Client, address: DatabaseAddress, role: ServerRole): Promise<void> {
  const server = await openListener(address, role).catch((error: Error) => {
    throw new Error(
      `The server's own log-in cannot reach the database: ${error.message}. Let it in through pg_hba.conf.`,
    );
  });
  const { rows } = await server.query<{ name: string }>('select session_user as name');
  await server.end();
  const found = await owner.query<{ mayMore: boolean }>(
    `select rolsuper or rolbypassrls or rolcreaterole or rolreplication or pg_has_role(oid, current_user, 'member') as "mayMore"
       from pg_roles where rolname in ($1, $2) order by 1 desc`,
    [rows[0]?.name, role],
  );
  if (found.rows[0]?.mayMore !== false)
    throw new Error(
      `The server's log-in ${rows[0]?.name} could become more than the application: it must not be the owner, nor a member of it, nor ` +
        'have rights on the database server.',
    );
}
