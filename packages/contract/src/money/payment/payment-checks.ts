// Messages of the checks of payment fields, on the screen and on the server.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages beside fields; codes never change. */
export const paymentChecks = foundByText(
  sentences('payment', {
    selectPaymentType: 'Please select payment type',
    paymentStaysPayment: 'A recorded payment cannot become a refund, and a refund cannot become a payment',
    paymentDateStays: 'The date of a recorded payment cannot be changed',
    paymentPurposeStays: 'The purpose of a recorded payment cannot be changed',
  }),
);
