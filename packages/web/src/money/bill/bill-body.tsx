// Parts of every bill dialog before its summary: patient, charges, payments and medicine (R489-R494).
import { Checkbox, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { PatientBanner } from '../../stay/admission/patient-banner.tsx';
import { Fact } from '../../ui/paper/fact.tsx';
import { useMemoParts } from '../account/memo-parts.tsx';
import { PaymentList } from '../payment/payment-list.tsx';
import type { BillAnswer } from './bill-answer.ts';
import { CancelledBills } from './cancelled-bills.tsx';
import { DetailTable, GroupTable } from './line-tables.tsx';
import type { BillPaper } from './print-bill.tsx';

/** A part of the bill under its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Title order={3} size="h5" mb="xs">
        {title}
      </Title>
      {children}
    </section>
  );
}

interface BillBodyProps {
  readonly bill: BillAnswer;
  /** The bill date, read or typed. */
  readonly date: ReactNode;
  onPaper(kind: BillPaper): void;
}

/** Heading, charges, payments and medicine of a bill. */
export function BillBody({ bill, date, onPaper }: BillBodyProps) {
  return (
    <>
      <BillHead bill={bill} date={date} />
      <Charges bill={bill} />
      <BesideCharges bill={bill} onPaper={onPaper} />
    </>
  );
}

/** Payments, medicine and cancelled bills of a bill. */
export function BesideCharges({ bill, onPaper }: Omit<BillBodyProps, 'date'>) {
  const { t } = useTranslation(['bill', 'pharmacy']);
  const { Section: MemoSection } = useMemoParts();
  return (
    <>
      <Section title={t('paymentTransaction')}>
        <PaymentList payments={bill.payments} />
      </Section>
      <Section title={t('pharmacy:medicineCharges')}>
        <Suspense fallback={<Skeleton h={120} />}>
          <MemoSection
            admission={bill.admission}
            sales={bill.pharmacySales}
            returns={bill.pharmacyReturns}
            onPrint={() => onPaper('medicine')}
          />
        </Suspense>
      </Section>
      {bill.cancelledBills.length > 0 && (
        <Section title={t('cancelledBills')}>
          <CancelledBills bills={bill.cancelledBills} />
        </Section>
      )}
    </>
  );
}

function BillHead({ bill, date }: { bill: BillAnswer; date: ReactNode }) {
  const { t } = useTranslation('bill');
  const { admission, finalBill } = bill;
  const isDental = admission.admissionMode === 'Dental';
  const doctor = [admission.doctorName, admission.doctorSpecialization].filter(Boolean).join(', ');
  return (
    <Stack gap={4}>
      <PatientBanner admission={admission} place="dialog" />
      <Group gap="4px 24px">
        <Fact label={t(isDental ? 'procedureStart' : 'admissionDate')}>{formatDateTime(admission.admittedAt)}</Fact>
        <Fact label={t('doctor')}>{doctor}</Fact>
        {finalBill && <Fact label={t('billNo')}>{`${finalBill.orderNo} / ${finalBill.finYear}`}</Fact>}
      </Group>
      {date}
      {finalBill && finalBill.due > 0 && <Text>{t('leftDue', { reason: finalBill.dueReason ?? '' })}</Text>}
    </Stack>
  );
}

/** The View Details choice is remembered for the session (R492). */
const detailsKey = 'billDetails';

function Charges({ bill }: { bill: BillAnswer }) {
  const { t } = useTranslation('bill');
  const [isDetailed, setDetailed] = useState(sessionStorage.getItem(detailsKey) === 'true');
  const change = (wanted: boolean) => {
    sessionStorage.setItem(detailsKey, String(wanted));
    setDetailed(wanted);
  };
  return (
    <Section title={t('charges')}>
      <Checkbox
        label={t('viewDetails')}
        checked={isDetailed}
        onChange={(event) => change(event.currentTarget.checked)}
        mb="xs"
      />
      {bill.lines.length === 0 && <Text c="dimmed">{t('noCharges')}</Text>}
      {bill.lines.length > 0 && (isDetailed ? <DetailTable lines={bill.lines} /> : <GroupTable groups={bill.groups} />)}
    </Section>
  );
}
