// Receives a payment against the due of a counter bill, and prints the bill with it.
import { getCounterBill } from '@charaka/contract/clinic/counter/counter-bill';
import { counterDuePayment, settleCounterDue } from '@charaka/contract/clinic/counter/counter-refund';
import { counterTopic } from '@charaka/contract/clinic/counter/topics';
import { paymentRuleSentences } from '@charaka/rules/money/payment';
import { SimpleGrid, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formChecks, refusedFields } from '../../kernel/form-checks.ts';
import { spoken } from '../../kernel/spoken.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { ModeFields } from '../../money/payment/mode-fields.tsx';
import { type ModeValues, noModes, sentencesByField } from '../../money/payment/mode-values.ts';
import { judgedModes } from '../../money/payment/payment-checks.ts';
import { typedPaise } from '../../money/payment/typed-amount.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { MoneyField } from '../../ui/field/form-fields.tsx';
import type { CounterBill } from './counter-bill-paper.tsx';
import PrintCounterBill from './print-counter-bill.tsx';

const checkShape = formChecks(counterDuePayment);

interface Values extends ModeValues {
  amount: number | string;
}

const judged = (values: Values) =>
  judgedModes(values, { form: 'add payment', amountPaise: typedPaise(values.amount), isRefund: false });

/** Mounted while it is open; after the payment the bill is on the screen until that is closed. */
export default function ReceiveCounterDue({ counterBillId, onClose }: { counterBillId: number; onClose(): void }) {
  const [isPaid, setPaid] = useState(false);
  const bill = useAnswer(counterTopic, getCounterBill, { counterBill: { counterBillId } }).data?.counterBill;
  if (isPaid) return <PrintCounterBill counterBillId={counterBillId} onClose={onClose} />;
  return bill ? <DueForm bill={bill} onPaid={() => setPaid(true)} onClose={onClose} /> : null;
}

function DueForm({ bill, onPaid, onClose }: { bill: CounterBill; onPaid(): void; onClose(): void }) {
  const { t } = useTranslation(['counter', 'payment']);
  const { counterBillId, due } = bill;
  const check = (values: Values) => ({
    ...checkShape({ counterBillId, ...values }),
    ...sentencesByField(judged(values).problems),
    ...(typedPaise(values.amount) > due ? { amount: spoken(paymentRuleSentences.excessAmount) } : {}),
  });
  const form = useForm<Values>({ initialValues: { ...noModes, amount: due / 100 }, validate: check });
  const command = useCommand(settleCounterDue, { onDone: onPaid });
  const { cashPaise } = judged(form.values);
  const send = (values: Values) =>
    command.mutate(
      { payment: inputOf({ ...values, counterBillId }) },
      { onError: (error) => form.setErrors(refusedFields(error, 'payment')) },
    );
  return (
    <FormDialog
      size="medium"
      title={t('deeds.receive')}
      form={form}
      isSubmitting={command.isPending}
      check={check}
      submitLabel={t('receive')}
      onSave={send}
      onClose={onClose}
    >
      <Stack>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <MoneyField label={t('due')} isReadOnly value={due / 100} />
          <MoneyField label={t('amount')} isRequired isFirst {...form.getInputProps('amount')} />
        </SimpleGrid>
        <ModeFields
          form={form}
          isNarrow
          cash={<MoneyField label={t('payment:cash')} isReadOnly value={cashPaise === 0 ? '' : cashPaise / 100} />}
        />
      </Stack>
    </FormDialog>
  );
}
