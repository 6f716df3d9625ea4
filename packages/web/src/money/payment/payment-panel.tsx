// The payments of an admission where it is looked at, each with its paper (R343, Q52).

import { getPaymentTotals } from '@charaka/contract/money/bill/bill';
import { paymentTopic } from '@charaka/contract/money/payment/topics';
import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useAnswer } from '../../kernel/use-answer.ts';
import type { Admission } from '../../stay/admission/paper-facts.tsx';
import { PaymentList } from './payment-list.tsx';
import { type Payment, paidBefore } from './payment-record.ts';
import PrintPayment from './print-payment.tsx';

/** Follows payments received anywhere. */
export function PaymentPanel({ admission }: { admission: Admission }) {
  const { admissionId } = admission;
  const payments = useAnswer(paymentTopic, getPaymentTotals, { admissionId }).data?.payments;
  const [printed, setPrinted] = useState<Payment | null>(null);
  if (!payments) return <Skeleton h={120} radius="sm" />;
  return (
    <>
      <PaymentList payments={payments} onPrint={setPrinted} />
      {printed && (
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
