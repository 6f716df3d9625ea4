// Receives a payment against the due of a final bill, and prints its receipt.

import { getPaymentTotals } from '@charaka/contract/money/bill/bill';
import { duePayment, receiveDue } from '@charaka/contract/money/bill/bill-due';
import { paymentTopic } from '@charaka/contract/money/payment/topics';
import { getAdmission } from '@charaka/contract/stay/admission/admission';
import { admissionTopic } from '@charaka/contract/stay/admission/topics';
import { paymentRuleSentences } from '@charaka/rules/money/payment';
import { SimpleGrid, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { spoken } from '../../kernel/spoken.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { RowBanner } from '../../stay/admission/patient-banner.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { MoneyField, TextField } from '../../ui/field/form-fields.tsx';
import { ModeFields } from '../payment/mode-fields.tsx';
import { type ModeValues, noModes, sentencesByField } from '../payment/mode-values.ts';
import { judgedModes } from '../payment/payment-checks.ts';
import { type Payment, paidBefore } from '../payment/payment-record.ts';
import PrintPayment from '../payment/print-payment.tsx';
import { typedPaise } from '../payment/typed-amount.ts';
import { type OwedPart, owedOf } from './owed-part.ts';

const checkShape = formChecks(duePayment);

interface Values extends ModeValues {
  amount: number | string;
  note: string;
}

const judged = (values: Values) =>
  judgedModes(values, { form: 'add payment', amountPaise: typedPaise(values.amount), isRefund: false });

/** Mounted while it is open; after the payment its receipt is on the screen until that is closed. */
export function ReceiveDue({ part, onClose }: { part: OwedPart; onClose(): void }) {
  const [payment, setPayment] = useState<Payment | null>(null);
  return payment ? (
    <Receipt admissionId={part.due.admissionId} payment={payment} onClose={onClose} />
  ) : (
    <DueForm part={part} onPaid={setPayment} onClose={onClose} />
  );
}

function DueForm({ part, onPaid, onClose }: { part: OwedPart; onPaid(payment: Payment): void; onClose(): void }) {
  const { t } = useTranslation(['bill', 'payment']);
  const { due, isNonHospital } = part;
  const owed = owedOf(part);
  const ofBill = { admissionId: due.admissionId, billId: due.billId, isNonHospital };
  const check = (values: Values) => ({
    ...checkShape({ ...ofBill, ...values }),
    ...sentencesByField(judged(values).problems),
    ...(typedPaise(values.amount) > owed ? { amount: spoken(paymentRuleSentences.excessAmount) } : {}),
  });
  const form = useForm<Values>({ initialValues: { ...noModes, amount: owed / 100, note: '' }, validate: check });
  const command = useCommand(receiveDue, {
    onDone: ({ payment }) => onPaid(payment),
  });
  const { cashPaise } = judged(form.values);
  const send = (values: Values) => command.mutate({ payment: inputOf({ ...values, ...ofBill }) });
  return (
    <FormDialog
      size="medium"
      title={t(isNonHospital ? 'receiveNonHospital' : 'receiveDue')}
      form={form}
      isSubmitting={command.isPending}
      check={check}
      submitLabel={t('receive')}
      onSave={send}
      onClose={onClose}
    >
      <Stack>
        <RowBanner row={due} />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <MoneyField label={t(isNonHospital ? 'nonHospitalDue' : 'dueAmount')} isReadOnly value={owed / 100} />
          <MoneyField label={t('amount')} isRequired isFirst {...form.getInputProps('amount')} />
        </SimpleGrid>
        <ModeFields
          form={form}
          isNarrow
          cash={<MoneyField label={t('cash')} isReadOnly value={cashPaise === 0 ? '' : cashPaise / 100} />}
        />
        <TextField label={t('note')} maxLength={300} {...form.getInputProps('note')} />
      </Stack>
    </FormDialog>
  );
}

function Receipt({ admissionId, payment, onClose }: { admissionId: number; payment: Payment; onClose(): void }) {
  const admission = useAnswer(admissionTopic, getAdmission, { admission: { admissionId } }).data?.admission;
  const payments = useAnswer(paymentTopic, getPaymentTotals, { admissionId }).data?.payments;
  if (!admission || !payments) return null;
  return (
    <PrintPayment
      admission={admission}
      payment={payment}
      previousPaise={paidBefore(payment, payments)}
      onClose={onClose}
    />
  );
}
