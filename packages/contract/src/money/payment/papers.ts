// The papers of a payment, as they are declared.
import { always, madeBy, paper } from '../../kernel/paper.ts';
import { stayFacts } from '../../stay/admission/papers.ts';

/** Receipt and refund memo. */
export const ipdPaymentPaper = paper('ipd_payment', {
  title: 'payment:printed.receipt',
  blocks: [
    always('facts', ...stayFacts),
    always('modes'),
    always('end', 'amountInWords', ...madeBy, 'barcodes', 'signatory'),
  ],
});

/** Request of a payment during the stay. */
export const paymentRequestPaper = paper('payment_request', {
  title: 'payment:printed.request',
  setting: 'ipd_payment',
  blocks: [
    always('facts', ...stayFacts),
    always('sums'),
    always('end', 'amountInWords', ...madeBy, 'barcodes', 'signatory'),
  ],
});
