// The papers of a payment, with their samples.
import type { AreaPaper } from '../../foundation/tenancy/printed-papers.ts';
import { sampleAdmission } from '../../stay/admission/sample-admission.ts';
import { PaymentPaper } from './print-payment.tsx';
import { PaymentRequestPaper } from './print-payment-request.tsx';
import { samplePayment, sampleTotals } from './sample-payment.ts';

const stay = { admission: sampleAdmission, previousPaise: samplePayment.neft };
const refund = { ...samplePayment, paymentType: 'Refund' } as const;

/** Shown as previews of the print settings. */
export const paymentPapers: readonly AreaPaper[] = [
  {
    setting: 'ipd_payment',
    name: 'paymentReceipt',
    order: 10,
    lines: ['barcodes', 'amountInWords', 'createdBy', 'printedBy', 'signatory'],
    sample: <PaymentPaper {...stay} payment={samplePayment} />,
  },
  {
    setting: 'ipd_payment',
    name: 'refundMemo',
    order: 20,
    lines: ['barcodes', 'amountInWords', 'createdBy', 'printedBy', 'signatory'],
    sample: <PaymentPaper {...stay} payment={refund} />,
  },
  {
    setting: 'ipd_payment',
    name: 'paymentRequest',
    order: 40,
    lines: ['barcodes', 'amountInWords', 'createdBy', 'printedBy', 'signatory'],
    sample: <PaymentRequestPaper admission={sampleAdmission} totals={sampleTotals} />,
  },
];
