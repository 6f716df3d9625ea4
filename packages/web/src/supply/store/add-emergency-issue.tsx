// The dialog by which a nurse takes units of a store in an emergency.

import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { pharmacyStockTopic } from '@charaka/contract/supply/pharmacy/topics';
import { addEmergencyIssue, emergencyKinds, emergencyPlaces } from '@charaka/contract/supply/store/emergency-issue';
import { listStoreStock } from '@charaka/contract/supply/store/transfer';
import { Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommandForm } from '../../kernel/command-form.ts';
import { formChecks } from '../../kernel/form-checks.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { PatientSearchField } from '../../people/patient/patient-typeahead.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import type { FieldProps } from '../../ui/field/field-props.ts';
import { NumberField, SelectField, TextField } from '../../ui/field/form-fields.tsx';
import { ReasonField } from '../../ui/field/reason-field.tsx';
import { StoreField } from './store-field.tsx';

interface EmergencyForm {
  storeId: number | null;
  batchId: number | null;
  units: number | string;
  placeKind: (typeof emergencyPlaces)[number] | null;
  patientId: number | null;
  arrivalNo: string;
  askedByName: string;
  reason: string;
}

const faultsOf = formChecks(addEmergencyIssue.input.shape.emergencyIssue);

/** The units leave the store at once; the signed order follows within 24 hours. */
export default function AddEmergencyIssue({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('store');
  const command = useCommandForm(addEmergencyIssue, {
    wrapper: 'emergencyIssue',
    initialValues: {
      storeId: null,
      batchId: null,
      units: 1,
      placeKind: null,
      patientId: null,
      arrivalNo: '',
      askedByName: '',
      reason: '',
    } as EmergencyForm,
    check: faultsOf,
    sent: (values) => values as InputOf<typeof addEmergencyIssue>['emergencyIssue'],
    onDone: onClose,
  });
  const { form } = command;
  return (
    <FormDialog title={t('issueInEmergency')} submitLabel={t('issueInEmergency')} {...command} onClose={onClose}>
      <StoreField label={t('storeNoun')} isRequired isFirst kinds={emergencyKinds} {...form.getInputProps('storeId')} />
      <BatchField storeId={form.values.storeId} {...form.getInputProps('batchId')} />
      <NumberField label={t('units')} isRequired {...form.getInputProps('units')} />
      <PatientField error={form.errors.patientId} onPick={(patientId) => form.setFieldValue('patientId', patientId)} />
      <TextField label={t('arrivalNo')} maxLength={40} {...form.getInputProps('arrivalNo')} />
      <SelectField
        label={t('emergencyPlace')}
        isRequired
        choices={emergencyPlaces.map((value) => ({ value, label: t(`emergencyPlaces.${value}`) }))}
        {...form.getInputProps('placeKind')}
      />
      <TextField label={t('emergencyAskedBy')} isRequired maxLength={100} {...form.getInputProps('askedByName')} />
      <ReasonField maxLength={200} {...form.getInputProps('reason')} />
      <Text size="sm" c="dimmed">
        {t('emergencyHint')}
      </Text>
    </FormDialog>
  );
}

/** The patient, where the hospital has registered them already. */
function PatientField({ error, onPick }: { error: ReactNode; onPick(patientId: number | null): void }) {
  const { t } = useTranslation('store');
  const [searched, setSearched] = useState('');
  return (
    <PatientSearchField
      label={t('patient')}
      value={searched}
      error={error}
      onPick={(found, text) => {
        onPick(found?.patientId ?? null);
        setSearched(text);
      }}
    />
  );
}

/** The batches that the store has and that may be used. */
function BatchField({
  storeId,
  ...input
}: Omit<FieldProps<number | null | undefined>, 'label'> & { readonly storeId: number | null }) {
  const { t } = useTranslation('store');
  const stock = useAnswer(
    pharmacyStockTopic,
    listStoreStock,
    { storeId: storeId ?? 0, pageNumber: 1, pageSize: 0 },
    { isEnabled: storeId !== null },
  );
  const usable = (stock.data?.rows ?? []).filter(({ isExpired, isHeld }) => !isExpired && !isHeld);
  return (
    <SelectField
      {...input}
      label={t('itemAndBatch')}
      isRequired
      choices={usable.map(({ batchId, itemName, batchNumber, units }) => ({
        value: batchId,
        label: `${itemName}, ${batchNumber} (${units})`,
      }))}
    />
  );
}
