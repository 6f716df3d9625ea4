// Records a payment or a refund of an admission (R476-R487).

import { addPayment as addPaymentEndpoint } from '@charaka/contract/money/payment/payment';
import { paymentSentences } from '@charaka/contract/money/payment/payment-sentences';
import { handle } from '../../kernel/handler.ts';
import { withWarning } from './cash-receipts.ts';
import { recordPayment } from './record-payment.ts';

/** The payment with its number, and what happened in a sentence. */
export const addPayment = handle(addPaymentEndpoint, async (call, { payment: entry }) => {
  const { payment, warning } = await recordPayment(call, entry);
  call.say(
    payment.paymentType === 'Refund'
      ? paymentSentences.refundRecorded
      : withWarning(paymentSentences.paymentReceived, warning),
  );
  return { payment };
});
