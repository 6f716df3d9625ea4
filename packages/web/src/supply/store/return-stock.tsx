// The dialog by which a ward or department sends units back.
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { returnStock } from '@charaka/contract/supply/store/transfer';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCommandForm } from '../../kernel/command-form.ts';
import { formChecks } from '../../kernel/form-checks.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { NumberField, SwitchField } from '../../ui/field/form-fields.tsx';
import { ReasonField } from '../../ui/field/reason-field.tsx';
import type { BatchDialog } from './store-batch.ts';

type Returned = InputOf<typeof returnStock>['transfer'];

interface ReturnForm {
  units: number | string;
  isForQuarantine: boolean;
  reason: string;
}

const faultsOf = formChecks(returnStock.input.shape.transfer);

/** Units that are held or expired go to Quarantine, without a choice. */
export default function ReturnStock({ storeId, storeName, batch, onClose }: BatchDialog) {
  const { t } = useTranslation('store');
  const isUnsafe = batch.isExpired || batch.isHeld;
  const sentOf = ({ units, isForQuarantine, reason }: ReturnForm) =>
    ({ fromStoreId: storeId, isForQuarantine, reason, lines: [{ batchId: batch.batchId, units }] }) as Returned;
  const command = useCommandForm(returnStock, {
    wrapper: 'transfer',
    initialValues: { units: batch.units, isForQuarantine: isUnsafe, reason: '' } as ReturnForm,
    check: (values) => faultsOf(sentOf(values)),
    sent: sentOf,
    onDone: onClose,
  });
  const { form } = command;
  return (
    <FormDialog
      title={t('returnTitle', { store: storeName })}
      submitLabel={t('sendBack')}
      {...command}
      onClose={onClose}
    >
      <Text>{t('batchOf', { item: batch.itemName, batch: batch.batchNumber, count: batch.units })}</Text>
      <NumberField
        label={t('units')}
        isRequired
        isFirst
        max={batch.units}
        {...form.getInputProps('units')}
        error={form.errors['lines.0.units']}
      />
      <SwitchField
        label={t('toQuarantine')}
        description={t('toQuarantineHint')}
        isDisabled={isUnsafe}
        {...form.getInputProps('isForQuarantine')}
      />
      <ReasonField maxLength={300} {...form.getInputProps('reason')} />
    </FormDialog>
  );
}
