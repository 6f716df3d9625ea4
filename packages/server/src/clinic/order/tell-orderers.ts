// Notifies the doctor whose order another user cancelled: nothing that was ordered disappears unseen (OR021).
import { orderMenu } from '@charaka/contract/clinic/order/order';
import { orderSentences } from '@charaka/contract/clinic/order/order-sentences';
import sql from 'sql-template-tag';
import { notifyUsers } from '../../foundation/message/notify-users.ts';
import type { Call } from '../../kernel/handler.ts';

/** A row for the bell of each ordering doctor but the caller. It names no patient and no test: the bell is read over shoulders. */
export async function tellOrderers(call: Call, orderIds: readonly number[], reason: string): Promise<void> {
  const orders = await call.tx.rows<{ userId: number; orderId: number }>(sql`
    select u.user_id, o.clinical_order_id as order_id from clinical_order o
    join order_group g on g.tenant_id = o.tenant_id and g.order_group_id = o.order_group_id
    join app_user u on u.tenant_id = g.tenant_id and u.staff_id = g.ordered_by and u.is_active and u.user_id <> ${call.userId}
    where o.tenant_id = ${call.tenantId} and o.clinical_order_id = any(${[...orderIds]}::bigint[])
    order by o.clinical_order_id`);
  for (const { userId, orderId } of orders) {
    const title = orderSentences.yourOrderCancelled({ name: call.session.userName, orderId, reason });
    await notifyUsers(call, [userId], { title, path: orderMenu });
  }
}
