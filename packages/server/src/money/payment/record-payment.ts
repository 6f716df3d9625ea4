// Records a payment or refund of an admission in the transaction of its caller: alone, or with an admission.

import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import type { addPayment } from '@charaka/contract/money/payment/payment';
import { paymentSentences } from '@charaka/contract/money/payment/payment-sentences';
import { paymentTopic } from '@charaka/contract/money/payment/topics';
import { admissionSentences } from '@charaka/contract/stay/admission/admission-sentences';
import type { Sentence } from '@charaka/rules/message/sentence';
import type { Paise } from '@charaka/rules/money/money';
import type { PaidModes } from '@charaka/rules/money/paid-modes';
import { type PatientMoney, paymentDateProblem, refundProblem } from '@charaka/rules/money/payment';
import { mayRecordPayment } from '@charaka/rules/stay/admission-state';
import { dateInZone } from '@charaka/rules/stay/hospital-day';
import { type Call, financialYearOn, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { needDeed } from '../../kernel/session.ts';
import { closedReason, viewerOf } from '../../stay/admission/admission-standing.ts';
import { type LockedAdmission, lockAdmission } from '../../stay/admission/admission-store.ts';
import { judgeCashReceipt } from './cash-receipts.ts';
import { readHeldToJudge, readTakers } from './held-money.ts';
import { judgeMoneyDay } from './judge-money-day.ts';
import { judgeRefund } from './judge-refund.ts';
import { readPayerEstimate } from './payer-estimate.ts';
import { insertPayment, type NewPayment, type Payment, readMedicineCredit, readPayments } from './payment-store.ts';
import { postedPayments } from './posted-payments.ts';
import { splitPayment } from './split-payment.ts';

type Entry = ParsedOf<typeof addPayment>['payment'];

/**
 * The payment with its number, and the sentence to warn with when the cash exceeds the hospital's limit (Q115). Refuses
 * when the admission, the date, the split, the cash or the money left does not allow it.
 */
export async function recordPayment(call: Call, entry: Entry): Promise<{ payment: Payment; warning: Sentence | null }> {
  const { tx, tenantId } = call;
  const { admissionId } = entry;
  // The payments are read after the lock is held, so a refund sees every one before it.
  const [admission, payments, medicineCreditPaise] = await call.tx.behind(
    [() => lockAdmission(call, admissionId)],
    () => [readPayments(tx, tenantId, admissionId), readMedicineCredit(call, admissionId)],
  );
  const money = { payments: postedPayments(payments), medicineCreditPaise };
  const allowed = await allowedPayment(call, admission, money, entry);
  const isRefund = allowed.paymentType === 'Refund';
  const warning = isRefund ? null : await judgeCashReceipt(call, { ...allowed, patientId: admission.patientId });
  const payment = await insertPayment(call, allowed);
  await call.announce(paymentTopic, admissionId);
  return { payment, warning };
}

async function allowedPayment(
  call: Call,
  admission: LockedAdmission,
  money: PatientMoney,
  entry: Entry,
): Promise<NewPayment> {
  if (!mayRecordPayment(viewerOf(call.session), admission))
    refuse(paymentSentences.noPaymentAdded({ closed: closedReason(admission) ?? admissionSentences.admissionClosed }));
  const isRefund = entry.paymentType === 'Refund';
  needDeed(call.session, isRefund ? 'refund' : 'receive-money');
  const dated = await datedPayment(call, admission, entry);
  const split = splitPayment(entry, { form: 'add payment', amountPaise: entry.amount, isRefund });
  const isNonHospital = entry.isNonHospital ?? false;
  const problem = isRefund && refundProblem(entry.amount, money, isNonHospital);
  if (problem) refuse(problem);
  if (isRefund) await judgeDeposit(call, entry, split, money.medicineCreditPaise);
  return {
    admissionId: entry.admissionId,
    ...dated,
    paymentType: entry.paymentType,
    amountPaise: entry.amount,
    ...split,
    note: entry.note || null,
    isNonHospital,
  };
}

/**
 * A deposit is refunded as it came, up to the hospital's limit, while it does not rest on an estimate of a payer; else
 * by an approver, with a note (Q258, Q259, Q268).
 */
async function judgeDeposit(call: Call, entry: Entry, modes: PaidModes, medicineCreditPaise: Paise): Promise<void> {
  const { admissionId, amount: amountPaise, note } = entry;
  const [held, makerIds, estimatePaise] = await Promise.all([
    readHeldToJudge(call, admissionId, medicineCreditPaise),
    readTakers(call, admissionId),
    readPayerEstimate(call, admissionId),
  ]);
  const reason = { field: 'payment.note', text: note ?? '' };
  const facts = { amountPaise, modes, ...held, estimatePaise, paidAt: null, doneWork: null, makerIds, reason };
  await judgeRefund(call, facts);
}

/** When the payment counts as made: now, or a time of an earlier day with a reason (R479, Q262). */
async function datedPayment(
  call: Call,
  admission: LockedAdmission,
  entry: Entry,
): Promise<Pick<NewPayment, 'finYear' | 'paidAt' | 'backdateReason'>> {
  const { timezone } = call.hospital;
  const given = new Date(entry.paidAt);
  const paidOn = dateInZone(given, timezone);
  const admittedOn = dateInZone(new Date(admission.admittedAt), timezone);
  const problem = paymentDateProblem(paidOn, admittedOn, todayOf(call));
  if (problem) refuse(problem);
  const day = { record: 'payment', day: paidOn, reason: entry.backdateReason, at: given };
  const backdateReason = await judgeMoneyDay(call, day);
  return {
    finYear: financialYearOn(call, paidOn),
    paidAt: backdateReason === null ? call.now : given,
    backdateReason,
  };
}
