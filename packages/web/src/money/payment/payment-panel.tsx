// The payments in the workspace of a stay: the entry open above what was paid so far, each with its paper (R343, R476-R485, Q52).

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { getPaymentTotals } from '@charaka/contract/money/bill/bill';
import { paymentTopic } from '@charaka/contract/money/payment/topics';
import { mayRecordPayment } from '@charaka/rules/stay/admission-state';
import { Paper, Skeleton, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../kernel/use-answer.ts';
import { OfPatient } from '../../people/patient/of-patient.tsx';
import { factsOf } from '../../stay/admission/admission-facts.ts';
import type { PanelProps } from '../../stay/admission/admission-panel.ts';
import { useViewer } from '../../stay/admission/use-viewer.ts';
import { PaymentEntry } from './payment-entry.tsx';
import { PaymentList } from './payment-list.tsx';
import { type Payment, paidBefore } from './payment-record.ts';
import { PaymentTotals } from './payment-totals.tsx';
import PrintPayment from './print-payment.tsx';
import { UpdatePayment } from './update-payment.tsx';

/** Follows payments received anywhere. */
export function PaymentPanel(props: PanelProps) {
  const { admissionId } = props.admission;
  const totals = useAnswer(paymentTopic, getPaymentTotals, { admissionId }).data;
  return totals ? <Payments {...props} totals={totals} /> : <Skeleton h={320} radius="sm" />;
}

type PaymentsProps = PanelProps & { readonly totals: OutputOf<typeof getPaymentTotals> };

function Payments({ admission, entering, totals }: PaymentsProps) {
  const { t } = useTranslation('payment');
  const mayChange = mayRecordPayment(useViewer(), factsOf(admission));
  const [printed, setPrinted] = useState<Payment | null>(null);
  const [edited, setEdited] = useState<Payment | null>(null);
  const { payments } = totals;
  return (
    <>
      {mayChange && <PaymentEntry admission={admission} totals={totals} entering={entering} onPrint={setPrinted} />}
      <Paper withBorder p="md" component="section" aria-label={t('payments')}>
        <Stack gap="sm">
          <Title order={2} size="h4">
            {t('payments')}
          </Title>
          <PaymentTotals admission={admission} totals={totals} />
          <PaymentList payments={payments} onPrint={setPrinted} onEdit={mayChange ? setEdited : undefined} />
        </Stack>
      </Paper>
      {edited && (
        <OfPatient patient={admission}>
          <UpdatePayment admission={admission} payment={edited} onClose={() => setEdited(null)} />
        </OfPatient>
      )}
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
