// The SQL of views of reports: who may read them, and the schedules that use them (RP026).
import { savedReportViews } from '@charaka/contract/insight/report/report-view';
import { isAdminRole } from '@charaka/rules/access/permission';
import sql, { type Sql } from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import type { Transaction } from '../../kernel/transaction.ts';
import { recordStore } from '../../resource/hospital-record.ts';

/** The views with what only answers have. */
export const viewStore = recordStore(savedReportViews, {
  columns: {
    shownColumns: sql`coalesce(r.shown_columns, '{}')`,
    hiddenColumns: sql`coalesce(r.hidden_columns, '{}')`,
    roleIds: sql`coalesce(r.role_ids, '{}')`,
    ownerName: sql`(select u.name from app_user u where u.tenant_id = r.tenant_id and u.user_id = r.created_by)`,
    ownerId: sql`r.created_by`,
  },
});

/** A user in a role. */
interface Reader {
  readonly userId: number;
  readonly roleId: number;
}

/** The condition on views that a user may read; an administrator reads the shared ones of every role. */
export function isReaderOf({ userId, roleId }: Reader): Sql {
  return sql`(r.created_by = ${userId} or r.shared_with = 'Hospital'
    or (r.shared_with = 'Roles' and (${isAdminRole(roleId)}::boolean or ${roleId} = any(r.role_ids))))`;
}

/** Whether a user may read a view. */
export async function mayReadView(
  { tx, tenantId }: { readonly tx: Transaction; readonly tenantId: number },
  savedReportViewId: number,
  reader: Reader,
): Promise<boolean> {
  const found = await tx.row(sql`
    select 1 as found from saved_report_view r
    where r.tenant_id = ${tenantId} and r.saved_report_view_id = ${savedReportViewId} and ${isReaderOf(reader)}`);
  return found !== undefined;
}

/** Active schedules that use a view, each with its owner. */
export async function readSchedulesOf({ tx, tenantId }: Call, savedReportViewId: number): Promise<string[]> {
  const rows = await tx.rows<{ schedule: string }>(sql`
    select s.schedule_name || ' (' || u.name || ')' as schedule from report_schedule s
    join app_user u on u.tenant_id = s.tenant_id and u.user_id = s.owner_id
    where s.tenant_id = ${tenantId} and s.saved_report_view_id = ${savedReportViewId} and s.is_active
    order by lower(s.schedule_name), s.report_schedule_id`);
  return rows.map(({ schedule }) => schedule);
}

/** A view as a schedule uses it. */
export interface UsedView {
  readonly viewName: string;
  readonly reportMenu: string;
  readonly search: string | null;
}

/** The view of a schedule, as long as it exists and the owner of the schedule may read it (RP026). */
export async function findViewFor(
  { tx, tenantId }: { readonly tx: Transaction; readonly tenantId: number },
  savedReportViewId: number,
  ownerId: number,
): Promise<UsedView | undefined> {
  const owner = await tx.row<Reader>(sql`
    select user_id, role_id from app_user where tenant_id = ${tenantId} and user_id = ${ownerId}`);
  if (!owner) return undefined;
  return tx.row<UsedView>(sql`
    select r.view_name, r.report_menu, r.search from saved_report_view r
    where r.tenant_id = ${tenantId} and r.saved_report_view_id = ${savedReportViewId} and r.is_active and ${isReaderOf(owner)}`);
}
