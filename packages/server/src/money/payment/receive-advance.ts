// Takes the advance that is paid while a patient is admitted: a payment like any other, with a receipt number (Q79).
import { paymentSentences } from '@charaka/contract/money/payment/payment-sentences';
import { paise, ZERO } from '@charaka/rules/money/money';
import { refuse } from '../../kernel/refusal.ts';
import { does } from '../../kernel/session.ts';
import type { AfterAdmission } from '../../stay/admission/after-admission-step.ts';
import { recordPayment } from './record-payment.ts';

/** Does nothing without an amount; refuses a caller who may not take payments. */
export const receiveAdvance: AfterAdmission = async (call, { admissionId, form }) => {
  const amount = form.advanceAmount ?? ZERO;
  if (amount === 0) return;
  if (!does(call.session, 'receive-money')) refuse(paymentSentences.advanceNeedsPaymentRight);
  const partIn = (mode: typeof form.advanceMode) => (form.advanceMode === mode ? amount : paise(0));
  await recordPayment(call, {
    admissionId,
    paidAt: call.now.toISOString(),
    paymentType: 'Receive',
    amount,
    card: partIn('Card'),
    cardNumber: form.advanceReference,
    upi: partIn('UPI'),
    upiReference: form.advanceReference,
    neft: partIn('NEFT'),
    neftReference: form.advanceReference,
    chequeAmount: partIn('Cheque'),
    chequeNumber: form.advanceReference,
    note: 'Advance at admission',
  });
};
