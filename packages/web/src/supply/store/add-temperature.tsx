// The dialog that records the temperature of the fridge of a store.

import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { countableKinds } from '@charaka/contract/supply/stock/store-kind';
import { addTemperature } from '@charaka/contract/supply/store/cold-chain';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCommandForm } from '../../kernel/command-form.ts';
import { formChecks } from '../../kernel/form-checks.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { DateTimeField } from '../../ui/field/date-fields.tsx';
import { NumberField, TextField } from '../../ui/field/form-fields.tsx';
import { StoreField } from './store-field.tsx';
import { tenthsOf } from './temperature-columns.tsx';

type Reading = InputOf<typeof addTemperature>['reading'];

interface ReadingForm {
  storeId: number | null;
  celsiusTenths: number | string;
  readAt: string | null;
  note: string;
}

const faultsOf = formChecks(addTemperature.input.shape.reading);
const sentOf = ({ celsiusTenths, ...values }: ReadingForm) =>
  inputOf<Reading>({ ...values, celsiusTenths: tenthsOf(celsiusTenths) });

/** Mounted while it is open; the time is now unless another one is typed. */
export default function AddTemperature({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('store');
  const command = useCommandForm(addTemperature, {
    wrapper: 'reading',
    initialValues: { storeId: null, celsiusTenths: '', readAt: new Date().toISOString(), note: '' } as ReadingForm,
    check: (values) => faultsOf(sentOf(values)),
    sent: sentOf,
    onDone: onClose,
  });
  const { form } = command;
  return (
    <FormDialog title={t('recordTemperature')} submitLabel={t('recordTemperature')} {...command} onClose={onClose}>
      <StoreField label={t('storeNoun')} isRequired isFirst kinds={countableKinds} {...form.getInputProps('storeId')} />
      <NumberField
        label={t('temperature')}
        isRequired
        min={-99.9}
        decimals={1}
        suffix=" °C"
        {...form.getInputProps('celsiusTenths')}
      />
      <DateTimeField label={t('readAt')} isRequired {...form.getInputProps('readAt')} />
      <TextField label={t('note')} maxLength={200} {...form.getInputProps('note')} />
      <Text size="sm" c="dimmed">
        {t('excursionHint')}
      </Text>
    </FormDialog>
  );
}
