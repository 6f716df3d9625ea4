// The SQL of the views of lists that roles are given.
import { accessSentences } from '@charaka/contract/foundation/access/access-sentences';
import type { RoleView } from '@charaka/contract/foundation/access/role-view';
import sql from 'sql-template-tag';
import type { Transaction } from '../../kernel/transaction.ts';

/** None for a role that was given none. Refuses when there is no such role. */
export async function findRoleViews(tx: Transaction, tenantId: number, roleId: number): Promise<RoleView[]> {
  const { views } = await tx.one<{ views: RoleView[] | null }>(
    sql`select views from role where tenant_id = ${tenantId} and role_id = ${roleId}`,
    accessSentences.roleDoesNotExist,
  );
  return views ?? [];
}

/** Answers what is kept now. */
export async function writeRoleViews(
  tx: Transaction,
  tenantId: number,
  roleId: number,
  views: readonly RoleView[],
): Promise<RoleView[]> {
  const kept = await tx.one<{ views: RoleView[] }>(
    sql`update role set views = ${JSON.stringify(views)} where tenant_id = ${tenantId} and role_id = ${roleId} returning views`,
    accessSentences.roleDoesNotExist,
  );
  return kept.views;
}
