// Messages of the checks of payment fields, on the screen and on the server.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages beside fields; codes never change. */
export const paymentChecks = foundByText(
  sentences('payment', {
    selectPaymentType: 'Please select payment type',
    paymentStaysPayment: 'A recorded payment stays a payment, a refund a refund',
    paymentDateStays: 'The date of a recorded payment stays',
    paymentPurposeStays: 'What a recorded payment was made for stays',
  }),
);
