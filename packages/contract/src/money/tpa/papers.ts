// The papers for payers, as they are declared.
import { always, madeBy, maybe, paper } from '../../kernel/paper.ts';
import { stayFacts } from '../../stay/admission/papers.ts';

/** Claim on a payer, from frozen figures; no tax document. */
export const billVersionPaper = paper('bill_version', {
  title: 'tpa:printed.billVersion',
  setting: 'ipd_bill',
  blocks: [
    always('facts', ...stayFacts, 'diagnosis'),
    always('charges'),
    maybe('medicines'),
    maybe('payments'),
    always('sums', 'amountInWords', 'gstSummary'),
    always('claim'),
    always('end', ...madeBy, 'barcodes', 'signatory'),
  ],
});

/** Receipt of a payment by a payer. */
export const payerReceiptPaper = paper('payer_receipt', {
  title: 'tpa:printed.payerReceipt',
  setting: 'ipd_payment',
  blocks: [always('facts'), always('parts'), always('end', 'amountInWords', ...madeBy, 'signatory')],
});
