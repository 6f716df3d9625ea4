// The SQL of the user who works under a record of staff: name, password, role, hospitals.
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import sql from 'sql-template-tag';
import type { Transaction } from '../../kernel/transaction.ts';
import { freeze } from '../access/frozen.ts';
import { forgiveUser } from '../access/log-in-guard.ts';

/** The facts that a user takes over from the record of staff. */
export interface AccountFacts {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly roleId: number;
}

/** Adds the user of a member of staff and answers the number. */
export async function insertUser(
  tx: Transaction,
  tenantId: number,
  user: AccountFacts & {
    staffId: number;
    hospitalId: number;
    isHospitalsVisible: boolean;
    passwordHash: string;
    mustChangePassword: boolean;
  },
): Promise<number> {
  const added = await tx.one<{ userId: number }>(
    sql`insert into app_user (tenant_id, name, email, phone, password_hash, must_change_password, role_id, hospital_id, staff_id,
        is_hospitals_visible)
      values (${tenantId}, ${user.name}, ${user.email}, ${user.phone}, ${user.passwordHash}, ${user.mustChangePassword},
        ${user.roleId}, ${user.hospitalId}, ${user.staffId}, ${user.isHospitalsVisible})
      returning user_id`,
    kernelSentences.nothingAdded,
  );
  return added.userId;
}

/** Keeps the user's name, email, phone and role those of the record of staff. */
export async function followStaff(
  tx: Transaction,
  tenantId: number,
  userId: number,
  { name, email, phone, roleId }: AccountFacts,
): Promise<void> {
  await followAddress(tx, tenantId, userId, { email, phone });
  await tx.rows(sql`
    update app_user set name = ${name}, role_id = ${roleId} where tenant_id = ${tenantId} and user_id = ${userId}`);
}

/** Gives a user the address of the record of staff; a code that was sent to another e-mail address ends. */
export async function followAddress(
  tx: Transaction,
  tenantId: number,
  userId: number,
  { email, phone }: Pick<AccountFacts, 'email' | 'phone'>,
): Promise<void> {
  await tx.rows(sql`
    update password_reset_code c set expires_at = now() from app_user u
    where c.tenant_id = ${tenantId} and c.user_id = ${userId} and c.expires_at > now()
      and u.tenant_id = c.tenant_id and u.user_id = c.user_id and u.email is distinct from ${email}`);
  await tx.rows(sql`
    update app_user set email = ${email}, phone = ${phone},
      email_since = case when email is distinct from ${email} then now() else email_since end
    where tenant_id = ${tenantId} and user_id = ${userId}`);
}

/** The hospitals a user works in. */
export async function findWorkplaces(tx: Transaction, tenantId: number, userId: number): Promise<number[]> {
  const rows = await tx.rows<{ hospitalId: number }>(
    sql`select hospital_id from user_hospital where tenant_id = ${tenantId} and user_id = ${userId} and is_active`,
  );
  return rows.map((row) => row.hospitalId);
}

/** Sets the hospitals a user works in; the home hospital stays while they work there, else it is `homeHospitalId`. */
export async function writeWorkplaces(
  tx: Transaction,
  tenantId: number,
  userId: number,
  places: { hospitalIds: readonly number[]; homeHospitalId: number; isHospitalsVisible: boolean },
): Promise<void> {
  const { hospitalIds, homeHospitalId, isHospitalsVisible } = places;
  await tx.rows(sql`
    update user_hospital set is_active = false
    where tenant_id = ${tenantId} and user_id = ${userId} and is_active and hospital_id <> all(${hospitalIds}::integer[])`);
  await tx.rows(sql`
    insert into user_hospital (tenant_id, user_id, hospital_id)
    select ${tenantId}, ${userId}, place from unnest(${hospitalIds}::integer[]) place
    on conflict (tenant_id, user_id, hospital_id) do update set is_active = true where not user_hospital.is_active`);
  await tx.rows(sql`
    update app_user set is_hospitals_visible = ${isHospitalsVisible},
      hospital_id = case when hospital_id = any(${hospitalIds}::integer[]) then hospital_id else ${homeHospitalId} end
    where tenant_id = ${tenantId} and user_id = ${userId}`);
}

/** Whether a role may change the rights of roles, which makes it as strong as any other. */
export async function mayRoleChangeRoles(
  tx: Transaction,
  tenantId: number,
  roleId: number,
  menuPath: string,
): Promise<boolean> {
  const row = await tx.row(sql`
    select 1 from role_permission where tenant_id = ${tenantId} and role_id = ${roleId} and menu_path = ${menuPath}
      and (can_add or can_edit)`);
  return row !== undefined;
}

/** The active user of a record of staff, or by number. */
export function findUser(
  tx: Transaction,
  tenantId: number,
  of: { staffId: number } | { userId: number },
): Promise<{ userId: number; roleId: number; name: string; email: string | null; passwordHash: string } | undefined> {
  const match = 'staffId' in of ? sql`u.staff_id = ${of.staffId}` : sql`u.user_id = ${of.userId}`;
  return tx.row(sql`
    select u.user_id, u.role_id, u.name, u.email, u.password_hash from app_user u where u.tenant_id = ${tenantId} and ${match} and u.is_active for update`);
}

/**
 * Gives a user a new password; a lock after wrong log-ins is lifted. A password that another user chose has to be
 * changed at the next log-in, and freezes the user's approvals and verifications for 24 hours: the user who set it
 * could log in as this user until then.
 */
export async function writePassword(
  tx: Transaction,
  tenantId: number,
  userId: number,
  { passwordHash, isOwn }: { passwordHash: string; isOwn: boolean },
): Promise<void> {
  await tx.rows(sql`
    update app_user set password_hash = ${passwordHash}, password_changed_at = now(), must_change_password = not ${isOwn}
    where tenant_id = ${tenantId} and user_id = ${userId}`);
  if (!isOwn) await freeze(tx, tenantId, userId, 'approvals and verification');
  await forgiveUser(tx, tenantId, userId);
}
