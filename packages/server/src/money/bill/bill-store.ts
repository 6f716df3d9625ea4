// The SQL of final bills.

import type { cancelledBill } from '@charaka/contract/money/bill/bill-cancel';
import { billSentences } from '@charaka/contract/money/bill/bill-sentences';
import type { Bill } from '@charaka/rules/money/bill';
import type { RefundModes } from '@charaka/rules/money/bill-settlement';
import { type Paise, subtractPaise, ZERO } from '@charaka/rules/money/money';
import type { PaidModes } from '@charaka/rules/money/paid-modes';
import sql from 'sql-template-tag';
import type { z } from 'zod';
import type { Call } from '../../kernel/handler.ts';
import type { Transaction } from '../../kernel/transaction.ts';
import type { AdmissionStanding } from '../../stay/admission/admission-standing.ts';
import { chargeSettings } from '../charge/charge-settings.ts';
import { tenderColumns, tenderValues } from '../payment/tender-columns.ts';

/** A final bill as saved; its figures never change, but what is still due of it. */
export interface SavedBill {
  readonly billId: number;
  readonly orderNo: number;
  readonly finYear: string;
  readonly billedAt: string;
  readonly associationId: number | null;
  readonly isIgst: boolean;
  readonly totalWithoutGstPaise: Paise;
  readonly igstPaise: Paise;
  readonly sgstPaise: Paise;
  readonly cgstPaise: Paise;
  readonly totalChargePaise: Paise;
  readonly nonHospitalPaise: Paise;
  readonly medicineChargePaise: Paise;
  readonly otherChargePaise: Paise;
  readonly grossAmountPaise: Paise;
  readonly discountPaise: Paise;
  readonly discountReason: string | null;
  readonly roundOffPaise: Paise;
  readonly netAmountPaise: Paise;
  readonly paidInAdvancePaise: Paise;
  readonly authorizedPaise: Paise;
  readonly netPayablePaise: Paise;
  readonly medicineCreditPaise: Paise;
  readonly poolUsedPaise: Paise;
  readonly poolToBillPaise: Paise;
  readonly nonHospitalKeptPaise: Paise;
  /** The amount still due for charges left out of the bill. */
  readonly nonHospitalDuePaise: Paise;
  readonly isServicePlace: boolean;
  /** The payer's part was an estimate when the bill was made (Q259). */
  readonly isPayerEstimate: boolean;
  readonly cashRefundPaise: Paise;
  readonly cardRefundPaise: Paise;
  readonly upiRefundPaise: Paise;
  readonly neftRefundPaise: Paise;
  readonly chequeRefundPaise: Paise;
  readonly refundReason: string | null;
  readonly duePaise: Paise;
  readonly dueReason: string | null;
  readonly backdateReason: string | null;
  readonly isSettledWithoutPay: boolean;
  readonly isSettled: boolean;
  readonly writtenOffPaise: Paise;
  readonly createdByName: string;
}

const columns = sql`x.bill_id, x.order_no, x.fin_year, x.billed_at, x.association_id, x.is_igst, x.total_without_gst_paise,
  x.igst_paise, x.sgst_paise, x.cgst_paise, x.total_charge_paise, x.non_hospital_paise, x.medicine_charge_paise,
  x.other_charge_paise, x.gross_amount_paise, x.discount_paise, x.discount_reason, x.round_off_paise, x.net_amount_paise,
  x.paid_in_advance_paise, x.authorized_paise, x.net_payable_paise, x.medicine_credit_paise,
  x.pool_used_paise, x.pool_to_bill_paise, x.non_hospital_kept_paise, x.non_hospital_due_paise, x.is_service_place, x.is_payer_estimate,
  x.cash_refund_paise, x.card_refund_paise, x.upi_refund_paise,
  x.neft_refund_paise, x.cheque_refund_paise, x.refund_reason, x.due_paise,
  x.due_reason, x.backdate_reason, x.is_settled_without_pay, x.is_settled`;

/** The final bill of an admission, if it has one. */
export function readSavedBill(tx: Transaction, tenantId: number, admissionId: number): Promise<SavedBill | undefined> {
  return tx.row<SavedBill>(sql`
    select ${columns}, u.name as created_by_name,
      (select coalesce(sum(w.amount_paise), 0)::bigint from bill_write_off w
        where w.tenant_id = x.tenant_id and w.bill_id = x.bill_id and w.is_active) as written_off_paise
    from bill x join app_user u on u.tenant_id = x.tenant_id and u.user_id = x.created_by
    where x.tenant_id = ${tenantId} and x.admission_id = ${admissionId} and x.is_active`);
}

/** The bills of an admission that were cancelled, the last one first. */
export function readCancelledBills(
  tx: Transaction,
  tenantId: number,
  admissionId: number,
): Promise<z.output<typeof cancelledBill>[]> {
  return tx.rows(sql`
    select x.bill_id, x.order_no, x.fin_year, x.billed_at, x.net_amount_paise as net, x.cancel_reason, x.cancelled_at,
      u.name as cancelled_by_name
    from bill x join app_user u on u.tenant_id = x.tenant_id and u.user_id = x.cancelled_by
    where x.tenant_id = ${tenantId} and x.admission_id = ${admissionId} and not x.is_active
    order by x.bill_id desc`);
}

