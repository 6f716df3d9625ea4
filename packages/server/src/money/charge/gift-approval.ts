// The approval of a gift above a user's limit, by an approver or a user who acts for one (Q137, Q223).
import sql from 'sql-template-tag';
import type { ApprovalKind } from '../../foundation/approval/approval-kind.ts';
import { approverDecider } from '../../foundation/staff/approver-decider.ts';
import { worksIn } from '../../foundation/staff/works-here.ts';
import { todayOf } from '../../kernel/handler.ts';

/** Registered in approval-kinds.ts. The maker gives the gift: an approval only permits it. */
export const giftApproval: ApprovalKind = {
  kind: 'gift',
  hoursValid: 48,
  decider: approverDecider('Gift'),
  usersToTell: async (call, amountPaise) => {
    const rows = await call.tx.rows<{ userId: number }>(sql`
      select distinct u.user_id from authorities_on(${call.tenantId}::integer, ${todayOf(call)}::date) a
      left join staff p on p.tenant_id = ${call.tenantId} and p.staff_id = a.approver_id
      join app_user u on u.tenant_id = ${call.tenantId} and u.staff_id = a.staff_id and u.is_active
      where coalesce(a.limit_paise >= ${amountPaise}, true)
        and (a.approver_id is null or ${worksIn(call.hospital.hospitalId, sql`p`)})`);
    return rows.map(({ userId }) => userId);
  },
};
