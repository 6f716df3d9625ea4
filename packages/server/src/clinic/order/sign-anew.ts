// Takes orders along to another stay or visit of their patient: cancelled where they were, signed anew here, in one transaction (OR048).
import { orderSentences } from '@charaka/contract/clinic/order/order-sentences';
import { signOrdersAnew as signOrdersAnewEndpoint } from '@charaka/contract/clinic/order/sign-anew';
import { orderableSentences } from '@charaka/contract/clinic/orderable/orderable-sentences';
import sql from 'sql-template-tag';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { findEncounter } from '../encounter/encounter-store.ts';
import { moveOrders } from './move-orders.ts';
import { readStops } from './order-alert-store.ts';
import { type LockedOrder, type Order, readOrders, refuseStep } from './order-store.ts';
import { type ChargedLine, signGroup } from './sign-group.ts';

/** Billed orders stay where they were paid; orders that have begun are finished there. */
export const signOrdersAnew = handle(signOrdersAnewEndpoint, async (call, { group, orderIds }) => {
  const asked = [...new Set(orderIds)].toSorted((one, other) => one - other);
  const before = await readOrders(call, asked);
  for (const orderId of asked)
    if (!before.some((one) => one.orderId === orderId)) refuse(orderSentences.orderDoesNotExist({ orderId }));
  const target = await findEncounter(call, group);
  for (const { patientId, encounterId, orderName } of before) {
    if (target && patientId !== target.patientId) refuse(orderSentences.orderOfAnotherPatient({ orderName }));
    if (encounterId === target?.encounterId) refuse(orderSentences.orderIsHere({ orderName }));
  }
  const answered = await readStops(call, asked);
  const hidden = await readHidden(call, asked);
  const lines = before.map((one) => ({
    ...lineOf(call, { ...one, ...hidden.get(one.orderId) }),
    answeredBefore: answered.filter(({ orderId }) => orderId === one.orderId),
  }));
  const signed = await signGroup(call, { ...group, lines });
  const { orderGroupId, groupNo } = signed;
  await moveOrders(call, asked, (order) => refuseFixed(call, order), { reason: `Signed anew: no. ${groupNo}` });
  await call.tx.rows(sql`
    update clinical_order o set replaces_order_id = pair.old
    from unnest(${signed.orderIds}::bigint[], ${before.map(({ orderId }) => orderId)}::bigint[]) as pair (anew, old)
    where o.tenant_id = ${call.tenantId} and o.clinical_order_id = pair.anew`);
  call.say(orderSentences.ordersSigned({ groupNo }));
  return { group: { orderGroupId, groupNo, orders: await readOrders(call, signed.orderIds) } };
});

/** The fields that orders of confidential tests hide: the orders are signed anew with these fields nevertheless (Q270). */
async function readHidden(call: Call, orderIds: readonly number[]) {
  const rows = await call.tx.rows<{ orderId: number; chargeId: number | null; instruction: string | null }>(sql`
    select clinical_order_id as order_id, charge_id, instruction from clinical_order
    where tenant_id = ${call.tenantId} and clinical_order_id = any(${[...orderIds]}::bigint[])`);
  return new Map(rows.map((row) => [row.orderId, row]));
}

/** As it was asked for; a time that is past is now. */
function lineOf(call: Call, { chargeId, quantity, priority, orderFor, instruction, orderName }: Order): ChargedLine {
  return {
    chargeId: chargeId ?? refuse(orderableSentences.notOrderable({ chargeName: orderName })),
    quantity,
    priority,
    orderFor: Date.parse(orderFor) > call.now.getTime() ? orderFor : undefined,
    instruction: instruction ?? undefined,
    isRepeatConfirmed: true,
    // Alerts that were answered at the first signature are not asked again; alerts that arose since are (OR010).
    overrideReason: 'Signed anew where it is done',
  };
}

/** Behind the lock of the order: what was billed or begun meanwhile is not taken along. */
async function refuseFixed(call: Call, order: LockedOrder): Promise<'cancel'> {
  if (order.isCharged) refuse(orderSentences.paidStaysThere({ orderName: order.orderName }));
  if (order.status === 'InProgress') await refuseStep(call, order);
  return 'cancel';
}
