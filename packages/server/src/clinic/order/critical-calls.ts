// Keeps the calls about critical results: told and read back, or in vain (OR036).
import { addCriticalCall as addCriticalCallEndpoint } from '@charaka/contract/clinic/order/critical-call';
import type { criticalCall } from '@charaka/contract/clinic/order/order';
import { orderSentences } from '@charaka/contract/clinic/order/order-sentences';
import sql from 'sql-template-tag';
import type { z } from 'zod';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { lockOrders, readOrder } from './order-store.ts';
import { isToldTo } from './order-waits.ts';

type CriticalCall = z.output<typeof criticalCall>;

/** The calls about an order that the caller may know of, in the order in which they were made. */
export function readCalls(call: Call, orderId: number): Promise<CriticalCall[]> {
  return call.tx.rows<CriticalCall>(sql`
    select k.critical_call_id, k.clinical_order_id as order_id, k.outcome, k.told_to, u.name as told_by_name, k.told_at,
      k.is_read_back, k.note
    from critical_call k join app_user u on u.tenant_id = k.tenant_id and u.user_id = k.told_by
    join clinical_order o on o.tenant_id = k.tenant_id and o.clinical_order_id = k.clinical_order_id
    join order_group g on g.tenant_id = o.tenant_id and g.order_group_id = o.order_group_id
    where ${isToldTo(call)} and k.tenant_id = ${call.tenantId} and k.clinical_order_id = ${orderId} order by k.critical_call_id`);
}

/** A result is told when it was read back; a try that reached nobody is kept and ends nothing. */
export const addCriticalCall = handle(addCriticalCallEndpoint, async (call, { call: told }) => {
  const { orderId, outcome, toldTo, isReadBack } = told;
  const [order] = await lockOrders(call, [orderId]);
  // A refusal tells nothing of what is confidential (LB056).
  if (!order || !(await readOrder(call, orderId)).isCritical || !['Done', 'Verified'].includes(order.status))
    refuse(orderSentences.notCritical({ orderName: order?.orderName ?? '' }));
  if (outcome === 'Told' && !isReadBack)
    refuse(orderSentences.callNotReadBack, { 'call.isReadBack': orderSentences.callNotReadBack });
  await call.tx.rows(sql`
    insert into critical_call (tenant_id, hospital_id, clinical_order_id, outcome, told_to, told_by, told_at, is_read_back, note)
    values (${call.tenantId}, ${call.hospital.hospitalId}, ${orderId}, ${outcome}, ${toldTo}, ${call.userId}, ${call.now},
      ${isReadBack}, ${told.note || null})`);
  const kept = (await readCalls(call, orderId)).at(-1);
  if (!kept) throw new Error(`The call about order ${orderId} was not kept`);
  call.say(outcome === 'Told' ? orderSentences.criticalTold : orderSentences.criticalNotReached);
  return { call: kept };
});
