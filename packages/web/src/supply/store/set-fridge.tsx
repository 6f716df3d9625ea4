// The dialog with the limits of the fridge of a store.

import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { countableKinds } from '@charaka/contract/supply/stock/store-kind';
import { setFridge } from '@charaka/contract/supply/store/cold-chain';
import { useTranslation } from 'react-i18next';
import { useCommandForm } from '../../kernel/command-form.ts';
import { formChecks } from '../../kernel/form-checks.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { NumberField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { StoreField } from './store-field.tsx';
import { tenthsOf } from './temperature-columns.tsx';

type Fridge = InputOf<typeof setFridge>['fridge'];

interface FridgeForm {
  storeId: number | null;
  lowestTenths: number | string;
  highestTenths: number | string;
}

const faultsOf = formChecks(setFridge.input.shape.fridge);
const sentOf = ({ storeId, lowestTenths, highestTenths }: FridgeForm) =>
  inputOf<Fridge>({ storeId, lowestTenths: tenthsOf(lowestTenths), highestTenths: tenthsOf(highestTenths) });

/** Mounted while it is open; 2 to 8 °C unless other limits are typed. */
export default function SetFridge({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('store');
  const command = useCommandForm(setFridge, {
    wrapper: 'fridge',
    initialValues: { storeId: null, lowestTenths: 2, highestTenths: 8 } as FridgeForm,
    check: (values) => faultsOf(sentOf(values)),
    sent: sentOf,
    onDone: onClose,
  });
  const { form } = command;
  const limit = { isRequired: true, min: -99.9, decimals: 1, suffix: ' °C' };
  return (
    <FormDialog title={t('fridgeLimits')} submitLabel={t('saveLimits')} {...command} onClose={onClose}>
      <StoreField label={t('storeNoun')} isRequired isFirst kinds={countableKinds} {...form.getInputProps('storeId')} />
      <Columns cols={2} spacing="md">
        <NumberField label={t('lowest')} {...limit} {...form.getInputProps('lowestTenths')} />
        <NumberField label={t('highest')} {...limit} {...form.getInputProps('highestTenths')} />
      </Columns>
    </FormDialog>
  );
}
