// Signs orders for an inpatient, all or none, and lets a doctor countersign what was ordered by word of mouth (OR003-OR007, OR011).

import { orderSentences } from '@charaka/contract/clinic/order/order-sentences';
import {
  countersignOrders as countersignOrdersEndpoint,
  signOrders as signOrdersEndpoint,
} from '@charaka/contract/clinic/order/sign-orders';
import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import { fieldSentences } from '@charaka/contract/kernel/field-sentences';
import { admissionSentences } from '@charaka/contract/stay/admission/admission-sentences';
import { orderKindOf } from '@charaka/rules/clinic/order-step';
import sql from 'sql-template-tag';
import { areDoctorsHere } from '../../foundation/staff/works-here.ts';
import { type Call, financialYearOn, handle, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { findPricedCharges } from '../../money/charge/charge-store.ts';
import { lockAdmission } from '../../stay/admission/admission-store.ts';
import { insertGroup, insertOrders, type NewOrder, readOrders } from './order-store.ts';

type Group = ParsedOf<typeof signOrdersEndpoint>['group'];

const MOST_MILLISECONDS_AHEAD = 90 * 86_400_000;
const CHARGED_BY_STAY = 2;

/** Behind the admission's lock, so that the final bill and the discharge come before it or after it (OR005). */
export const signOrders = handle(signOrdersEndpoint, async (call, { group }) => {
  const { admissionId, lines } = group;
  const admission = await lockAdmission(call, admissionId);
  if (admission.isDischarged) refuse(admissionSentences.patientIsDischarged);
  if (admission.isFinalBill) refuse(orderSentences.finalBillMade);
  await refuseSigner(call, group);
  const orders = await orderedLines(call, group, admission);
  const { orderGroupId, groupNo } = await insertGroup(call, {
    admissionId,
    finYear: financialYearOn(call, todayOf(call)),
    orderedById: group.orderedById,
    isVerbal: group.isVerbal,
    readBackBy: group.isVerbal ? (group.readBackBy ?? null) : null,
    clinicalNote: group.clinicalNote || null,
  });
  const orderIds = await insertOrders(call, orderGroupId, orders);
  if (orderIds.length !== lines.length)
    throw new Error(`${lines.length} orders were signed, ${orderIds.length} written`);
  call.say(orderSentences.ordersSigned({ groupNo }));
  return { group: { orderGroupId, groupNo, orders: await readOrders(call, orderIds) } };
});

/** Orders are a doctor's; whoever else enters them names the doctor and whom they read them back to (OR007). */
async function refuseSigner(call: Call, { orderedById, isVerbal, readBackBy }: Group): Promise<void> {
  if (!(await areDoctorsHere(call, [orderedById])))
    refuse(fieldSentences.selectDoctor, { 'group.orderedById': fieldSentences.selectDoctor });
  const isOwn = call.session.staffId === orderedById;
  if (isOwn ? isVerbal : !isVerbal || !readBackBy)
    refuse(orderSentences.readBackMissing, { 'group.readBackBy': orderSentences.readBackMissing });
}

/** The lines with what the price list says of them, and the order each would repeat. */
async function orderedLines(
  call: Call,
  { admissionId, lines }: Group,
  { admittedAt, patientId }: { readonly admittedAt: string; readonly patientId: number },
): Promise<NewOrder[]> {
  const chargeIds = [...new Set(lines.map(({ chargeId }) => chargeId))];
  const place = { tenantId: call.tenantId, hospitalId: call.hospital.hospitalId, admissionId, appliedAt: call.now };
  const [prices, open] = await Promise.all([
    findPricedCharges(call.tx, place, chargeIds),
    findOpenOrders(call, patientId, chargeIds),
  ]);
  const priceById = new Map(prices.map((price) => [price.chargeId, price]));
  const openById = new Map(open.map(({ chargeId, orderId }) => [chargeId, orderId]));
  return lines.map((line) => {
    const price = priceById.get(line.chargeId) ?? refuse(orderSentences.notInPriceList);
    const kind = orderKindOf(price.chargeTypeId);
    if (price.chargeTypeId === CHARGED_BY_STAY) return refuse(orderSentences.bedNotOrdered);
    if (!kind) return refuse(orderSentences.notOrderable({ chargeName: price.chargeName }));
    const duplicateOf = openById.get(line.chargeId) ?? null;
    if (duplicateOf !== null && !line.isRepeatConfirmed)
      refuse(orderSentences.duplicateUnconfirmed({ orderName: price.chargeName }));
    const orderFor = line.orderFor ?? call.now.toISOString();
    if (Date.parse(orderFor) < Date.parse(admittedAt)) refuse(orderSentences.timeBeforeVisit);
    if (Date.parse(orderFor) > call.now.getTime() + MOST_MILLISECONDS_AHEAD) refuse(orderSentences.timeTooFar);
    const { chargeId, quantity, priority } = line;
    const instruction = line.instruction || null;
    return { chargeId, orderName: price.chargeName, kind, quantity, priority, orderFor, instruction, duplicateOf };
  });
}

/** Orders of the patient for the same charges that are not done yet (OR011). */
function findOpenOrders(
  call: Call,
  patientId: number,
  chargeIds: readonly number[],
): Promise<{ chargeId: number; orderId: number }[]> {
  return call.tx.rows<{ chargeId: number; orderId: number }>(sql`
    select charge_id, max(clinical_order_id) as order_id from clinical_order
    where tenant_id = ${call.tenantId} and patient_id = ${patientId} and charge_id = any(${[...chargeIds]}::bigint[])
      and status in ('Ordered', 'Accepted', 'OnHold', 'InProgress')
    group by charge_id`);
}

/** Each doctor signs for themselves; a group that is signed already stays as it is. */
export const countersignOrders = handle(countersignOrdersEndpoint, async (call, { orderGroupIds }) => {
  const { staffId } = call.session;
  await call.tx.rows(sql`
    update order_group set countersigned_by = ${call.userId}, countersigned_at = ${call.now}
    where tenant_id = ${call.tenantId} and hospital_id = ${call.hospital.hospitalId} and ordered_by = ${staffId}
      and order_group_id = any(${orderGroupIds}::bigint[]) and is_verbal and countersigned_at is null`);
  call.say(orderSentences.ordersCountersigned);
  return {};
});
