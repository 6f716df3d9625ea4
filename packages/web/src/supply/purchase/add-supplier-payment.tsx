// The dialog that pays approved invoices of a supplier, whole or in part.
import { addSupplierPayment, supplierPaymentModes } from '@charaka/contract/supply/purchase/supplier-payment';
import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { wordChoices } from '../../kernel/choices.ts';
import { useCommandForm } from '../../kernel/command-form.ts';
import { formatDay, today } from '../../kernel/format.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { MoneyField, SelectField, TextField } from '../../ui/field/form-fields.tsx';
import { FormSection } from '../../ui/field/form-section.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { MoneyText } from '../../ui/page/money-text.tsx';
import type { Account } from './account.ts';
import {
  advanceTaxOf,
  amountOf,
  beginPayment,
  faultsAtFields,
  type PaymentForm,
  payableOf,
  paymentFaults,
  sentPayment,
} from './payment-form.ts';

/** Opens at once; what is open of each approved invoice is filled in, and the bank account of the supplier is shown. */
export default function AddSupplierPayment({ account, onClose }: { account: Account; onClose(): void }) {
  const { t } = useTranslation('purchase');
  const payable = payableOf(account);
  const bank = [account.bankName, account.ifscCode, account.bankAccountNo].filter(Boolean).join(' · ');
  const command = useCommandForm(addSupplierPayment, {
    wrapper: 'payment',
    initialValues: beginPayment(account),
    check: (values) => paymentFaults(values, account, today()),
    sent: (values) => inputOf(sentPayment(values, account, today())),
    faultsAt: faultsAtFields,
    onDone: onClose,
  });
  const { form } = command;
  const { mode } = form.values;
  const modes = supplierPaymentModes.filter((each) => each !== 'Advance' || account.advance > 0);
  return (
    <FormDialog size="medium" title={t('paySupplier')} submitLabel={t('pay')} {...command} onClose={onClose}>
      <Columns cols={{ base: 1, xs: 2 }}>
        <SelectField
          label={t('mode')}
          isRequired
          isFirst
          choices={wordChoices(modes, (mode) => t(`modes.${mode}`))}
          {...form.getInputProps('mode')}
        />
        <TextField label={t('reference')} maxLength={60} {...form.getInputProps('reference')} />
      </Columns>
      {account.advance > 0 && (
        <Text size="sm">
          {t('openAdvance')}: <MoneyText paise={account.advance} />
        </Text>
      )}
      {bank && mode !== 'Cash' && mode !== 'Advance' && (
        <Text size="sm">
          {t('supplier.bankName')}: {bank}
        </Text>
      )}
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
      {mode !== 'Advance' && <MoneyField label={t('advance')} {...form.getInputProps('advance')} />}
      <TextField label={t('remarks')} maxLength={300} {...form.getInputProps('remarks')} />
      <PaidSum values={form.values} account={account} />
      {form.errors.amount && (
        <Text size="sm" c="red">
          {form.errors.amount}
        </Text>
      )}
    </FormDialog>
  );
}

/** The money of the payment, with the tax that is deducted from its advance. */
function PaidSum({ values, account }: { values: PaymentForm; account: Account }) {
  const { t } = useTranslation('purchase');
  const taxPaise = advanceTaxOf(values, account, today());
  return (
    <Text aria-live="polite">
      {t('amount')}: <MoneyText paise={Math.round(amountOf(values, account, today()) * 100)} fw={600} />
      {taxPaise > 0 && (
        <>
          {' · '}
          {t('taxDeducted')}: <MoneyText paise={taxPaise} />
        </>
      )}
    </Text>
  );
}
