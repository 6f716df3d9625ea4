// Decides before a final bill what becomes of open orders: those that follow are charged at once; the bill waits for the others (OR034).
import { orderSentences } from '@charaka/contract/clinic/order/order-sentences';
import { followOrders as followOrdersEndpoint } from '@charaka/contract/clinic/order/work-on-orders';
import { isOrderOpen, openOrderStatuses } from '@charaka/rules/clinic/order-step';
import sql from 'sql-template-tag';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { FindUndecidedOrders } from '../../stay/admission/undecided-orders.ts';
import { chargeOnce, lockAccounts } from './move-orders.ts';
import { lockOrders, readStatuses } from './order-store.ts';

/** Charged now like at their moment; who said so first stays. */
export const followOrders = handle(followOrdersEndpoint, async (call, { orderIds }) => {
  const asked = [...new Set(orderIds)];
  await lockAccounts(call, asked);
  const orders = await lockOrders(call, asked);
  for (const { status, orderName } of orders)
    if (!isOrderOpen(status)) refuse(orderSentences.notOpenToFollow({ orderName }));
  await chargeOnce(call, orders);
  await call.tx.rows(sql`
    update clinical_order set follows_at = ${call.now}, follows_by = ${call.userId}
    where tenant_id = ${call.tenantId} and clinical_order_id = any(${asked}::bigint[]) and follows_at is null`);
  call.say(orderSentences.ordersFollow);
  return { orders: await readStatuses(call, asked) };
});

/** Behind the lock of the admission: nothing is signed or begun meanwhile. */
export const findUndecidedOrders: FindUndecidedOrders = async (call, admissionId) => {
  const rows = await call.tx.rows<{ orderName: string }>(sql`
    select o.order_name from clinical_order o
    join encounter e on e.tenant_id = o.tenant_id and e.encounter_id = o.encounter_id
    where o.tenant_id = ${call.tenantId} and e.admission_id = ${admissionId} and o.follows_at is null
      and o.charge_id is not null and o.status = any(${[...openOrderStatuses]}::text[])
    order by o.clinical_order_id`);
  return rows.map(({ orderName }) => orderName);
};
