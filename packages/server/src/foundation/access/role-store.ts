// The SQL of roles and their rights.

import { accessSentences } from '@charaka/contract/foundation/access/access-sentences';
import type { menuRights, updateRole } from '@charaka/contract/foundation/access/role';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { SYSTEM_ROLE_IDS } from '@charaka/rules/access/permission';
import { type Paise, rupeesToPaise } from '@charaka/rules/money/money';
import sql, { join } from 'sql-template-tag';
import type { z } from 'zod';
import type { ListSource } from '../../kernel/list-query.ts';
import type { Transaction } from '../../kernel/transaction.ts';

/** A role as the contract tells it. */
export type Role = OutputOf<typeof updateRole>['role'];
/** Rights on one menu path. */
export type MenuRights = z.output<typeof menuRights>;

const isSystem = sql`(r.is_system or r.role_id = any(${[...SYSTEM_ROLE_IDS]}::integer[]))`;
const userCount = sql`(select count(*) from app_user u
  where u.tenant_id = r.tenant_id and u.role_id = r.role_id and u.is_active)`;
const roleFields = sql`r.role_id, r.role_name, r.dashboard_name, r.is_active, ${isSystem} as is_system, r.is_superadmin,
  r.counter_due_paise as counter_due, ${userCount} as user_count`;

/** The roles of the tenant by number. */
export function roleList(tenantId: number): ListSource {
  return {
    select: roleFields,
    from: sql`role r`,
    where: sql`r.tenant_id = ${tenantId}`,
    columns: {
      roleId: { sql: sql`r.role_id`, kind: 'number' },
      roleName: { sql: sql`r.role_name`, kind: 'text' },
      dashboardName: { sql: sql`r.dashboard_name`, kind: 'text' },
      userCount: { sql: userCount, kind: 'number' },
      isActive: { sql: sql`r.is_active`, kind: 'flag' },
      isSystem: { sql: isSystem, kind: 'flag' },
    },
    tieBreak: sql`r.role_id`,
    defaultOrder: sql`r.role_id`,
  };
}

/** One role. Refuses when there is none of that number. */
export function findRole(tx: Transaction, tenantId: number, roleId: number): Promise<Role> {
  return tx.one(
    sql`select ${roleFields} from role r where r.tenant_id = ${tenantId} and r.role_id = ${roleId}`,
    accessSentences.roleDoesNotExist,
  );
}

/** As `findRole`, and nobody else changes the role or its rights until the transaction ends. */
export async function lockRole(tx: Transaction, tenantId: number, roleId: number): Promise<Role> {
  await tx.one(
    sql`select 1 from role where tenant_id = ${tenantId} and role_id = ${roleId} for update`,
    accessSentences.roleDoesNotExist,
  );
  return findRole(tx, tenantId, roleId);
}

/** The default maximum due of a counter bill for a new role. */
const USUAL_COUNTER_DUE = rupeesToPaise(2000);

/** The limit as it is sent: no limit, another sum, or the one that the role has. */
export function counterDueOf(
  sent: { readonly counterDue?: Paise | null | undefined; readonly isCounterDueUnlimited?: boolean | null | undefined },
  before: Paise | null = USUAL_COUNTER_DUE,
): Paise | null {
  return sent.isCounterDueUnlimited ? null : (sent.counterDue ?? before);
}

/** The written columns of a role. */
export interface WrittenRole {
  readonly roleName: string;
  readonly dashboardName: string | null;
  readonly isActive: boolean;
  /** Null is no limit. */
  readonly counterDue: Paise | null;
}

/** Adds a role and answers its number; numbers below 100 belong to the system. */
export async function insertRole(tx: Transaction, tenantId: number, role: WrittenRole): Promise<number> {
  await tx.rows(sql`select pg_advisory_xact_lock(hashtext('role'), ${tenantId})`);
  const { roleId } = await tx.one<{ roleId: number }>(
    sql`insert into role (tenant_id, role_id, role_name, dashboard_name, is_active, counter_due_paise)
      select ${tenantId}, greatest(coalesce(max(role_id), 0), 99) + 1, ${role.roleName}, ${role.dashboardName}, ${role.isActive},
        ${role.counterDue}
      from role where tenant_id = ${tenantId}
      returning role_id`,
    kernelSentences.nothingAdded,
  );
  return roleId;
}

/** Replaces what is written of a role. */
export async function writeRole(tx: Transaction, tenantId: number, roleId: number, role: WrittenRole): Promise<void> {
  await tx.rows(sql`
    update role set role_name = ${role.roleName}, dashboard_name = ${role.dashboardName}, is_active = ${role.isActive},
      counter_due_paise = ${role.counterDue}
    where tenant_id = ${tenantId} and role_id = ${roleId}`);
}

/** How many active users and members of staff have a role; somebody who is both counts once. */
export async function countHolders(tx: Transaction, tenantId: number, roleId: number): Promise<number> {
  const { count } = await tx.one<{ count: number }>(
    sql`select
        (select count(*) from app_user where tenant_id = ${tenantId} and role_id = ${roleId} and is_active)
        + (select count(*) from staff s where s.tenant_id = ${tenantId} and s.role_id = ${roleId} and s.is_active
          and not exists (select 1 from app_user u where u.tenant_id = s.tenant_id and u.staff_id = s.staff_id
            and u.role_id = s.role_id and u.is_active)) as count`,
    accessSentences.roleDoesNotExist,
  );
  return count;
}

/** The rights that were given to a role, by menu path; a path that is missing gives none. */
export async function rightsOfRole(tx: Transaction, tenantId: number, roleId: number): Promise<MenuRights[]> {
  return tx.rows(sql`
    select menu_path, can_view, can_add, can_edit, can_delete, can_grant from role_permission
    where tenant_id = ${tenantId} and role_id = ${roleId}`);
}

/** Sets the rights of a role on these paths. Each path may be named once. */
export async function writeRights(
  tx: Transaction,
  tenantId: number,
  roleId: number,
  rights: readonly MenuRights[],
): Promise<void> {
  if (rights.length === 0) return;
  const rows = rights.map(
    ({ menuPath, canView, canAdd, canEdit, canDelete, canGrant }) =>
      sql`(${tenantId}, ${roleId}, ${menuPath}, ${canView}, ${canAdd}, ${canEdit}, ${canDelete}, ${canGrant ?? false})`,
  );
  await tx.rows(sql`
    insert into role_permission (tenant_id, role_id, menu_path, can_view, can_add, can_edit, can_delete, can_grant)
    values ${join(rows)}
    on conflict (tenant_id, role_id, menu_path) do update set
      can_view = excluded.can_view, can_add = excluded.can_add, can_edit = excluded.can_edit, can_delete = excluded.can_delete,
      can_grant = excluded.can_grant`);
}
