// The SQL of users and sessions.
import { SUPER_ADMINISTRATOR_ROLE_ID } from '@charaka/rules/permission';
import sql from 'sql-template-tag';
import type { Transaction } from '../kernel/transaction.ts';

/** A user as log-in needs one. */
export interface LoginUser {
  readonly userId: number;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly passwordHash: string;
  readonly roleId: number;
  readonly roleName: string;
  readonly staffId: number | null;
  readonly hospitalId: number;
  readonly isHospitalsVisible: boolean;
  readonly isApprover: boolean | null;
  /** Whether a delegation is in force today in the hospital the user begins in. */
  readonly isDelegator: boolean;
  /** Somebody else made the password; until it is changed the user may do nothing else. */
  readonly mustChangePassword: boolean;
  /** The tenant's first run is not finished, and the user is the one to go on with it. */
  readonly isSettingUp: boolean;
  readonly failedLogins: number;
  readonly lockedUntil: string | null;
}

/** The active user with that email or phone. The row stays locked: guesses sent side by side are counted one by one. */
export function findLoginUser(
  tx: Transaction,
  tenantId: number,
  name: { email?: string; phone?: string },
): Promise<LoginUser | undefined> {
  const match = name.email ? sql`lower(u.email) = lower(${name.email})` : sql`u.phone = ${name.phone ?? ''}`;
  return tx.row<LoginUser>(sql`
    select u.user_id, u.name, u.email, u.phone, u.password_hash, u.role_id, r.role_name, u.staff_id, u.hospital_id,
      u.is_hospitals_visible, s.is_approver, u.must_change_password, u.failed_logins, u.locked_until,
      u.role_id = ${SUPER_ADMINISTRATOR_ROLE_ID} and exists (
        select 1 from first_run f where f.tenant_id = u.tenant_id and f.finished_at is null) as is_setting_up,
      exists (select 1 from authorities_on(u.tenant_id, (now() at time zone h.timezone)::date) a
        where a.staff_id = u.staff_id and a.delegation_id is not null) as is_delegator
    from app_user u
    join role r on r.tenant_id = u.tenant_id and r.role_id = u.role_id
    join hospital h on h.tenant_id = u.tenant_id and h.hospital_id = u.hospital_id
    left join staff s on s.tenant_id = u.tenant_id and s.staff_id = u.staff_id
    where u.tenant_id = ${tenantId} and ${match} and u.is_active and (s.is_active is null or s.is_active)
    for update of u`);
}

/** Counts a failed log-in, and locks the user until `lockedUntil` when given. */
export async function countFailure(
  tx: Transaction,
  tenantId: number,
  userId: number,
  lockedUntil: Date | null,
): Promise<void> {
  await tx.rows(sql`
    update app_user set failed_logins = failed_logins + 1, locked_until = ${lockedUntil}
    where tenant_id = ${tenantId} and user_id = ${userId}`);
}

/** How often somebody tried to log in under a name that nobody has; the names themselves are not kept. */
export async function findUnknownName(
  tx: Transaction,
  tenantId: number,
  nameHash: string,
): Promise<{ failedLogins: number; lockedUntil: string | null }> {
  const row = await tx.row<{ failedLogins: number; lockedUntil: string | null }>(sql`
    select failed_logins, locked_until from unknown_log_in
    where tenant_id = ${tenantId} and name_hash = ${nameHash} for update`);
  return row ?? { failedLogins: 0, lockedUntil: null };
}

/** Counts a log-in under a name that nobody has, as `countFailure` does for a user. */
export async function countUnknownName(
  tx: Transaction,
  tenantId: number,
  nameHash: string,
  lockedUntil: Date | null,
): Promise<void> {
  await tx.rows(sql`
    insert into unknown_log_in as known (tenant_id, name_hash, failed_logins, locked_until)
    values (${tenantId}, ${nameHash}, 1, ${lockedUntil})
    on conflict (tenant_id, name_hash) do update
    set failed_logins = known.failed_logins + 1, locked_until = excluded.locked_until, last_at = now()`);
}

/** Starts a session of at most `hours`, and clears the count of failures. */
export async function startSession(
  tx: Transaction,
  session: { tenantId: number; userId: number; sessionId: string; hours: number; ip: string; userAgent: string },
): Promise<void> {
  await tx.rows(sql`
    insert into session (tenant_id, session_id, user_id, expires_at, ip, user_agent)
    values (${session.tenantId}, ${session.sessionId}, ${session.userId},
      now() + make_interval(hours => ${session.hours}), ${session.ip}, ${session.userAgent})`);
  await tx.rows(sql`
    update app_user set failed_logins = 0, locked_until = null
    where tenant_id = ${session.tenantId} and user_id = ${session.userId} and (failed_logins > 0 or locked_until is not null)`);
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
