// Changes the split of a recorded payment or refund over its modes (R465-R475, Q114, Q118, Q123).

import { updatePayment as updatePaymentEndpoint } from '@charaka/contract/money/payment/payment';
import { paymentSentences } from '@charaka/contract/money/payment/payment-sentences';
import { admissionSentences } from '@charaka/contract/stay/admission/admission-sentences';
import type { PaidModes } from '@charaka/rules/money/paid-modes';
import { mayRecordPayment } from '@charaka/rules/stay/admission-state';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { needDeed } from '../../kernel/session.ts';
import { closedReason, viewerOf } from '../../stay/admission/admission-standing.ts';
import { lockAdmission } from '../../stay/admission/admission-store.ts';
import { judgeCashReceipt, withWarning } from './cash-receipts.ts';
import { readStayFacts } from './held-money.ts';
import { judgeRefund } from './judge-refund.ts';
import {
  CLOSED_PAYMENT,
  NO_PAYMENT,
  type Payment,
  readMedicineCredit,
  readPayments,
  writeModes,
} from './payment-store.ts';
import { splitPayment } from './split-payment.ts';

/**
 * The payment with its new modes; amount, type and date stay (Q123), and the audit trail keeps the old split. A payment
 * by card, NEFT or UPI may change the charges that the bill leaves out (R523), so the bill is announced too. Refuses
 * once the patient is discharged, the final bill is made (Q118) or the till is closed, and with the first error of the
 * split.
 */
export const updatePayment = handle(updatePaymentEndpoint, async (call, { payment: entry }) => {
  const { tx, tenantId } = call;
  const { admissionId, paymentId } = entry;
  const [admission, payments] = await call.tx.behind([() => lockAdmission(call, admissionId)], () => [
    readPayments(tx, tenantId, admissionId),
  ]);
  if (!mayRecordPayment(viewerOf(call.session), admission))
    refuse(
      paymentSentences.noPaymentChanged({ closed: closedReason(admission) ?? admissionSentences.admissionClosed }),
    );
  const before = payments.find((payment) => payment.paymentId === paymentId) ?? refuse(NO_PAYMENT);
  if (before.dayClosingId != null) refuse(CLOSED_PAYMENT);
  if (entry.amount != null && entry.amount !== before.amount) refuse(paymentSentences.amountStays);
  const isRefund = before.paymentType === 'Refund';
  needDeed(call.session, isRefund ? 'refund' : 'receive-money');
  // The reference may be left out: a caller that does not know it does not clear it (Q229).
  const neftReference = entry.neftReference === undefined ? before.neftReference : entry.neftReference;
  const modes = splitPayment(
    { ...entry, neftReference },
    { form: 'update payment', amountPaise: before.amount, isRefund },
  );
  const receipt = { patientId: admission.patientId, admissionId, paidAt: new Date(before.paidAt), paymentId };
  const warning = isRefund ? null : await judgeCashReceipt(call, { ...receipt, cashPaise: modes.cashPaise });
  if (isRefund) await judgeSplitRefund(call, before, admissionId, modes);
  const payment = await writeModes(call, before, modes);
  call.say(withWarning(paymentSentences.paymentUpdated, warning));
  return { payment };
});

/** The new split of a refund must be as the money came in, or by an approver (Q258). */
async function judgeSplitRefund(call: Call, before: Payment, admissionId: number, modes: PaidModes): Promise<void> {
  const creditPaise = await readMedicineCredit(call, admissionId);
  const facts = await readStayFacts(call, admissionId, creditPaise, before.paymentId);
  await judgeRefund(call, { ...facts, amountPaise: before.amount, modes, isLimited: false });
}
