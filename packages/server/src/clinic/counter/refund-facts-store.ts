// The facts that decide about a refund at the counter: the maker of the bill, the users who did its work, and the money held in each mode (Q258, Q268).
import type { CounterRefund } from '@charaka/rules/money/counter-bill';
import type { Paise } from '@charaka/rules/money/money';
import { type ByMode, type HeldMoney, heldByMode, refundWay } from '@charaka/rules/money/refund-way';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { paidModes } from '../../money/payment/tender-columns.ts';

/** Users who made the bill, took its money or the advance it was paid with, did the work of the refunded lines, or is the doctor of the visit whose fee is refunded. */
export async function readMakers(call: Call, counterBillId: number, { lines }: CounterRefund): Promise<number[]> {
  const lineIds = lines.map(({ serviceChargeId }) => serviceChargeId);
  const rows = await call.tx.rows<{ userId: number }>(sql`
    select b.created_by as user_id from counter_bill b where b.tenant_id = ${call.tenantId} and b.counter_bill_id = ${counterBillId}
    union
    select r.created_by from counter_receipt r
    where r.tenant_id = ${call.tenantId} and r.counter_bill_id = ${counterBillId} and r.kind = 'Receive'
    union
    select e.created_by from counter_receipt r
    join advance_entry t on t.tenant_id = r.tenant_id and t.counter_receipt_id = r.counter_receipt_id
    join advance_entry e on e.tenant_id = t.tenant_id and e.appointment_id = t.appointment_id
    where r.tenant_id = ${call.tenantId} and r.counter_bill_id = ${counterBillId} and e.kind = 'Receive'
    union
    select unnest(array[o.status_by, coalesce(o.verified_by, o.status_by)]) from clinical_order o
    join service_charge x on x.tenant_id = o.tenant_id and x.clinical_order_id = o.clinical_order_id
    where o.tenant_id = ${call.tenantId} and x.service_charge_id = any(${lineIds}::bigint[]) and o.status in ('Done', 'Verified')
    union
    select u.user_id from opd_visit v
    join app_user u on u.tenant_id = v.tenant_id and u.staff_id = v.doctor_id
    where v.tenant_id = ${call.tenantId} and v.fee_service_charge_id = any(${lineIds}::bigint[])`);
  return rows.map(({ userId }) => userId);
}

/** The receipts of a bill less the payments out, by mode. */
export async function readHeldByMode(call: Call, counterBillId: number): Promise<HeldMoney> {
  const receipts = await call.tx.rows<ByMode & { isRefund: boolean }>(sql`
    select r.kind = 'Refund' as is_refund, ${paidModes('r')} from counter_receipt r
    where r.tenant_id = ${call.tenantId} and r.counter_bill_id = ${counterBillId}`);
  return heldByMode(
    receipts.filter(({ isRefund }) => !isRefund),
    receipts.filter(({ isRefund }) => isRefund),
  );
}

/** How an amount goes back, in the contract's names. */
export function shownWay(held: ByMode, amountPaise: Paise) {
  const way = refundWay(held, amountPaise);
  return { cash: way.cashPaise, card: way.cardPaise, upi: way.upiPaise, neft: way.neftPaise };
}
