// Payments and refunds during a stay.
import { getPaymentTotals } from '@charaka/contract/money/bill/bill';
import { paymentTopic } from '@charaka/contract/money/payment/topics';
import { useAnswer } from '../../kernel/use-answer.ts';
import type { StayEvents } from '../../stay/admission/stay-event.ts';

/** Each receipt and refund with its number. */
export const paymentEvents: StayEvents = {
  useEvents: ({ admissionId }) => {
    const answer = useAnswer(paymentTopic, getPaymentTotals, { admissionId }, { isSilent: true });
    if (!answer.data) return answer.isError ? [] : undefined;
    return answer.data.payments.map(({ paymentId, paidAt, paymentType, receiptNo, amount, createdByName }) => ({
      key: `payment ${paymentId}`,
      at: paidAt,
      kind: paymentType === 'Refund' ? 'refunded' : 'paid',
      text: String(receiptNo),
      by: createdByName,
      paise: amount,
    }));
  },
};
