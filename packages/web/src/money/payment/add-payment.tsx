// The Add Payment dialog: what was paid so far, the totals, and a form for a payment or refund (R476-R485).

import { getPaymentTotals } from '@charaka/contract/money/bill/bill';
import { paymentTopic } from '@charaka/contract/money/payment/topics';
import { getAdmission } from '@charaka/contract/stay/admission/admission';
import { admissionTopic } from '@charaka/contract/stay/admission/topics';
import { ZERO } from '@charaka/rules/money/money';
import { mayRecordPayment } from '@charaka/rules/stay/admission-state';
import { Skeleton, Stack } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../kernel/use-answer.ts';
import { OfPatient } from '../../people/patient/of-patient.tsx';
import { factsOf } from '../../stay/admission/admission-facts.ts';
import { PatientBanner } from '../../stay/admission/patient-banner.tsx';
import { useViewer } from '../../stay/admission/use-viewer.ts';
import { confirm } from '../../ui/dialog/confirm-request.ts';
import { useFocusBack } from '../../ui/dialog/focus-back.ts';
import { PaymentForm } from './payment-form.tsx';
import { PaymentList } from './payment-list.tsx';
import { type Payment, paidBefore } from './payment-record.ts';
import { PaymentTotals } from './payment-totals.tsx';
import PrintPayment from './print-payment.tsx';
import PrintPaymentRequest from './print-payment-request.tsx';
import { UpdatePayment } from './update-payment.tsx';
import { usePaymentForm } from './use-payment-form.ts';

interface AddPaymentProps {
  readonly admissionId: number;
  onClose(): void;
}

/** Dialog of one admission's payments. A paper covers it; what was typed is there again when the paper is closed. */
export default function AddPayment({ admissionId, onClose }: AddPaymentProps) {
  const { t } = useTranslation('payment');
  const admission = useAnswer(admissionTopic, getAdmission, { admission: { admissionId } }).data?.admission;
  const totals = useAnswer(paymentTopic, getPaymentTotals, { admissionId }).data;
  const [printed, setPrinted] = useState<Payment | null>(null);
  const [edited, setEdited] = useState<Payment | null>(null);
  const [isRequesting, setRequesting] = useState(false);
  const viewer = useViewer();
  useFocusBack(true);
  const amountInput = useRef<HTMLInputElement>(null);
  const offerPrint = async (payment: Payment) => {
    const isWanted = await confirm({
      title: t('payment'),
      text: t('printQuestion'),
      confirmLabel: t('print'),
      cancelLabel: t('no'),
    });
    if (isWanted) setPrinted(payment);
    else amountInput.current?.focus();
  };
  const payments = totals?.payments ?? [];
  const before = { earlier: payments, medicineCredit: totals?.medicineCredit ?? ZERO, held: totals?.held ?? null };
  const state = usePaymentForm(admission, before, (payment) => void offerPrint(payment));
  return (
    <>
      <PaymentForm
        isOpen={printed === null && !isRequesting}
        admission={admission}
        state={state}
        amountInput={amountInput}
        nextNumber={payments.length + 1}
        onRequest={totals && totals.dueAmount > 0 ? () => setRequesting(true) : undefined}
        onClose={onClose}
      >
        {admission && totals ? (
          <Stack gap="sm">
            <PatientBanner admission={admission} place="dialog" />
            <PaymentTotals admission={admission} totals={totals} />
            <PaymentList
              payments={payments}
              onPrint={setPrinted}
              onEdit={mayRecordPayment(viewer, factsOf(admission)) ? setEdited : undefined}
            />
          </Stack>
        ) : (
          <Skeleton h={160} />
        )}
      </PaymentForm>
      {admission && edited && (
        <OfPatient patient={admission}>
          <UpdatePayment admission={admission} payment={edited} onClose={() => setEdited(null)} />
        </OfPatient>
      )}
      {admission && totals && isRequesting && (
        <PrintPaymentRequest admission={admission} totals={totals} onClose={() => setRequesting(false)} />
      )}
      {admission && printed && (
        <PrintPayment
          admission={admission}
          payment={printed}
          previousPaise={paidBefore(printed, payments)}
          onClose={() => setPrinted(null)}
        />
      )}
    </>
  );
}
