// Signs orders on a stay or visit, all or none, and lets a doctor countersign what was ordered by word of mouth (OR003-OR007).

import { orderSentences } from '@charaka/contract/clinic/order/order-sentences';
import {
  countersignOrders as countersignOrdersEndpoint,
  signOrders as signOrdersEndpoint,
} from '@charaka/contract/clinic/order/sign-orders';
import sql from 'sql-template-tag';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { readOrders } from './order-store.ts';
import { signGroup } from './sign-group.ts';

/** Signs the orders of the order pane. */
export const signOrders = handle(signOrdersEndpoint, async (call, { group }) => {
  const { orderGroupId, groupNo, orderIds } = await signGroup(call, group);
  call.say(orderSentences.ordersSigned({ groupNo }));
  return { group: { orderGroupId, groupNo, orders: await readOrders(call, orderIds) } };
});

/** Each doctor signs for themselves; a group that is signed already stays as it is. */
export const countersignOrders = handle(countersignOrdersEndpoint, async (call, { orderGroupIds }) => {
  const { staffId } = call.session;
  const own = await call.tx.row(sql`
    select from order_group where tenant_id = ${call.tenantId} and hospital_id = ${call.hospital.hospitalId}
      and ordered_by = ${staffId} and order_group_id = any(${orderGroupIds}::bigint[])`);
  if (!own) refuse(orderSentences.doctorCountersigns);
  await call.tx.rows(sql`
    update order_group set countersigned_by = ${call.userId}, countersigned_at = ${call.now}
    where tenant_id = ${call.tenantId} and hospital_id = ${call.hospital.hospitalId} and ordered_by = ${staffId}
      and order_group_id = any(${orderGroupIds}::bigint[]) and is_verbal and countersigned_at is null`);
  call.say(orderSentences.ordersCountersigned);
  return {};
});
