// The SQL of users and sessions.

import { accessSentences } from '@charaka/contract/foundation/access/access-sentences';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { SUPER_ADMINISTRATOR_ROLE_ID } from '@charaka/rules/access/permission';
import sql from 'sql-template-tag';
import type { Transaction } from '../../kernel/transaction.ts';

/** A user as log-in needs one. */
export interface LoginUser {
  readonly userId: number;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly roleId: number;
  readonly roleName: string;
  readonly staffId: number | null;
  readonly hospitalId: number;
  readonly isHospitalsVisible: boolean;
  readonly isApprover: boolean | null;
  /** Whether a delegation is in force today in the hospital the user begins in. */
  readonly isDelegator: boolean;
  /** True when another user set the password; the user must change it before any other call. */
  readonly mustChangePassword: boolean;
  /** The tenant's first run is not finished, and the user is the one to go on with it. */
  readonly isSettingUp: boolean;
}

/** The active user with that email or phone, with as little as telling the password needs: an unknown name costs as much. */
export function findNamedUser(
  tx: Transaction,
  tenantId: number,
  name: { email?: string; phone?: string },
): Promise<{ userId: number; passwordHash: string } | undefined> {
  const match = name.email ? sql`lower(u.email) = lower(${name.email})` : sql`u.phone = ${name.phone ?? ''}`;
  return tx.row(sql`
    select u.user_id, u.password_hash from app_user u
    left join staff s on s.tenant_id = u.tenant_id and s.staff_id = u.staff_id
    where u.tenant_id = ${tenantId} and ${match} and u.is_active and (s.is_active is null or s.is_active)`);
}

/** A user as the log-in answers one. */
export function readLoginUser(tx: Transaction, tenantId: number, userId: number): Promise<LoginUser> {
  const query = sql`
    select u.user_id, u.name, u.email, u.phone, u.role_id, r.role_name, u.staff_id, u.hospital_id,
      u.is_hospitals_visible, s.is_approver, u.must_change_password,
      u.role_id = ${SUPER_ADMINISTRATOR_ROLE_ID} and exists (
        select 1 from first_run f where f.tenant_id = u.tenant_id and f.finished_at is null) as is_setting_up,
      exists (select 1 from authorities_on(u.tenant_id, (now() at time zone h.timezone)::date) a
        where a.staff_id = u.staff_id and a.delegation_id is not null) as is_delegator
    from app_user u
    join role r on r.tenant_id = u.tenant_id and r.role_id = u.role_id
    join hospital h on h.tenant_id = u.tenant_id and h.hospital_id = u.hospital_id
    left join staff s on s.tenant_id = u.tenant_id and s.staff_id = u.staff_id
    where u.tenant_id = ${tenantId} and u.user_id = ${userId}`;
  return tx.one<LoginUser>(query, accessSentences.logInNotActive);
}

/** Starts a session of at most `hours`; one that is complete with the password counts as proved just now (PS035). */
export async function startSession(
  tx: Transaction,
  session: {
    isComplete: boolean;
    tenantId: number;
    userId: number;
    sessionId: string;
    hours: number;
    ip: string;
    userAgent: string;
  },
): Promise<void> {
  await tx.rows(sql`
    insert into session (tenant_id, session_id, user_id, expires_at, ip, user_agent, stepped_up_on)
    values (${session.tenantId}, ${session.sessionId}, ${session.userId},
      now() + make_interval(hours => ${session.hours}), ${session.ip}, ${session.userAgent},
      case when ${session.isComplete} then now() end)`);
}

/**
 * Moves a session on to its next token, unless the calling one is the predecessor already: two tabs that renew at one moment get
 * tokens of one generation. Answers the generation to sign.
 */
export async function renewSession(
  tx: Transaction,
  tenantId: number,
  sessionId: string,
  from: number,
): Promise<number> {
  const moved = await tx.row<{ generation: number }>(sql`
    update session set generation = generation + 1, renewed_at = now()
    where tenant_id = ${tenantId} and session_id = ${sessionId} and generation = ${from} returning generation`);
  if (moved) return moved.generation;
  const now = await tx.one<{ generation: number }>(
    sql`select generation from session where tenant_id = ${tenantId} and session_id = ${sessionId}`,
    kernelSentences.sessionOver,
  );
  return now.generation;
}

/** Keeps a browser as one the user logs in from. */
export async function keepDevice(
  tx: Transaction,
  device: { tenantId: number; userId: number; deviceHash: string; agent: string },
): Promise<void> {
  await tx.rows(sql`
    insert into known_device (tenant_id, user_id, device_hash, agent)
    values (${device.tenantId}, ${device.userId}, ${device.deviceHash}, ${device.agent})
    on conflict (tenant_id, user_id, device_hash) do update set last_at = now(), agent = excluded.agent`);
}

/** Ends a session; its tokens are worth nothing from the next call on. */
export async function endSession(tx: Transaction, tenantId: number, sessionId: string): Promise<void> {
  await tx.rows(sql`
    update session set revoked_at = now() where tenant_id = ${tenantId} and session_id = ${sessionId} and revoked_at is null`);
}

/** Ends every living session of a user but `keptSessionId`, and answers their ids. */
export async function endSessionsOf(
  tx: Transaction,
  tenantId: number,
  userId: number,
  keptSessionId: string | null = null,
): Promise<string[]> {
  const rows = await tx.rows<{ sessionId: string }>(sql`
    update session set revoked_at = now()
    where tenant_id = ${tenantId} and user_id = ${userId} and revoked_at is null and expires_at > now()
      and session_id is distinct from ${keptSessionId}::uuid
    returning session_id`);
  return rows.map((row) => row.sessionId);
}

/** The stored hash of a user's password. Refuses when the log-in is not active. */
export async function readPasswordHash(tx: Transaction, tenantId: number, userId: number): Promise<string> {
  const query = sql`select password_hash from app_user where tenant_id = ${tenantId} and user_id = ${userId}`;
  return (await tx.one<{ passwordHash: string }>(query, accessSentences.logInNotActive)).passwordHash;
}

/** Name and role of an active user. */
export function readUserName(
  tx: Transaction,
  tenantId: number,
  userId: number,
): Promise<{ name: string; roleId: number } | undefined> {
  return tx.row(
    sql`select name, role_id from app_user where tenant_id = ${tenantId} and user_id = ${userId} and is_active`,
  );
}
