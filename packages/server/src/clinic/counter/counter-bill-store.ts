// The SQL of bills of the counter: written with their lines and receipts, read back whole, their due and their cancellation.

import type { counterBill, counterReceipt } from '@charaka/contract/clinic/counter/counter-bill';
import { counterSentences } from '@charaka/contract/clinic/counter/counter-sentences';
import { billSentences } from '@charaka/contract/money/bill/bill-sentences';
import { testTypes } from '@charaka/rules/clinic/order-step';
import type { Bill } from '@charaka/rules/money/bill';
import { HEALTH_SERVICE_CODE } from '@charaka/rules/money/gst-document';
import type { Paise, Thousandths } from '@charaka/rules/money/money';
import sql, { type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import type { Call } from '../../kernel/handler.ts';
import { staffName } from '../../kernel/staff-name.ts';
import { type Money, moneyColumns, moneyValues, shownTender } from '../../money/payment/tender-columns.ts';
import { supplyPlace } from '../../money/tax/supply-place.ts';
import { goneBackOf } from './owed-of-line.ts';

/** A bill as answered. */
export type CounterBill = z.output<typeof counterBill>;
/** A receipt as answered. */
export type CounterReceipt = z.output<typeof counterReceipt>;

/** A bill to be written. */
export interface NewCounterBill {
  readonly billKind: CounterBill['billKind'];
  readonly finYear: string;
  readonly encounterId: number;
  readonly patientId: number;
  readonly associationId: number | null;
  readonly authorizationNo: string | null;
  readonly authorizedOn: string | null;
  readonly isIgst: boolean;
  readonly bill: Bill;
  readonly discountReason: string | null;
  readonly duePaise: Paise;
  readonly dueReason: string | null;
}

/** Writes a bill under the next number of the hospital and year; its lines and its receipt follow in the same transaction. */
export function insertCounterBill(
  call: Call,
  { bill, ...entry }: NewCounterBill,
): Promise<{ counterBillId: number; billNo: number }> {
  const { hospitalId } = call.hospital;
  return call.tx.one(
    sql`insert into counter_bill (tenant_id, hospital_id, bill_kind, fin_year, bill_no, billed_at, encounter_id, patient_id,
        association_id, authorization_no, authorized_on, is_igst, total_without_gst_paise, igst_paise, sgst_paise, cgst_paise, total_charge_paise, discount_paise,
        discount_reason, round_off_paise, net_amount_paise, authorized_paise, due_paise, due_reason, created_by)
      values (${call.tenantId}, ${hospitalId}, ${entry.billKind}, ${entry.finYear},
        next_number('counter bill', ${hospitalId}, ${entry.finYear}), ${call.now}, ${entry.encounterId}, ${entry.patientId},
        ${entry.associationId}, ${entry.authorizationNo}, ${entry.authorizedOn}, ${entry.isIgst}, ${bill.totalChargeWithoutGstPaise}, ${bill.igstPaise}, ${bill.sgstPaise},
        ${bill.cgstPaise}, ${bill.totalChargePaise}, ${bill.discountPaise}, ${entry.discountReason}, ${bill.roundOffPaise},
        ${bill.netPaise}, ${bill.payerDuePaise}, ${entry.duePaise}, ${entry.dueReason}, ${call.userId})
      returning counter_bill_id, bill_no`,
    counterSentences.billNotWritten,
  );
}

/** Which bill money belongs to, which way it goes, and why it goes out. */
interface OfBill {
  readonly counterBillId: number;
  readonly kind: CounterReceipt['kind'];
  readonly reason: string | null;
}

/** Writes a receipt or what is paid out, each numbered apart. Answers its id. */
export async function insertCounterReceipt(call: Call, entry: OfBill, money: Money): Promise<number> {
  const series = entry.kind === 'Receive' ? 'counter receipt' : 'counter payout';
  const { counterReceiptId } = await call.tx.one<{ counterReceiptId: number }>(
    sql`insert into counter_receipt (tenant_id, hospital_id, counter_bill_id, kind, paid_at, ${moneyColumns}, reason, created_by)
      values (${call.tenantId}, ${call.hospital.hospitalId}, ${entry.counterBillId}, ${entry.kind}, ${money.paidAt},
        ${moneyValues(call, series, money)}, ${entry.reason}, ${call.userId})
      returning counter_receipt_id`,
    counterSentences.billNotWritten,
  );
  return counterReceiptId;
}

/** A bill held until the transaction ends: receipts and refunds of it come one after the other. */
export interface LockedBill {
  readonly counterBillId: number;
  readonly billNo: number;
  readonly patientId: number;
  readonly isIgst: boolean;
  readonly isActive: boolean;
  readonly netPaise: Paise;
  readonly authorizedPaise: Paise;
  readonly discountPaise: Paise;
  readonly duePaise: Paise;
  /** The part of the claim that the payer's receipts settled. */
  readonly settledPaise: Paise;
  readonly billedAt: string;
}

const lockedColumns = sql`b.counter_bill_id, b.bill_no, b.patient_id, b.is_igst, b.is_active, b.net_amount_paise as net_paise,
  b.authorized_paise, b.discount_paise, b.due_paise, b.settled_paise, b.billed_at`;

const ofHospital = (call: Call): Sql =>
  sql`b.tenant_id = ${call.tenantId} and b.hospital_id = ${call.hospital.hospitalId}`;

const ofBill = (call: Call, counterBillId: number): Sql =>
  sql`${ofHospital(call)} and b.counter_bill_id = ${counterBillId}`;

/**
 * Locks a bill of the hospital, and before it the visit whose fee is on it: what changes the bill changes how the fee stands, and who
 * gives the fee back holds the visit first. Refuses a number the hospital does not have.
 */
export async function lockCounterBill(call: Call, counterBillId: number): Promise<LockedBill> {
  const [, bill] = await call.tx.behind(
    [
      () =>
        call.tx.rows(sql`
          select from opd_visit where tenant_id = ${call.tenantId} and counter_bill_id = ${counterBillId}
          order by opd_visit_id for no key update`),
      () =>
        call.tx.one<LockedBill>(
          sql`select ${lockedColumns} from counter_bill b where ${ofBill(call, counterBillId)} for update`,
          billSentences.billDoesNotExist,
        ),
    ],
    () => [],
  );
  return bill;
}

/** The same, to look at only. */
export function readCounterBillHead(call: Call, counterBillId: number): Promise<LockedBill> {
  return call.tx.one<LockedBill>(
    sql`select ${lockedColumns} from counter_bill b where ${ofBill(call, counterBillId)}`,
    billSentences.billDoesNotExist,
  );
}

/** Some bills of the hospital, to look at only. */
export function readCounterBillHeads(call: Call, counterBillIds: readonly number[]): Promise<LockedBill[]> {
  return call.tx.rows<LockedBill>(sql`
    select ${lockedColumns} from counter_bill b
    where ${ofHospital(call)} and b.counter_bill_id = any(${[...counterBillIds]}::bigint[])`);
}

/** Lowers the due of a locked bill. */
export async function lowerCounterDue(call: Call, counterBillId: number, amount: Paise): Promise<void> {
  await call.tx.rows(sql`
    update counter_bill set due_paise = due_paise - ${amount}
    where tenant_id = ${call.tenantId} and counter_bill_id = ${counterBillId}`);
}

/** Marks a locked bill as cancelled. */
export async function markCancelled(call: Call, counterBillId: number, reason: string): Promise<void> {
  await call.tx.rows(sql`
    update counter_bill set is_active = false, cancelled_at = ${call.now}, cancelled_by = ${call.userId}, cancel_reason = ${reason}
    where tenant_id = ${call.tenantId} and counter_bill_id = ${counterBillId}`);
}

/** The amounts received on bill `b` and refunded from it. */
const receivedOn = sql`(select coalesce(sum(r.amount_paise), 0)::bigint from counter_receipt r
  where r.tenant_id = b.tenant_id and r.counter_bill_id = b.counter_bill_id and r.kind = 'Receive')`;
const refundedOn = sql`(select coalesce(sum(r.amount_paise), 0)::bigint from counter_refund r
  where r.tenant_id = b.tenant_id and r.counter_bill_id = b.counter_bill_id)`;

/** The columns of a bill in a list. */
export const billColumns: Sql = sql`b.counter_bill_id, b.bill_kind, b.fin_year, b.bill_no, b.billed_at, b.encounter_id, v.opd_number,
  b.patient_id, p.salutation, p.first_name, p.middle_name, p.last_name, p.contact_no, s.association_name, b.net_amount_paise as net,
  b.authorized_paise as authorized, ${receivedOn} as received, ${refundedOn} as refunded, b.due_paise as due, b.is_active,
  u.name as created_by_name, (select g.document_no from gst_document g
    where g.tenant_id = b.tenant_id and g.counter_bill_id = b.counter_bill_id) as document_no`;

/** Bills with their patient, visit and payer. */
export const billTables: Sql = sql`counter_bill b
  join encounter e on e.tenant_id = b.tenant_id and e.encounter_id = b.encounter_id
  join patient p on p.tenant_id = b.tenant_id and p.patient_id = b.patient_id
  join app_user u on u.tenant_id = b.tenant_id and u.user_id = b.created_by
  left join opd_visit v on v.tenant_id = e.tenant_id and v.opd_visit_id = e.opd_visit_id
  left join association s on s.tenant_id = b.tenant_id and s.association_id = b.association_id`;

type BillHead = Omit<CounterBill, 'lines' | 'receipts' | 'refunds'>;
type BilledLine = Omit<CounterBill['lines'][number], 'discountShare'>;

/** A bill of the hospital without its parts. */
export function readBillHead(call: Call, counterBillId: number): Promise<BillHead> {
  return call.tx.one<BillHead>(
    sql`select ${billColumns}, p.sex, p.birth_date, p.address_line_one, p.address_line_two, p.city, ps.state_name, p.pincode,
        g.document_kind, g.seller_gstin, ${supplyPlace} as place_of_supply, b.association_id, b.authorization_no, b.authorized_on, b.discount_reason, b.due_reason, b.cancel_reason,
        nullif(${staffName(sql`d`)}, '') as doctor_name,
        b.total_without_gst_paise as total_without_gst, b.igst_paise + b.sgst_paise + b.cgst_paise as gst,
        b.total_charge_paise as total_charge, b.total_charge_paise as gross, b.discount_paise as discount,
        b.round_off_paise as round_off, b.net_amount_paise - b.authorized_paise as net_payable
      from ${billTables} left join state ps on ps.state_id = p.state_id
      left join gst_document g on g.tenant_id = b.tenant_id and g.counter_bill_id = b.counter_bill_id
      left join staff d on d.tenant_id = e.tenant_id and d.staff_id = e.doctor_id
      where ${ofBill(call, counterBillId)}`,
    billSentences.billDoesNotExist,
  );
}

/** The refunded quantity of line `x`. */
const refundedQuantity = goneBackOf(sql`x`);

/** The lines of a bill, in their order. */
export function readBilledLines(call: Call, counterBillId: number): Promise<BilledLine[]> {
  return call.tx.rows<BilledLine>(sql`
    select x.service_charge_id, x.clinical_order_id as order_id, x.charge_id, x.charge_code, x.description,
      coalesce(nullif(c.hsn_code, ''), ${HEALTH_SERVICE_CODE}) as hsn_code,
      x.quantity_thousandths as quantity, x.applied_charge_paise as applied_charge, x.item_discount_paise as item_discount,
      x.line_total_paise - x.gst_paise as net, x.gst_paise as gst, ${refundedQuantity} as refunded_quantity,
      o.status as order_status, c.charge_type_id = any(${[...testTypes]}::integer[]) as is_test, g.group_no || '/' || o.line_no as order_no,
      (select b.preparation from orderable b where o.clinical_order_id is not null and b.tenant_id = x.tenant_id
        and b.hospital_id = x.hospital_id and b.charge_id = x.charge_id and b.is_active) as preparation
    from service_charge x
    join charge c on c.tenant_id = x.tenant_id and c.charge_id = x.charge_id
    left join clinical_order o on o.tenant_id = x.tenant_id and o.clinical_order_id = x.clinical_order_id
    left join order_group g on g.tenant_id = o.tenant_id and g.order_group_id = o.order_group_id
    where x.tenant_id = ${call.tenantId} and x.counter_bill_id = ${counterBillId}
    order by x.service_charge_id`);
}

/** A posted line of a bill, as a refund works on it. */
export interface PostedLine {
  readonly counterBillId: number;
  readonly serviceChargeId: number;
  readonly orderId: number | null;
  readonly chargeId: number;
  readonly description: string;
  readonly quantityThousandths: Thousandths;
  readonly refundedThousandths: Thousandths;
  readonly appliedPaise: Paise;
  readonly itemDiscountPaise: Paise;
  readonly igstBasisPoints: number;
  readonly sgstBasisPoints: number;
  readonly cgstBasisPoints: number;
  readonly isGstInclusive: boolean;
  readonly isGstBeforeDiscount: boolean;
  readonly hsnCode: string | null;
}

/** The posted lines of some bills. */
export function readPostedLines(call: Call, counterBillIds: readonly number[]): Promise<PostedLine[]> {
  return call.tx.rows<PostedLine>(sql`
    select x.counter_bill_id, x.service_charge_id, x.clinical_order_id as order_id, x.charge_id, x.description, x.quantity_thousandths,
      ${refundedQuantity} as refunded_thousandths, x.applied_charge_paise as applied_paise, x.item_discount_paise,
      x.igst_basis_points, x.sgst_basis_points, x.cgst_basis_points, x.is_gst_inclusive, x.is_gst_before_discount,
      (select c.hsn_code from charge c where c.tenant_id = x.tenant_id and c.charge_id = x.charge_id) as hsn_code
    from service_charge x where x.tenant_id = ${call.tenantId} and x.counter_bill_id = any(${[...counterBillIds]}::bigint[])
    order by x.service_charge_id`);
}

/** The receipts of a bill and what was paid out, in their order. */
export function readReceipts(call: Call, counterBillId: number): Promise<CounterReceipt[]> {
  return call.tx.rows<CounterReceipt>(sql`
    select r.counter_receipt_id, r.kind, r.fin_year, r.receipt_no, r.paid_at, r.amount_paise as amount, ${shownTender('r')}, r.reason,
      exists (select from advance_entry t where t.tenant_id = r.tenant_id and t.counter_receipt_id = r.counter_receipt_id) as is_advance,
      u.name as created_by_name
    from counter_receipt r join app_user u on u.tenant_id = r.tenant_id and u.user_id = r.created_by
    where r.tenant_id = ${call.tenantId} and r.counter_bill_id = ${counterBillId}
    order by r.counter_receipt_id`);
}
