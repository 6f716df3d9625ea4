// The last receipt or memo of the patient admitted last, as preview of the layout; the sample if there is none (0137).
import { getPaymentTotals } from '@charaka/contract/money/bill/bill';
import { paymentTopic } from '@charaka/contract/money/payment/topics';
import { useAnswer } from '../../kernel/use-answer.ts';
import { useLastAdmission } from '../../stay/admission/last-admission.tsx';
import { sampleInsuredAdmission } from '../../stay/admission/sample-admission.ts';
import { PaperWaiting } from '../../ui/paper/paper-waiting.tsx';
import { type Payment, paidBefore } from './payment-record.ts';
import { PaymentPaper } from './print-payment.tsx';
import { samplePayment } from './sample-payment.ts';

/** Of that kind. */
export function LastPayment({ kind }: { kind: Payment['paymentType'] }) {
  const admission = useLastAdmission();
  const asked = { admissionId: admission?.admissionId ?? 0 };
  const totals = useAnswer(paymentTopic, getPaymentTotals, asked, { isEnabled: !!admission, isSilent: true });
  if (admission === undefined || (admission && totals.isPending)) return <PaperWaiting />;
  const payments = totals.data?.payments ?? [];
  const payment = payments.findLast(({ paymentType }) => paymentType === kind);
  if (admission && payment)
    return <PaymentPaper admission={admission} payment={payment} previousPaise={paidBefore(payment, payments)} />;
  return (
    <PaymentPaper
      admission={sampleInsuredAdmission}
      payment={{ ...samplePayment, paymentType: kind }}
      previousPaise={samplePayment.neft}
    />
  );
}
