// Keeps the demo's published password on the machine itself: nobody on a network gets in with what the README tells (Q227).
import type pg from 'pg';
import { demoUsers } from '../../../db/seed/access-data.ts';
import { demoTenants } from '../../../db/seed/demo-tenants.ts';
import { hashPassword, isPassword } from '../../foundation/access/password.ts';
import { CommandRefusal } from '../../kernel/command-refusal.ts';
import { inOneTransaction } from '../../kernel/database.ts';
import { oneTimePassword } from './one-time-password.ts';

/** A demo log-in whose password was made just now. */
export interface MadePassword {
  readonly email: string;
  readonly password: string;
}

/** Facts about the demo's log-ins in a database. */
export interface DemoDoor {
  readonly isThere: boolean;
  /** Whether the published password still opens any of them. */
  readonly isPublished: boolean;
  readonly made: readonly MadePassword[];
}

interface DemoLogIn {
  readonly tenantId: number;
  readonly userId: number;
  readonly email: string;
  readonly passwordHash: string;
}

/** The log-ins, locked; what is done with them stands in the audit under this name. */
async function demoLogIns(owner: pg.Client): Promise<DemoLogIn[]> {
  await owner.query(`select set_config('app.operation', 'demo on a network', true)`);
  const names = demoTenants.map(({ tenantName }) => tenantName);
  const emails = names.flatMap((name) => demoUsers.map(({ loginName }) => `${loginName}@${name}.example`));
  const { rows } = await owner.query<DemoLogIn>(
    `select u.tenant_id as "tenantId", u.user_id as "userId", lower(u.email) as email, u.password_hash as "passwordHash"
       from app_user u join tenant t using (tenant_id)
      where t.tenant_name = any($1) and t.is_active and u.is_active and lower(u.email) = any($2)
      order by u.tenant_id, u.user_id for update of u`,
    [names, emails],
  );
  return rows;
}

/** Those that the published password opens; the seed gives all of them one hash, so few are derived. */
async function publishedOf(logIns: readonly DemoLogIn[], password: string): Promise<DemoLogIn[]> {
  const opened = new Map<string, Promise<boolean>>();
  for (const { passwordHash } of logIns)
    if (!opened.has(passwordHash)) opened.set(passwordHash, isPassword(password, passwordHash));
  const isOpen = await Promise.all(logIns.map(({ passwordHash }) => opened.get(passwordHash)));
  return logIns.filter((_, index) => isOpen[index]);
}

async function givePassword(owner: pg.Client, { tenantId, userId, email }: DemoLogIn): Promise<MadePassword> {
  const password = oneTimePassword();
  await owner.query('update app_user set password_hash = $3 where tenant_id = $1 and user_id = $2', [
    tenantId,
    userId,
    await hashPassword(password),
  ]);
  await owner.query(
    'update session set revoked_at = now() where tenant_id = $1 and user_id = $2 and revoked_at is null',
    [tenantId, userId],
  );
  await owner.query(`select pg_notify('charaka', $1)`, [JSON.stringify({ topic: 'access', tenantId })]);
  return { email, password };
}

/**
 * Looks at the demo's log-ins. On a network those that the published password opens get a random one each, which is answered this
 * once, and their sessions end.
 */
export async function keepDemoDoor(owner: pg.Client, password: string, isOnNetwork: boolean): Promise<DemoDoor> {
  return inOneTransaction(owner, async () => {
    const logIns = await demoLogIns(owner);
    const published = await publishedOf(logIns, password);
    const made: MadePassword[] = [];
    if (isOnNetwork) for (const logIn of published) made.push(await givePassword(owner, logIn));
    return { isThere: logIns.length > 0, isPublished: !isOnNetwork && published.length > 0, made };
  });
}

const DEMO_ON_NETWORK =
  "The demo's log-ins are in this database and HOST or TRUST_PROXY opens it to the network: no hospital of your own is made beside them. Use a database of its own, as in: DEMO=no DATA_DIR=hospital npm run tenant:create -- …";

/** Refuses real work beside the demo's log-ins where the network reaches them. */
export async function refuseBesideOpenDemo(owner: pg.Client, isOnNetwork: boolean): Promise<void> {
  if (!isOnNetwork) return;
  const logIns = await inOneTransaction(owner, () => demoLogIns(owner));
  if (logIns.length > 0) throw new CommandRefusal(DEMO_ON_NETWORK);
}
