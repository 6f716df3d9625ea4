// The SQL of payments and refunds.

import type { payment } from '@charaka/contract/money/payment/payment';
import { paymentSentences } from '@charaka/contract/money/payment/payment-sentences';
import type { Paise } from '@charaka/rules/money/money';
import type { PaidModes } from '@charaka/rules/money/paid-modes';
import sql, { type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import type { Call } from '../../kernel/handler.ts';
import type { Transaction } from '../../kernel/transaction.ts';
import { type Money, moneyColumns, moneyValues, shownTender, tenderChanges } from './tender-columns.ts';

/** A payment or refund as the contract names it. */
export type Payment = z.output<typeof payment>;

/** A payment or refund to be recorded. */
export interface NewPayment {
  admissionId: number;
  paymentType: 'Receive' | 'Refund';
  chequeDate?: string | null;
  /** The bank of the hospital a refund cheque is drawn on. */
  chequeBankSlid?: number | null;
  note?: string | null;
  isNonHospital?: boolean;
  /** Why it is booked on an earlier day. */
  backdateReason?: string | null;
  billId?: number;
}

/** The error when the till of a payment was counted and closed. */
export const CLOSED_PAYMENT = paymentSentences.paymentOfClosedDay;

/** The error when the admission has no payment of that number. */
export const NO_PAYMENT = paymentSentences.paymentDoesNotExist;

const columns: Sql = sql`x.payment_id, x.receipt_no, x.fin_year, x.paid_at, x.payment_type, x.amount_paise as amount,
  ${shownTender('x')}, x.note, x.is_non_hospital, x.bill_id, x.day_closing_id,
  x.backdate_reason, x.created_at`;

/** Every payment and refund of an admission, oldest first. */
export function readPayments(tx: Transaction, tenantId: number, admissionId: number): Promise<Payment[]> {
  return tx.rows<Payment>(sql`
    select ${columns}, u.name as created_by_name
    from payment x join app_user u on u.tenant_id = x.tenant_id and u.user_id = x.created_by
    where x.tenant_id = ${tenantId} and x.admission_id = ${admissionId} and x.is_active
    order by x.payment_id`);
}

/** The pharmacy's debt to the patient of an admission for medicine that they paid and returned (Q218). */
export async function readMedicineCredit({ tx, tenantId }: Call, admissionId: number): Promise<Paise> {
  const { owed } = await tx.one<{ owed: Paise }>(
    sql`select coalesce(sum(own_money_paise), 0)::bigint as owed from pharmacy_return
      where tenant_id = ${tenantId} and admission_id = ${admissionId}`,
    paymentSentences.returnsNotAdded,
  );
  return owed;
}

/** Records a payment or refund with the next number of its series: receipts and refunds are numbered apart. */
export async function insertPayment(call: Call, entry: NewPayment, money: Money): Promise<Payment> {
  const series = entry.paymentType === 'Receive' ? 'receipt' : 'refund';
  const recorded = await call.tx.one<Omit<Payment, 'createdByName'>>(
    sql`insert into payment as x (tenant_id, hospital_id, admission_id, paid_at, payment_type, ${moneyColumns},
        cheque_date, cheque_bank_slid, note, is_non_hospital, backdate_reason, bill_id, created_by)
      values (${call.tenantId}, ${call.hospital.hospitalId}, ${entry.admissionId}, ${money.paidAt}, ${entry.paymentType},
        ${moneyValues(call, series, money)}, ${entry.chequeDate ?? null}, ${entry.chequeBankSlid ?? null},
        ${entry.note ?? null}, ${entry.isNonHospital ?? false}, ${entry.backdateReason ?? null}, ${entry.billId ?? null}, ${call.userId})
      returning ${columns}`,
    paymentSentences.paymentNotRecorded,
  );
  return { ...recorded, createdByName: call.session.userName };
}

/**
 * Changes the split of a recorded payment and returns the payment; its first split stays beside it (Q258), and the
 * audit trail has every split. Take the admission's lock first. Refuses when its till is closed, also while this call
 * is on its way.
 */
export async function writeModes(
  { tx, tenantId, userId }: Call,
  { paymentId, createdByName }: Payment,
  modes: PaidModes,
): Promise<Payment> {
  const written = await tx.one<Omit<Payment, 'createdByName'>>(
    sql`update payment as x set ${tenderChanges(modes)},
        cheque_bank_slid = case when ${modes.chequePaise}::bigint > 0 then x.cheque_bank_slid end,
        first_cash_paise = coalesce(x.first_cash_paise, x.cash_paise),
        first_card_paise = coalesce(x.first_card_paise, x.card_paise),
        first_upi_paise = coalesce(x.first_upi_paise, x.upi_paise),
        first_neft_paise = coalesce(x.first_neft_paise, x.neft_paise),
        first_cheque_paise = coalesce(x.first_cheque_paise, x.cheque_paise), modes_changed_by = ${userId}
      where x.tenant_id = ${tenantId} and x.payment_id = ${paymentId} and x.is_active
        and x.day_closing_id is null
      returning ${columns}`,
    CLOSED_PAYMENT,
  );
  return { ...written, createdByName };
}
