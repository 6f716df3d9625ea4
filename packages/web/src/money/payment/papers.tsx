// The papers of a payment, with their samples.
import type { AreaPaper } from '../../foundation/tenancy/printed-papers.ts';
import { sampleInsuredAdmission } from '../../stay/admission/sample-admission.ts';
import { LastPayment } from './last-payment.tsx';
import { PaymentPaper } from './print-payment.tsx';
import { PaymentRequestPaper } from './print-payment-request.tsx';
import { samplePayment, sampleTotals } from './sample-payment.ts';

const stay = { admission: sampleInsuredAdmission, previousPaise: samplePayment.neft };
const refund = { ...samplePayment, paymentType: 'Refund' } as const;

/** Shown as previews of the print settings. */
export const paymentPapers: readonly AreaPaper[] = [
  {
    paper: 'ipd_payment',
    name: 'paymentReceipt',
    order: 10,
    sample: <PaymentPaper {...stay} payment={samplePayment} />,
    own: <LastPayment kind="Receive" />,
  },
  {
    paper: 'ipd_payment',
    name: 'refundMemo',
    order: 20,
    sample: <PaymentPaper {...stay} payment={refund} />,
    own: <LastPayment kind="Refund" />,
  },
  {
    paper: 'payment_request',
    name: 'paymentRequest',
    order: 40,
    sample: <PaymentRequestPaper admission={sampleInsuredAdmission} totals={sampleTotals} />,
  },
];
