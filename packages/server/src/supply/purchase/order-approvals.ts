// The approvals that a purchase order needs by its total, and those since its last submission (PH026).

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { getOrder } from '@charaka/contract/supply/purchase/purchase-order';
import type { Paise } from '@charaka/rules/money/money';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { purchaseSettings } from './purchase-settings.ts';
import type { Maker } from './second-person.ts';

/** The number of approvals for a total in paise: one, and one more above each sum of the hospital. */
export function neededApprovals(call: Call, totalPaise: Paise): number {
  const { secondApprovalPaise, thirdApprovalPaise } = purchaseSettings.of(call.hospital);
  return 1 + [secondApprovalPaise, thirdApprovalPaise].filter((sum) => sum !== null && totalPaise > sum).length;
}

/** The approvals since the last submission, the first level first. */
export function readOrderApprovals(
  call: Call,
  orderId: number,
): Promise<OutputOf<typeof getOrder>['order']['approvals'][number][]> {
  return call.tx.rows(sql`
    select q.level_no as level, u.name as approver_name, q.approved_at from purchase_order_approval q
    join purchase_order o on o.tenant_id = q.tenant_id and o.purchase_order_id = q.purchase_order_id and o.submitted_at = q.submitted_at
    join app_user u on u.tenant_id = q.tenant_id and u.user_id = q.approved_by
    where q.tenant_id = ${call.tenantId} and q.purchase_order_id = ${orderId} order by q.level_no`);
}

/** The persons who approved a locked order since its last submission. */
export function readApprovers(call: Call, orderId: number): Promise<Maker[]> {
  return call.tx.rows(sql`
    select q.approved_by as user_id, q.approved_by_staff_id as staff_id from purchase_order_approval q
    join purchase_order o on o.tenant_id = q.tenant_id and o.purchase_order_id = q.purchase_order_id and o.submitted_at = q.submitted_at
    where q.tenant_id = ${call.tenantId} and q.purchase_order_id = ${orderId} order by q.level_no`);
}

interface NewApproval {
  readonly orderId: number;
  readonly levelNo: number;
  readonly totalPaise: Paise;
}

/** Writes the approval of the caller on a level. */
export async function insertApproval(call: Call, { orderId, levelNo, totalPaise }: NewApproval): Promise<void> {
  await call.tx.rows(sql`
    insert into purchase_order_approval (tenant_id, purchase_order_id, submitted_at, level_no, total_paise, approved_by,
      approved_by_staff_id, approved_at)
    select o.tenant_id, o.purchase_order_id, o.submitted_at, ${levelNo}::integer, ${totalPaise}::bigint, ${call.userId}::bigint,
      ${call.session.staffId}::bigint, ${call.now}::timestamptz
    from purchase_order o where o.tenant_id = ${call.tenantId} and o.purchase_order_id = ${orderId}`);
}
