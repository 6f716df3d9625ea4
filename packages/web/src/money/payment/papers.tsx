// The papers of a payment, with their samples.
import { ipdPaymentPaper, paymentRequestPaper } from '@charaka/contract/money/payment/papers';
import { sampleInsuredAdmission } from '../../stay/admission/sample-admission.ts';
import type { AreaPaper } from '../../ui/paper/area-paper.ts';
import { LastPayment } from './last-payment.tsx';
import { PaymentPaper } from './print-payment.tsx';
import { PaymentRequestPaper } from './print-payment-request.tsx';
import { samplePayment, sampleTotals } from './sample-payment.ts';

const stay = { admission: sampleInsuredAdmission, previousPaise: samplePayment.neft };
const refund = { ...samplePayment, paymentType: 'Refund' } as const;

/** Shown as previews of the print settings. */
export const papers: readonly AreaPaper[] = [
  {
    paper: ipdPaymentPaper,
    order: 10,
    sample: <PaymentPaper {...stay} payment={samplePayment} />,
    own: <LastPayment kind="Receive" />,
  },
  {
    paper: ipdPaymentPaper,
    title: 'payment:printed.refundMemo',
    order: 20,
    sample: <PaymentPaper {...stay} payment={refund} />,
    own: <LastPayment kind="Refund" />,
  },
  {
    paper: paymentRequestPaper,
    order: 40,
    sample: <PaymentRequestPaper admission={sampleInsuredAdmission} totals={sampleTotals} />,
  },
];
