// Everyone who opened a report is told when what they read was amended (LB048).

import { reportMenu } from '@charaka/contract/diagnostics/laboratory/lab-menus';
import { laboratorySentences } from '@charaka/contract/diagnostics/laboratory/laboratory-sentences';
import sql from 'sql-template-tag';
import { notifyUsers } from '../../foundation/message/notify-users.ts';
import type { Call } from '../../kernel/handler.ts';
import type { KeptReport } from './report-store.ts';

/**
 * A row for the bell of each user who opened the version that is replaced, or one before it; who replaces it knows. The notice names no
 * patient: the bell is read over shoulders.
 */
export async function tellReaders(
  call: Call,
  { orderGroupId, labSectionId, reportNo, versionNo }: KeptReport,
): Promise<void> {
  const readers = await call.tx.rows<{ userId: number }>(sql`
    select distinct v.viewed_by as user_id
    from lab_report r
    join report_view v on v.tenant_id = r.tenant_id and v.lab_report_id = r.lab_report_id
    join app_user u on u.tenant_id = v.tenant_id and u.user_id = v.viewed_by and u.is_active
    where r.tenant_id = ${call.tenantId} and r.order_group_id = ${orderGroupId} and r.lab_section_id = ${labSectionId}
      and v.viewed_by <> ${call.userId}`);
  if (readers.length === 0) return;
  await notifyUsers(
    call,
    readers.map(({ userId }) => userId),
    { title: laboratorySentences.openedReportAmended({ reportNo, versionNo: versionNo + 1 }), path: reportMenu },
  );
}
