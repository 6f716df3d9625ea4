// The dialog that starts a count of a store.
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { countableKinds } from '@charaka/contract/supply/stock/store-kind';
import { startStockTake } from '@charaka/contract/supply/store/stock-take';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCommandForm } from '../../kernel/command-form.ts';
import { formChecks } from '../../kernel/form-checks.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { SwitchField, TextField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { StoreField } from './store-field.tsx';

type StockTake = InputOf<typeof startStockTake>['stockTake'];

interface StockTakeForm {
  storeId: number | null;
  firstLetter: string;
  lastLetter: string;
  isBlind: boolean;
}

const faultsOf = formChecks(startStockTake.input.shape.stockTake);
const sentOf = ({ firstLetter, lastLetter, ...values }: StockTakeForm) =>
  ({ ...values, firstLetter: firstLetter || null, lastLetter: lastLetter || null }) as StockTake;

/** Mounted while it is open. */
export default function StartStockTake({
  onStarted,
  onClose,
}: {
  onStarted(stockTakeId: number): void;
  onClose(): void;
}) {
  const { t } = useTranslation('store');
  const command = useCommandForm(startStockTake, {
    wrapper: 'stockTake',
    initialValues: { storeId: null, firstLetter: '', lastLetter: '', isBlind: true } as StockTakeForm,
    check: (values) => faultsOf(sentOf(values)),
    sent: sentOf,
    onDone: ({ stockTake }) => onStarted(stockTake.stockTakeId),
  });
  const { form } = command;
  return (
    <FormDialog title={t('startStockTake')} submitLabel={t('startStockTake')} {...command} onClose={onClose}>
      <StoreField label={t('storeNoun')} isRequired isFirst kinds={countableKinds} {...form.getInputProps('storeId')} />
      <Columns cols={2} spacing="md">
        <TextField label={t('firstLetter')} maxLength={1} {...form.getInputProps('firstLetter')} />
        <TextField label={t('lastLetter')} maxLength={1} {...form.getInputProps('lastLetter')} />
      </Columns>
      <Text size="sm" c="dimmed">
        {t('lettersHint')}
      </Text>
      <SwitchField label={t('isBlind')} description={t('isBlindHint')} {...form.getInputProps('isBlind')} />
    </FormDialog>
  );
}
