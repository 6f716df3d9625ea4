// Keeps the calls about critical results: told and read back, or in vain (OR036).
import {
  addCriticalCall as addCriticalCallEndpoint,
  getCriticalResult as getCriticalResultEndpoint,
} from '@charaka/contract/clinic/order/critical-call';
import type { criticalCall } from '@charaka/contract/clinic/order/order';
import { orderSentences } from '@charaka/contract/clinic/order/order-sentences';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import sql from 'sql-template-tag';
import type { z } from 'zod';
import { type Call, handle, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { staffName } from '../../kernel/staff-name.ts';
import { withAge } from '../../stay/admission/admission-store.ts';
import type { Born } from '../../stay/admission/aged-rows.ts';
import { shownName } from './confidential-order.ts';
import { insertCriticalCall } from './critical-call-store.ts';
import { criticalValues } from './critical-values.ts';
import { lockOrders, ofHospital, orderTables, readOrder } from './order-store.ts';
import { isToldTo } from './order-waits.ts';

type CriticalCall = z.output<typeof criticalCall>;
type CriticalResult = OutputOf<typeof getCriticalResultEndpoint>['criticalResult'];

/** The calls about an order that the caller may know of, in the order in which they were made. */
export function readCalls(call: Call, orderId: number): Promise<CriticalCall[]> {
  return call.tx.rows<CriticalCall>(sql`
    select k.critical_call_id, k.clinical_order_id as order_id, k.outcome, k.told_to, u.name as told_by_name, k.told_at,
      k.is_read_back, k.note, s.specimen_no
    from critical_call k join app_user u on u.tenant_id = k.tenant_id and u.user_id = k.told_by
    left join specimen s on s.tenant_id = k.tenant_id and s.specimen_id = k.specimen_id
    join clinical_order o on o.tenant_id = k.tenant_id and o.clinical_order_id = k.clinical_order_id
    join order_group g on g.tenant_id = o.tenant_id and g.order_group_id = o.order_group_id
    where ${isToldTo(call)} and k.tenant_id = ${call.tenantId} and k.clinical_order_id = ${orderId} order by k.critical_call_id`);
}

/** The value that the caller reads out; no value if the caller may not know that it is critical (LB056). */
export const getCriticalResult = handle(getCriticalResultEndpoint, async (call, { order: { orderId } }) => {
  const { isCritical } = await readOrder(call, orderId);
  const found = await call.tx.one<Born<Omit<CriticalResult, 'values'>>>(
    sql`select o.clinical_order_id as order_id, o.patient_id, p.salutation, p.first_name, p.middle_name, p.last_name, a.infant_name,
        p.sex, b.bed_name as place_name, ${shownName(call)} as order_name, o.result_summary,
        ${staffName(sql`d`)} as ordered_by_name, d.contact_no as ordered_by_phone, p.birth_date
      from ${orderTables}
      join patient p on p.tenant_id = o.tenant_id and p.patient_id = o.patient_id
      left join bed b on b.tenant_id = a.tenant_id and b.bed_id = a.current_bed_id
      where ${ofHospital(call)} and o.clinical_order_id = ${orderId}`,
    orderSentences.orderDoesNotExist({ orderId }),
  );
  const readers = isCritical ? criticalValues.partsIn(call.ports) : [];
  const values = await Promise.all(readers.map((read) => read(call, orderId)));
  return { criticalResult: { ...withAge(found, todayOf(call)), values: values.flat() } };
});

/** A result is told when it was read back; a try that reached nobody is kept and ends nothing. */
export const addCriticalCall = handle(addCriticalCallEndpoint, async (call, { call: told }) => {
  const { orderId, outcome, toldTo, isReadBack } = told;
  const [order] = await lockOrders(call, [orderId]);
  // A refusal never shows confidential facts (LB056).
  if (!order || !(await readOrder(call, orderId)).isCritical || !['Done', 'Verified'].includes(order.status))
    refuse(orderSentences.notCritical({ orderName: order?.orderName ?? '' }));
  if (outcome === 'Told' && !isReadBack)
    refuse(orderSentences.callNotReadBack, { 'call.isReadBack': orderSentences.callNotReadBack });
  await insertCriticalCall(call, { orderId }, { isReached: outcome === 'Told', toldTo, isReadBack, note: told.note });
  const kept = (await readCalls(call, orderId)).at(-1);
  if (!kept) throw new Error(`The call about order ${orderId} was not kept`);
  call.say(outcome === 'Told' ? orderSentences.criticalTold : orderSentences.criticalNotReached);
  return { call: kept };
});
