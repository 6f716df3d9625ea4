// The dialog that pays approved invoices of a supplier, whole or in part.
import {
  addSupplierPayment,
  supplierPaymentModes,
  typedPayment,
} from '@charaka/contract/supply/purchase/supplier-payment';
import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { wordChoices } from '../../kernel/choices.ts';
import { useCommandForm } from '../../kernel/command-form.ts';
import { formChecks } from '../../kernel/form-checks.ts';
import { formatDay } from '../../kernel/format.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { MoneyField, SelectField, TextField } from '../../ui/field/form-fields.tsx';
import { FormSection } from '../../ui/field/form-section.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { MoneyText } from '../../ui/page/money-text.tsx';
import type { Account } from './account.ts';

interface PaymentForm {
  supplierId: number;
  mode: (typeof supplierPaymentModes)[number] | null;
  reference: string;
  remarks: string;
  parts: { readonly invoiceId: number; amount: number | string }[];
}

const faultsOf = formChecks(typedPayment);

/** The sum of the parts in rupees, added up in paise. */
const amountOf = ({ parts }: PaymentForm) =>
  parts.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0) / 100;

/** The payment as it is sent, without invoices that are not paid now. */
const sentPayment = (values: PaymentForm) => ({
  ...values,
  amount: amountOf(values),
  parts: values.parts.filter(({ amount }) => Number(amount) !== 0),
});

/** Opens at once; what is open of each approved invoice is filled in. */
export default function AddSupplierPayment({ account, onClose }: { account: Account; onClose(): void }) {
  const { t } = useTranslation('purchase');
  const payable = account.invoices.filter(({ state }) => state === 'Approved' || state === 'PartlyPaid');
  const command = useCommandForm(addSupplierPayment, {
    wrapper: 'payment',
    initialValues: {
      supplierId: account.supplierId,
      mode: 'NEFT',
      reference: '',
      remarks: '',
      parts: payable.map(({ invoiceId, open }) => ({ invoiceId, amount: open / 100 })),
    } satisfies PaymentForm as PaymentForm,
    check: (values) => faultsOf(sentPayment(values)),
    sent: (values) => inputOf(sentPayment(values)),
    onDone: onClose,
  });
  const { form } = command;
  return (
    <FormDialog size="medium" title={t('paySupplier')} submitLabel={t('pay')} {...command} onClose={onClose}>
      <Columns cols={{ base: 1, xs: 2 }}>
        <SelectField
          label={t('mode')}
          isRequired
          isFirst
          choices={wordChoices(supplierPaymentModes, (mode) => t(`modes.${mode}`))}
          {...form.getInputProps('mode')}
        />
        <TextField label={t('reference')} maxLength={60} {...form.getInputProps('reference')} />
      </Columns>
      <FormSection title={t('invoices')}>
        <Stack gap="xs">
          {payable.map(({ invoiceId, invoiceNumber, dueOn }, index) => (
            <MoneyField
              key={invoiceId}
              label={t('payOf', { number: invoiceNumber, day: formatDay(dueOn) })}
              {...form.getInputProps(`parts.${index}.amount`)}
            />
          ))}
          {form.errors.parts && (
            <Text size="xs" c="red">
              {form.errors.parts}
            </Text>
          )}
        </Stack>
      </FormSection>
      <TextField label={t('remarks')} maxLength={300} {...form.getInputProps('remarks')} />
      <Text aria-live="polite">
        {t('amount')}: <MoneyText paise={Math.round(amountOf(form.values) * 100)} fw={600} />
      </Text>
      {form.errors.amount && (
        <Text size="sm" c="red">
          {form.errors.amount}
        </Text>
      )}
    </FormDialog>
  );
}
