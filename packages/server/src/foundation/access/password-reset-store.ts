// The SQL of one-time codes for forgotten passwords.
import sql, { type Sql } from 'sql-template-tag';
import type { Transaction } from '../../kernel/transaction.ts';
import { forgiveUser } from './log-in-guard.ts';

/** The user as named in the request: an email address or a phone number. */
export interface NamedUser {
  readonly emailAddress?: string | null | undefined;
  readonly contactNo?: string | null | undefined;
}

/** A one-time code that may still be used. */
export interface LivingCode {
  readonly codeId: number;
  readonly codeHash: string;
}

function namedBy({ emailAddress, contactNo }: NamedUser): Sql {
  return emailAddress ? sql`lower(u.email) = lower(${emailAddress})` : sql`u.phone = ${contactNo ?? ''}`;
}

/** The active user of that name, locked so that codes are counted one by one, and whether a code may go to the address (Q266). */
export function findForgetfulUser(
  tx: Transaction,
  tenantId: number,
  named: NamedUser,
): Promise<{ userId: number; name: string; email: string | null; isAddressKnown: boolean } | undefined> {
  return tx.row(sql`
    select u.user_id, u.name, u.email,
      coalesce(u.email_since < now() - interval '24 hours', true) or coalesce(u.made_at > now() - interval '24 hours', false)
        as is_address_known
    from app_user u
    left join staff s on s.tenant_id = u.tenant_id and s.staff_id = u.staff_id
    where u.tenant_id = ${tenantId} and ${namedBy(named)} and u.is_active and (s.is_active is null or s.is_active)
    for update of u`);
}

/** How many codes a user was sent within the last hour and the last day. */
export async function countRecentCodes(
  tx: Transaction,
  tenantId: number,
  userId: number,
): Promise<{ inHour: number; inDay: number }> {
  const row = await tx.row<{ inHour: number; inDay: number }>(sql`
    select count(*) filter (where created_at > now() - interval '1 hour') as in_hour, count(*) as in_day
    from password_reset_code
    where tenant_id = ${tenantId} and user_id = ${userId} and created_at > now() - interval '1 day'`);
  return row ?? { inHour: 0, inDay: 0 };
}

/** Keeps a code for so many minutes; earlier ones of the user are worth nothing from now on. */
export async function keepCode(
  tx: Transaction,
  code: { tenantId: number; userId: number; codeHash: string; minutes: number; ip: string },
): Promise<void> {
  await tx.rows(sql`
    update password_reset_code set expires_at = now()
    where tenant_id = ${code.tenantId} and user_id = ${code.userId} and expires_at > now()`);
  await tx.rows(sql`
    insert into password_reset_code (tenant_id, user_id, code_hash, expires_at, ip)
    values (${code.tenantId}, ${code.userId}, ${code.codeHash}, now() + make_interval(mins => ${code.minutes}), ${code.ip})`);
}

/** The code of a user that is neither used, expired nor tried too often; nor were the user's codes of the last day, taken together. */
export function findLivingCode(
  tx: Transaction,
  tenantId: number,
  userId: number,
  most: { tries: number; triesInDay: number },
): Promise<LivingCode | undefined> {
  return tx.row(sql`
    select code_id, code_hash from password_reset_code
    where tenant_id = ${tenantId} and user_id = ${userId} and used_at is null and expires_at > now()
      and wrong_tries < ${most.tries}
      and ${most.triesInDay} > (select sum(of_day.wrong_tries) from password_reset_code of_day
        where of_day.tenant_id = ${tenantId} and of_day.user_id = ${userId} and of_day.created_at > now() - interval '1 day')
    order by created_at desc, code_id desc limit 1
    for update`);
}

/** Counts a wrong try of a code. */
export async function countWrongTry(tx: Transaction, tenantId: number, codeId: number): Promise<void> {
  await tx.rows(sql`
    update password_reset_code set wrong_tries = wrong_tries + 1
    where tenant_id = ${tenantId} and code_id = ${codeId}`);
}

/** Uses a code up and gives its user a new password; a lock after wrong log-ins is lifted. */
export async function changeForgottenPassword(
  tx: Transaction,
  change: { tenantId: number; userId: number; codeId: number; passwordHash: string },
): Promise<void> {
  const { tenantId, userId, codeId, passwordHash } = change;
  await tx.rows(sql`
    update password_reset_code set used_at = now() where tenant_id = ${tenantId} and code_id = ${codeId}`);
  await tx.rows(sql`
    update app_user set password_hash = ${passwordHash}, password_changed_at = now(), must_change_password = false
    where tenant_id = ${tenantId} and user_id = ${userId}`);
  await forgiveUser(tx, tenantId, userId);
}
