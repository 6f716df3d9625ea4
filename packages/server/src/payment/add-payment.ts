// Records a payment or a refund of an admission (R476-R487).
import type { ParsedOf } from '@charaka/contract/endpoint';
import { addPayment as addPaymentEndpoint } from '@charaka/contract/payment';
import { mayRecordPayment } from '@charaka/rules/admission-state';
import { dateInZone } from '@charaka/rules/hospital-day';
import { ZERO } from '@charaka/rules/money';
import { checkPaymentSplit, paymentDateProblem, refundProblem } from '@charaka/rules/payment';
import { closedReason, viewerOf } from '../admission/admission-standing.ts';
import { type LockedAdmission, lockAdmission } from '../admission/admission-store.ts';
import { type Call, financialYearOn, handle } from '../kernel/handler.ts';
import { refuse } from '../kernel/refusal.ts';
import { insertPayment, type NewPayment, type Payment, readPayments } from './payment-store.ts';
import { postedPayments, refuseCashAboveLimit } from './posted-payments.ts';

type Entry = ParsedOf<typeof addPaymentEndpoint>['payment'];

/** The payment with its number. Refuses when the admission, the date, the split or the money left does not allow it. */
export const addPayment = handle(addPaymentEndpoint, async (call, { payment: entry }) => {
  const { tx, tenantId, hospital, session, userId } = call;
  const { admissionId } = entry;
  // The payments are read after the lock is held, so a refund sees every one before it.
  const [admission, earlier] = await Promise.all([
    lockAdmission(call, admissionId),
    readPayments(tx, tenantId, admissionId),
  ]);
  const place = { tenantId, hospitalId: hospital.hospitalId, userId, userName: session.userName };
  const payment = await insertPayment(tx, place, allowedPayment(call, admission, earlier, entry));
  await call.announce('payment', admissionId);
  call.say(payment.paymentType === 'Refund' ? 'Refund recorded' : 'Payment received');
  return { payment };
});

function allowedPayment(call: Call, admission: LockedAdmission, earlier: readonly Payment[], entry: Entry): NewPayment {
  if (!mayRecordPayment(viewerOf(call.session), admission))
    refuse(`${closedReason(admission) ?? 'This admission is closed'}: no payment or refund can be added`);
  const { finYear, paidAt } = datedPayment(call, admission, entry.paidAt);
  const split = splitPayment(call, entry);
  const isNonHospital = entry.isNonHospital ?? false;
  const problem = entry.paymentType === 'Refund' && refundProblem(entry.amount, postedPayments(earlier), isNonHospital);
  if (problem) refuse(problem);
  return {
    admissionId: entry.admissionId,
    finYear,
    paidAt,
    paymentType: entry.paymentType,
    amountPaise: entry.amount,
    ...split,
    note: entry.note || null,
    isNonHospital,
  };
}

/** When the payment counts as made: a time later today is the clock of a screen running ahead, and is taken as now (R479). */
function datedPayment(call: Call, admission: LockedAdmission, paidAt: string): { finYear: string; paidAt: Date } {
  const { timezone } = call.hospital;
  const given = new Date(paidAt);
  const paidOn = dateInZone(given, timezone);
  const admittedOn = dateInZone(new Date(admission.admittedAt), timezone);
  const problem = paymentDateProblem(paidOn, admittedOn, dateInZone(call.now, timezone));
  if (problem) refuse(problem);
  return { finYear: financialYearOn(call, paidOn), paidAt: given > call.now ? call.now : given };
}

/** The amount by modes: cash is what the others leave, and a cash amount that says otherwise is refused (R467, Q116). */
function splitPayment(call: Call, entry: Entry) {
  const isRefund = entry.paymentType === 'Refund';
  const others = {
    cardPaise: entry.card ?? ZERO,
    cardNumber: entry.cardNumber ?? '',
    upiPaise: entry.upi ?? ZERO,
    neftPaise: entry.neft ?? ZERO,
    chequePaise: entry.chequeAmount ?? ZERO,
    chequeNumber: entry.chequeNumber ?? '',
  };
  const upiReference = entry.upiReference ?? '';
  const { cashPaise, problems } = checkPaymentSplit({
    ...others,
    form: 'add payment',
    amountPaise: entry.amount,
    isRefund,
    cashReceiptLimitPaise: null,
    upiTransactionNumber: upiReference,
  });
  if (problems[0]) refuse(problems[0].message);
  if (entry.cash != null && entry.cash !== cashPaise) refuse('The payment modes should add up to the payment amount');
  if (!isRefund) refuseCashAboveLimit(call.hospital, cashPaise);
  return { ...others, cashPaise, upiReference };
}
