// Payers' approvals of orders; the database works out with the order whether an approval is needed (OR027-OR029).
import {
  letPatientPay as letPatientPayEndpoint,
  orderApprovalWorklist,
  setPayerApproval as setPayerApprovalEndpoint,
} from '@charaka/contract/clinic/preapproval/order-approval';
import { orderApprovalSentences } from '@charaka/contract/clinic/preapproval/order-approval-sentences';
import { isBeforeWork } from '@charaka/rules/clinic/order-step';
import sql from 'sql-template-tag';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { staffName } from '../../kernel/staff-name.ts';
import { patientOf } from '../../people/worklist/work-patient.ts';
import { handleWorklist, workSource } from '../../people/worklist/work-source.ts';
import { admissionNumber } from '../../stay/admission/admission-number.ts';
import { lockAccounts } from '../order/move-orders.ts';
import { type LockedOrder, lockOrders } from '../order/order-store.ts';

const notBegun = sql`o.status in ('Ordered', 'Accepted', 'OnHold')`;

/** The orders that wait for the payer desk. */
export const listOrderApprovals = handleWorklist(orderApprovalWorklist, (call, { approvalState: state }) => {
  const isListed = state
    ? sql`o.approval_state = ${state}`
    : sql`o.approval_state in ('Needed', 'Asked', 'Refused') and ${notBegun}`;
  return workSource(orderApprovalWorklist, {
    patient: patientOf(sql`o`),
    from: sql`clinical_order o
      join order_group g on g.tenant_id = o.tenant_id and g.order_group_id = o.order_group_id
      join encounter e on e.tenant_id = o.tenant_id and e.encounter_id = o.encounter_id
      join admission a on a.tenant_id = e.tenant_id and a.admission_id = e.admission_id
      join association y on y.tenant_id = a.tenant_id and y.association_id = a.association_id
      join staff d on d.tenant_id = g.tenant_id and d.staff_id = g.ordered_by
      join charge c on c.tenant_id = o.tenant_id and c.charge_id = o.charge_id
      left join lateral payer_rate(o.tenant_id, a.association_id, o.charge_id,
        (${call.now}::timestamptz at time zone ${call.hospital.timezone})::date) r on true`,
    where: sql`o.tenant_id = ${call.tenantId} and o.hospital_id = ${call.hospital.hospitalId} and ${isListed}`,
    columns: {
      orderId: sql`o.clinical_order_id`,
      groupNo: sql`g.group_no`,
      lineNo: sql`o.line_no`,
      orderName: sql`o.order_name`,
      quantity: sql`o.quantity_thousandths`,
      priority: sql`o.priority`,
      status: sql`o.status`,
      admissionId: sql`a.admission_id`,
      infantName: sql`a.infant_name`,
      stayNumber: admissionNumber,
      associationName: sql`y.association_name`,
      orderedByName: staffName(sql`d`),
      orderedAt: sql`g.ordered_at`,
      orderFor: sql`o.order_for`,
      amount: sql`(case when coalesce(r.tpa_charge_paise, 0) > 0 then r.tpa_charge_paise else c.standard_charge_paise end
        * o.quantity_thousandths / 1000)`,
      approvalState: sql`o.approval_state`,
      approvalNo: sql`o.approval_no`,
      approvedAmount: sql`o.approved_paise`,
      approvalReason: sql`o.approval_reason`,
      approvalAt: sql`o.approval_at`,
      approvalByName: sql`(select u.name from app_user u where u.tenant_id = o.tenant_id and u.user_id = o.approval_by)`,
    },
    tieBreak: sql`o.clinical_order_id`,
    defaultOrder: sql`o.order_for`,
  });
});

/** Of an order that has begun nothing more is asked. */
export const setPayerApproval = handle(setPayerApprovalEndpoint, async (call, { order: said }) => {
  const { orderId, approvalState } = said;
  const [one] = await lockUnbegun(call, [orderId]);
  if (one?.approvalState === 'NotNeeded') refuse(orderApprovalSentences.noApprovalNeeded({ orderName: one.orderName }));
  await call.tx.rows(sql`
    update clinical_order set approval_state = ${approvalState}, approval_no = coalesce(${said.approvalNo || null}, approval_no),
      approved_paise = ${approvalState === 'Approved' ? (said.approvedAmount ?? null) : null},
      approval_reason = ${said.approvalReason?.trim() || null}, approval_at = ${call.now}, approval_by = ${call.userId},
      is_patient_share = false
    where tenant_id = ${call.tenantId} and clinical_order_id = ${orderId}`);
  call.say(orderApprovalSentences.approvalKept);
  return { order: { orderId, approvalState } };
});

/** The clinician was asked: the patient wants it all the same, and pays the hospital's price (OR028). */
export const letPatientPay = handle(letPatientPayEndpoint, async (call, { orderIds }) => {
  const orders = await lockUnbegun(call, [...new Set(orderIds)]);
  for (const { approvalState, orderName } of orders)
    if (approvalState !== 'Refused') refuse(orderApprovalSentences.notRefused({ orderName }));
  const asked = orders.map(({ orderId }) => orderId);
  await call.tx.rows(sql`
    update clinical_order set approval_state = 'Overridden', approval_reason = ${orderApprovalSentences.agreed.text},
      approval_at = ${call.now}, approval_by = ${call.userId}, is_patient_share = true
    where tenant_id = ${call.tenantId} and clinical_order_id = any(${asked}::bigint[])`);
  call.say(orderApprovalSentences.patientPays);
  return { orders: asked.map((orderId) => ({ orderId, approvalState: 'Overridden' as const })) };
});

/** Locked behind their stays, so that of two who answer and begin the second sees what the first did. */
async function lockUnbegun(call: Call, orderIds: readonly number[]): Promise<LockedOrder[]> {
  await lockAccounts(call, orderIds);
  const orders = await lockOrders(call, orderIds);
  for (const { status, orderName } of orders)
    if (!isBeforeWork(status)) refuse(orderApprovalSentences.hasBegun({ orderName }));
  return orders;
}
