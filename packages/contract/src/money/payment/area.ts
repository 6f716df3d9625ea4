// Declaration of the payment area: its wing and the areas it uses.
import type { ContractArea } from '../../kernel/area.ts';
import { ipdPaymentPaper, paymentRequestPaper } from './papers.ts';

/** Receipts and refunds. */
export const paymentArea: ContractArea = {
  name: 'payment',
  wing: 'money',
  uses: ['admission', 'patient', 'tenancy', 'staff'],
  auditNames: ['paper_print', 'payment'],
  logTexts: { payment: ['payment'] },
  papers: [ipdPaymentPaper, paymentRequestPaper],
};
