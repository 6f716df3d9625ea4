// The dialog that enters an invoice of a supplier for receipts that wait for one.
import { addSupplierInvoice, typedInvoice } from '@charaka/contract/supply/purchase/supplier-payment';
import { sumPaise } from '@charaka/rules/money/money';
import { Checkbox, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommandForm } from '../../kernel/command-form.ts';
import { formChecks } from '../../kernel/form-checks.ts';
import { formatDay, formatMoney } from '../../kernel/format.ts';
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
  returnIds: number[];
}

const faultsOf = formChecks(typedInvoice);

const toggled = (ids: number[], id: number): number[] =>
  ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];

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
      returnIds: [],
    } satisfies InvoiceForm as InvoiceForm,
    check: faultsOf,
    sent: (values) => inputOf(values),
    onDone: onClose,
  });
  const { form } = command;
  const { receiptIds, returnIds } = form.values;
  const chosen = account.receipts.filter(({ receiptId }) => receiptIds.includes(receiptId));
  const leftOut = account.claims.filter(({ returnId }) => returnIds.includes(returnId));
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
              onChange={() => form.setFieldValue('receiptIds', toggled(receiptIds, receiptId))}
            />
          ))}
          {form.errors.receiptIds && (
            <Text size="xs" c="red">
              {form.errors.receiptIds}
            </Text>
          )}
        </Stack>
      </FormSection>
      <ClaimChoices
        claims={account.claims}
        chosen={returnIds}
        error={form.errors.returnIds}
        onChange={(ids) => form.setFieldValue('returnIds', ids)}
      />
      <Text size="sm" aria-live="polite">
        {t('landed')}: <MoneyText paise={sumPaise(chosen.map(({ landed }) => landed))} fw={600} />
        {leftOut.length > 0 && (
          <>
            {' · '}
            {t('claimsLeftOut')}: <MoneyText paise={sumPaise(leftOut.map(({ claimed }) => claimed))} fw={600} />
          </>
        )}
      </Text>
    </FormDialog>
  );
}

interface ClaimChoicesProps {
  readonly claims: Account['claims'];
  readonly chosen: number[];
  readonly error: ReactNode;
  onChange(returnIds: number[]): void;
}

/** The open claims of the supplier; the own ones are answered by another person (PH041). */
function ClaimChoices({ claims, chosen, error, onChange }: ClaimChoicesProps) {
  const { t } = useTranslation('purchase');
  if (claims.length === 0) return null;
  return (
    <FormSection title={t('claimsLeftOut')}>
      <Stack gap="xs">
        {claims.map(({ returnId, claimNumber, receiptNumbers, claimed, isOwn }) => (
          <Checkbox
            key={returnId}
            label={[claimNumber, receiptNumbers, formatMoney(claimed)].join(' · ')}
            disabled={isOwn}
            checked={chosen.includes(returnId)}
            onChange={() => onChange(toggled(chosen, returnId))}
          />
        ))}
        {error && (
          <Text size="xs" c="red">
            {error}
          </Text>
        )}
      </Stack>
    </FormSection>
  );
}
