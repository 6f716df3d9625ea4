// Notifies everyone who opened a report when it was amended (LB048).

import { reportMenu } from '@charaka/contract/diagnostics/laboratory/lab-menus';
import { laboratorySentences } from '@charaka/contract/diagnostics/laboratory/laboratory-sentences';
import type { ToldSentence } from '@charaka/rules/message/sentence';
import sql from 'sql-template-tag';
import { notifyUsers } from '../../foundation/message/notify-users.ts';
import type { Call } from '../../kernel/handler.ts';
import type { KeptReport } from './report-store.ts';

/**
 * A row for the bell of each user who opened the version that is replaced, or one before it, and of the doctor who ordered; who replaces
 * it knows. The notice names no patient: the bell is read over shoulders.
 */
export async function tellReaders(
  call: Call,
  { orderGroupId, labSectionId, reportNo, versionNo }: KeptReport,
  title: ToldSentence = laboratorySentences.openedReportAmended({ reportNo, versionNo: versionNo + 1 }),
): Promise<void> {
  const readers = await call.tx.rows<{ userId: number }>(sql`
    select distinct v.viewed_by as user_id
    from lab_report r
    join report_view v on v.tenant_id = r.tenant_id and v.lab_report_id = r.lab_report_id
    join app_user u on u.tenant_id = v.tenant_id and u.user_id = v.viewed_by and u.is_active
    where r.tenant_id = ${call.tenantId} and r.order_group_id = ${orderGroupId} and r.lab_section_id = ${labSectionId}
      and v.viewed_by <> ${call.userId}
    union
    select u.user_id from order_group g
    join app_user u on u.tenant_id = g.tenant_id and u.staff_id = g.ordered_by and u.is_active and u.user_id <> ${call.userId}
    where g.tenant_id = ${call.tenantId} and g.order_group_id = ${orderGroupId}`);
  if (readers.length === 0) return;
  await notifyUsers(
    call,
    readers.map(({ userId }) => userId),
    { title, path: reportMenu },
  );
}
