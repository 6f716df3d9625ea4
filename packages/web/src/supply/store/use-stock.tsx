// The dialog by which a ward or department uses units itself.
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { consumeStock } from '@charaka/contract/supply/store/transfer';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCommandForm } from '../../kernel/command-form.ts';
import { formChecks } from '../../kernel/form-checks.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { NumberField, TextField } from '../../ui/field/form-fields.tsx';
import type { BatchDialog } from './store-batch.ts';

type Consumption = InputOf<typeof consumeStock>['consumption'];

const faultsOf = formChecks(consumeStock.input.shape.consumption);

/** The text says that no patient is charged: medicine of a patient is sold by a memo. */
export default function UseStock({ storeId, storeName, batch, onClose }: BatchDialog) {
  const { t } = useTranslation('store');
  const command = useCommandForm(consumeStock, {
    wrapper: 'consumption',
    initialValues: { storeId, batchId: batch.batchId, units: 1 as number | string, reason: '' },
    check: faultsOf,
    sent: (values) => values as Consumption,
    onDone: onClose,
  });
  const { form } = command;
  return (
    <FormDialog title={t('useTitle', { store: storeName })} submitLabel={t('use')} {...command} onClose={onClose}>
      <Text>{t('batchOf', { item: batch.itemName, batch: batch.batchNumber, count: batch.units })}</Text>
      <NumberField label={t('units')} isRequired isFirst max={batch.units} {...form.getInputProps('units')} />
      <TextField label={t('usedFor')} isRequired maxLength={200} {...form.getInputProps('reason')} />
      <Text size="sm" c="dimmed">
        {t('useText')}
      </Text>
    </FormDialog>
  );
}
