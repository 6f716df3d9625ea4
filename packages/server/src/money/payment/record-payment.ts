// Records a payment or refund of an admission in the transaction of its caller: alone, or with an admission.

import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import type { addPayment } from '@charaka/contract/money/payment/payment';
import { paymentSentences } from '@charaka/contract/money/payment/payment-sentences';
import { paymentTopic } from '@charaka/contract/money/payment/topics';
import { admissionSentences } from '@charaka/contract/stay/admission/admission-sentences';
import type { Sentence } from '@charaka/rules/message/sentence';
import type { Paise } from '@charaka/rules/money/money';
import { paymentDateProblem, refundableBalance } from '@charaka/rules/money/payment';
import { mayRecordPayment } from '@charaka/rules/stay/admission-state';
import { dateInZone } from '@charaka/rules/stay/hospital-day';
import { type Call, financialYearOn, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { closedReason, viewerOf } from '../../stay/admission/admission-standing.ts';
import { type LockedAdmission, lockAdmission } from '../../stay/admission/admission-store.ts';
import { readStayFacts } from './held-money.ts';
import { judgeMoneyDay } from './judge-money-day.ts';
import { readPayerEstimate } from './payer-estimate.ts';
import { insertPayment, type Payment, readMedicineCredit, readPayments } from './payment-store.ts';
import { postedPayments } from './posted-payments.ts';
import { type PaidOwner, type RefundOwner, receiveMoney, refundMoney } from './tender.ts';
import type { Money } from './tender-columns.ts';

type Entry = ParsedOf<typeof addPayment>['payment'];

/**
 * The payment with its number, and the sentence to warn with when the cash exceeds the hospital's limit (Q115). Refuses
 * when the admission, the date, the split, the cash or the money left does not allow it.
 */
export async function recordPayment(call: Call, entry: Entry): Promise<{ payment: Payment; warning: Sentence | null }> {
  const { paymentType } = entry;
  const deposit = await lockDeposit(call, entry);
  const { written: payment, warning } =
    paymentType === 'Refund'
      ? { written: await refundMoney(call, deposit, entry), warning: null }
      : await receiveMoney(call, { ...deposit, limitPaise: null }, entry);
  await call.announce(paymentTopic, entry.admissionId);
  return { payment, warning };
}

/** The deposit of a stay, behind the lock of its admission: the patient's money of one pool. */
async function lockDeposit(call: Call, entry: Entry): Promise<PaidOwner<Payment> & RefundOwner<Payment>> {
  const { tx, tenantId } = call;
  const { admissionId, paymentType, isNonHospital: isOfPool } = entry;
  // The payments are read after the lock is held, so a refund sees every one before it.
  const [admission, payments, medicineCreditPaise] = await call.tx.behind(
    [() => lockAdmission(call, admissionId)],
    () => [readPayments(tx, tenantId, admissionId), readMedicineCredit(call, admissionId)],
  );
  if (!mayRecordPayment(viewerOf(call.session), admission))
    refuse(paymentSentences.noPaymentAdded({ closed: closedReason(admission) ?? admissionSentences.admissionClosed }));
  const isNonHospital = isOfPool ?? false;
  const { backdateReason, ...day } = await datedPayment(call, admission, entry);
  const ofStay = { admissionId, paymentType, note: entry.note || null, isNonHospital, backdateReason };
  return {
    day,
    occasion: { patientId: admission.patientId, admissionId },
    limitPaise: refundableBalance({ payments: postedPayments(payments), medicineCreditPaise }, isNonHospital),
    facts: () => readDepositFacts(call, entry, medicineCreditPaise),
    write: (money) => insertPayment(call, ofStay, money),
  };
}

/** A deposit is refunded up to the hospital's limit while it does not rest on an estimate of a payer; else with a note (Q258, Q259, Q268). */
async function readDepositFacts(call: Call, { admissionId, note }: Entry, medicineCreditPaise: Paise) {
  const [facts, estimatePaise] = await Promise.all([
    readStayFacts(call, admissionId, medicineCreditPaise),
    readPayerEstimate(call, admissionId),
  ]);
  return { ...facts, estimatePaise, reason: { field: 'payment.note', text: note ?? '' } };
}

/** When the payment counts as made: now, or a time of an earlier day with a reason (R479, Q262). */
async function datedPayment(
  call: Call,
  admission: LockedAdmission,
  entry: Entry,
): Promise<Pick<Money, 'finYear' | 'paidAt'> & { backdateReason: string | null }> {
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
