// Receives a payment against the due of a counter bill, from the counter or from the list of all dues.
import { counterDuePayment, settleCounterDue } from '@charaka/contract/clinic/counter/counter-refund';
import { paymentRuleSentences } from '@charaka/rules/money/payment';
import { SimpleGrid, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks, refusedFields } from '../../kernel/form-checks.ts';
import { spoken } from '../../kernel/spoken.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { RowBanner } from '../../stay/admission/patient-banner.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { MoneyField } from '../../ui/field/form-fields.tsx';
import { ModeFields } from '../payment/mode-fields.tsx';
import { type ModeValues, noModes, sentencesByField } from '../payment/mode-values.ts';
import { judgedModes } from '../payment/payment-checks.ts';
import { typedPaise } from '../payment/typed-amount.ts';

const checkShape = formChecks(counterDuePayment);

interface Values extends ModeValues {
  amount: number | string;
}

const judged = (values: Values) =>
  judgedModes(values, { form: 'add payment', amountPaise: typedPaise(values.amount), isRefund: false });

interface ReceiveCounterDueProps {
  /** The bill with its patient, as a list or the bill itself has it. */
  readonly due: Parameters<typeof RowBanner>[0]['row'] & {
    readonly counterBillId?: number | null;
    readonly due: number;
  };
  onPaid?(): void;
  onClose(): void;
}

/** Mounted while it is open. */
export function ReceiveCounterDue({ due: bill, onPaid, onClose }: ReceiveCounterDueProps) {
  const { t } = useTranslation(['bill', 'payment']);
  const { due } = bill;
  const counterBillId = bill.counterBillId ?? 0;
  const check = (values: Values) => ({
    ...checkShape({ counterBillId, ...values }),
    ...sentencesByField(judged(values).problems),
    ...(typedPaise(values.amount) > due ? { amount: spoken(paymentRuleSentences.excessAmount) } : {}),
  });
  const form = useForm<Values>({ initialValues: { ...noModes, amount: due / 100 }, validate: check });
  const command = useCommand(settleCounterDue, { onDone: () => (onPaid ?? onClose)() });
  const { cashPaise } = judged(form.values);
  const send = (values: Values) =>
    command.mutate(
      { payment: inputOf({ ...values, counterBillId }) },
      { onError: (error) => form.setErrors(refusedFields(error, 'payment')) },
    );
  return (
    <FormDialog
      size="medium"
      title={t('receiveDue')}
      form={form}
      isSubmitting={command.isPending}
      check={check}
      submitLabel={t('receive')}
      onSave={send}
      onClose={onClose}
    >
      <Stack>
        <RowBanner row={bill} />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <MoneyField label={t('dueAmount')} isReadOnly value={due / 100} />
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
