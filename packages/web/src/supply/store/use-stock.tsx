// The dialog by which a ward or department uses units itself.
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { consumeStock } from '@charaka/contract/supply/store/transfer';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommandForm } from '../../kernel/command-form.ts';
import { formChecks } from '../../kernel/form-checks.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { NumberField, TextField } from '../../ui/field/form-fields.tsx';
import { InpatientTypeahead } from '../pharmacy/inpatient-typeahead.tsx';
import type { BatchDialog } from './store-batch.ts';

type Consumption = InputOf<typeof consumeStock>['consumption'];

const faultsOf = formChecks(consumeStock.input.shape.consumption);

/** With a patient the units are charged on a memo; the text says so. */
export default function UseStock({ storeId, storeName, batch, onClose }: BatchDialog) {
  const { t } = useTranslation('store');
  const command = useCommandForm(consumeStock, {
    wrapper: 'consumption',
    initialValues: {
      storeId,
      batchId: batch.batchId,
      units: 1 as number | string,
      admissionId: null as number | null,
      reason: '',
    },
    check: faultsOf,
    sent: (values) => values as Consumption,
    onDone: onClose,
  });
  const { form } = command;
  const [patient, setPatient] = useState('');
  return (
    <FormDialog title={t('useTitle', { store: storeName })} submitLabel={t('use')} {...command} onClose={onClose}>
      <Text>{t('batchOf', { item: batch.itemName, batch: batch.batchNumber, count: batch.units })}</Text>
      <NumberField label={t('units')} isRequired isFirst max={batch.units} {...form.getInputProps('units')} />
      <InpatientTypeahead
        value={patient}
        isOptional
        onPick={(found, text) => {
          form.setFieldValue('admissionId', found?.admissionId ?? null);
          setPatient(text);
        }}
      />
      <TextField label={t('usedFor')} isRequired maxLength={200} {...form.getInputProps('reason')} />
      <Text size="sm" c="dimmed">
        {t('useText')}
      </Text>
    </FormDialog>
  );
}
