// The dialog that takes a batch into the pharmacy's stock.
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { receiveStock } from '@charaka/contract/supply/pharmacy/stock';
import { lastDayOfMonth } from '@charaka/rules/stay/hospital-day';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommandForm } from '../../kernel/command-form.ts';
import { formChecks } from '../../kernel/form-checks.ts';
import { formatAmount } from '../../kernel/format.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { MoneyField, NumberField, TextField } from '../../ui/field/form-fields.tsx';
import { MonthField } from '../../ui/field/month-field.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { ItemTypeahead } from './item-typeahead.tsx';

type ReceivedBatch = InputOf<typeof receiveStock>['batch'];

interface ReceiveForm {
  itemId: number | null;
  batchNumber: string;
  expiry: string | null;
  mrp: number | string;
  quantity: number | string;
  cost: number | string;
  reason: string;
}

const blank: ReceiveForm = { itemId: null, batchNumber: '', expiry: null, mrp: '', quantity: '', cost: '', reason: '' };
const faultsOf = formChecks(receiveStock.input.shape.batch);

/**
 * Opens at once; a pack names the month of expiry, whose last day counts. More of a known batch is received by its number, with the
 * same expiry and MRP.
 */
export default function ReceiveStock({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('pharmacy');
  const [searched, setSearched] = useState('');
  const [pack, setPack] = useState('');
  const command = useCommandForm(receiveStock, {
    wrapper: 'batch',
    initialValues: blank,
    check: faultsOf,
    sent: (values) => values as ReceivedBatch,
    onDone: onClose,
  });
  const { form } = command;
  const { cost, quantity } = form.values;
  const ofOne = cost !== '' && Number(quantity) > 0 ? Number(cost) / Number(quantity) : null;
  const costHint = ofOne === null ? t('costUnknown') : t('costOfOne', { cost: formatAmount(ofOne) });
  return (
    <FormDialog size="medium" title={t('receiveStock')} submitLabel={t('receive')} {...command} onClose={onClose}>
      <ItemTypeahead
        label={t('item')}
        isRequired
        isFirst
        value={searched}
        error={form.errors.itemId}
        onPick={(item, text) => {
          setSearched(text);
          setPack(item?.pack ?? '');
          form.setFieldValue('itemId', item?.itemId ?? null);
        }}
      />
      <Columns cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="xs" mt="xs">
        <TextField label={t('batchNumber')} isRequired maxLength={40} {...form.getInputProps('batchNumber')} />
        <MonthField
          label={t('expiry')}
          description={t('expiryMonth')}
          isRequired
          {...form.getInputProps('expiry')}
          value={form.values.expiry?.slice(0, 7) ?? null}
          onChange={(month) => form.setFieldValue('expiry', month ? lastDayOfMonth(month) : null)}
        />
        <MoneyField label={t('mrpOfUnit')} isRequired {...form.getInputProps('mrp')} />
        <NumberField label={t('quantity')} isRequired {...form.getInputProps('quantity')} />
        <MoneyField label={t('costOfAll')} description={costHint} {...form.getInputProps('cost')} />
      </Columns>
      {pack && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('unitIs', { pack })}
        </Text>
      )}
      <TextField label={t('remarks')} maxLength={200} {...form.getInputProps('reason')} />
    </FormDialog>
  );
}
