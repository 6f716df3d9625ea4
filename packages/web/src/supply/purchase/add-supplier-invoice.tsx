// The dialog that enters an invoice of a supplier for receipts that wait for one.
import { addSupplierInvoice, typedInvoice } from '@charaka/contract/supply/purchase/supplier-payment';
import { sumPaise } from '@charaka/rules/money/money';
import { Checkbox, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCommandForm } from '../../kernel/command-form.ts';
import { formChecks } from '../../kernel/form-checks.ts';
import { formatDay } from '../../kernel/format.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { DateField } from '../../ui/field/date-fields.tsx';
import { MoneyField, TextField } from '../../ui/field/form-fields.tsx';
import { FormSection } from '../../ui/field/form-section.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { MoneyText } from '../../ui/page/money-text.tsx';
import type { Account } from './account.ts';

interface InvoiceForm {
  supplierId: number;
  invoiceNumber: string;
  invoiceDate: string | null;
  total: number | string;
  receiptIds: number[];
}

const faultsOf = formChecks(typedInvoice);

/** Opens at once, with the paper of the first receipt; ticking another receipt leaves the paper as it is. */
export default function AddSupplierInvoice({ account, onClose }: { account: Account; onClose(): void }) {
  const { t } = useTranslation('purchase');
  const [first] = account.receipts;
  const command = useCommandForm(addSupplierInvoice, {
    wrapper: 'invoice',
    initialValues: {
      supplierId: account.supplierId,
      invoiceNumber: first?.invoiceNumber ?? '',
      invoiceDate: first?.invoiceDate ?? null,
      total: first?.invoiceTotal == null ? '' : first.invoiceTotal / 100,
      receiptIds: first ? [first.receiptId] : [],
    } satisfies InvoiceForm as InvoiceForm,
    check: faultsOf,
    sent: (values) => inputOf(values),
    onDone: onClose,
  });
  const { form } = command;
  const { receiptIds } = form.values;
  const chosen = account.receipts.filter(({ receiptId }) => receiptIds.includes(receiptId));
  return (
    <FormDialog size="medium" title={t('enterInvoice')} {...command} onClose={onClose}>
      <Columns cols={{ base: 1, xs: 3 }}>
        <TextField
          label={t('invoiceNumber')}
          isRequired
          isFirst
          maxLength={40}
          {...form.getInputProps('invoiceNumber')}
        />
        <DateField label={t('invoiceDate')} isRequired {...form.getInputProps('invoiceDate')} />
        <MoneyField label={t('invoiceTotal')} isRequired {...form.getInputProps('total')} />
      </Columns>
      <FormSection title={t('receipts')}>
        <Stack gap="xs">
          {account.receipts.map(({ receiptId, receiptNumber, receivedOn, invoiceNumber }) => (
            <Checkbox
              key={receiptId}
              label={[receiptNumber, formatDay(receivedOn), invoiceNumber].filter(Boolean).join(' · ')}
              checked={receiptIds.includes(receiptId)}
              onChange={() =>
                form.setFieldValue(
                  'receiptIds',
                  receiptIds.includes(receiptId)
                    ? receiptIds.filter((each) => each !== receiptId)
                    : [...receiptIds, receiptId],
                )
              }
            />
          ))}
          {form.errors.receiptIds && (
            <Text size="xs" c="red">
              {form.errors.receiptIds}
            </Text>
          )}
        </Stack>
      </FormSection>
      <Text size="sm" aria-live="polite">
        {t('landed')}: <MoneyText paise={sumPaise(chosen.map(({ landed }) => landed))} fw={600} />
      </Text>
    </FormDialog>
  );
}