/** How a bill is settled: by a payment, a refund, a debt that stays, or nothing. */
export interface Settlement extends PaidModes, RefundModes {
  readonly chequeRefundNumber: string | null;
  readonly chequeRefundDate: string | null;
  readonly chequeRefundBank: string | null;
  /** The number of that bank among the hospital's own, where one was chosen. */
  readonly chequeRefundBankSlid: number | null;
  readonly duePaise: Paise;
  readonly dueReason: string | null;
  /** The part of the refund withheld for unpaid charges left out of the bill (Q219). */
  readonly nonHospitalKeptPaise: Paise;
  readonly isSettledWithoutPay: boolean;
}

/** A final bill to be saved. */
export interface NewBill {
  readonly admissionId: number;
  readonly finYear: string;
  readonly billedAt: Date;
  /** Why it is dated before today (Q262). */
  readonly backdateReason: string | null;
  readonly isIgst: boolean;
  readonly isServicePlace: boolean;
  readonly isPayerEstimate: boolean;
  readonly bill: Bill;
  readonly standing: AdmissionStanding;
  /** False for a bill of medicine alone, which is on the documents of its memos. */
  readonly hasGstDocument: boolean;
  /** The sum on the document for medicine that is part of the treatment (PH058). */
  readonly treatmentMedicinePaise: Paise;
  readonly discountReason: string | null;
  readonly refundReason: string | null;
  readonly settlement: Settlement;
}

/** Saves a final bill under the next number of the hospital and year, and marks the admission as billed (Q145, Q146). */
export async function insertBill(call: Call, entry: NewBill): Promise<SavedBill> {
  const { tenantId, userId, now } = call;
  const { hospitalId } = call.hospital;
  const { admissionId, bill, settlement: s, standing } = entry;
  const isSettled = s.duePaise === 0;
  const nonHospitalDuePaise = subtractPaise(bill.nonHospitalDuePaise, s.nonHospitalKeptPaise);
  const [saved] = await Promise.all([
    call.tx.one<Omit<SavedBill, 'createdByName' | 'writtenOffPaise'>>(
      sql`insert into bill as x (tenant_id, hospital_id, admission_id, fin_year, order_no, billed_at, association_id,
          insurance_id, is_igst, total_without_gst_paise, igst_paise, sgst_paise, cgst_paise, total_charge_paise,
          non_hospital_paise, medicine_charge_paise, other_charge_paise, gross_amount_paise, discount_paise,
          discount_reason, round_off_paise, net_amount_paise, paid_in_advance_paise, authorized_paise, net_payable_paise,
          ${tenderColumns}, cash_refund_paise, cheque_refund_paise, cheque_refund_number, cheque_refund_date, cheque_refund_bank,
          medicine_credit_paise, pool_used_paise, pool_to_bill_paise, non_hospital_kept_paise, non_hospital_due_paise,
          is_service_place, due_paise, due_reason, is_settled_without_pay, is_settled, settled_at, discount_limit_basis_points,
          has_gst_document, treatment_medicine_paise, backdate_reason, card_refund_paise,
          upi_refund_paise, neft_refund_paise, refund_reason, is_payer_estimate, created_by)
        values (${tenantId}, ${hospitalId}, ${admissionId}, ${entry.finYear},
          next_number('bill', ${hospitalId}, ${entry.finYear}), ${entry.billedAt}, ${standing.associationId},
          ${standing.insuranceId}, ${entry.isIgst}, ${bill.totalChargeWithoutGstPaise}, ${bill.igstPaise},
          ${bill.sgstPaise}, ${bill.cgstPaise}, ${bill.totalChargePaise}, ${bill.nonHospitalPaise}, ${bill.medicinePaise},
          ${bill.otherChargePaise}, ${bill.grossPaise}, ${bill.discountPaise}, ${entry.discountReason},
          ${bill.roundOffPaise}, ${bill.netPaise}, ${bill.paidInAdvancePaise}, ${bill.authorizedPaise},
          ${bill.netPayablePaise}, ${tenderValues(s)}, ${s.cashRefundPaise}, ${s.chequeRefundPaise},
          ${s.chequeRefundNumber}, ${s.chequeRefundDate}, ${s.chequeRefundBank}, ${bill.medicineCreditPaise},
          ${bill.poolUsedPaise}, ${bill.poolToBillPaise}, ${s.nonHospitalKeptPaise}, ${nonHospitalDuePaise},
          ${entry.isServicePlace}, ${s.duePaise}, ${s.dueReason},
          ${s.isSettledWithoutPay}, ${isSettled}, ${isSettled ? now : null}, ${chargeSettings.of(call.hospital).discountLimitBasisPoints},
          ${entry.hasGstDocument}, ${entry.treatmentMedicinePaise}, ${entry.backdateReason}, ${s.cardRefundPaise},
          ${s.upiRefundPaise}, ${s.neftRefundPaise}, ${entry.refundReason}, ${entry.isPayerEstimate}, ${userId})
        returning ${columns}`,
      billSentences.billNotSaved,
    ),
    call.tx.rows(sql`
      update admission set is_final_bill = true, updated_at = ${now}
      where tenant_id = ${tenantId} and admission_id = ${admissionId}`),
  ]);
  return { ...saved, writtenOffPaise: ZERO, createdByName: call.session.userName };
}
