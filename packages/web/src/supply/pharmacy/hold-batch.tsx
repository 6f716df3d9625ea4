// The dialog that holds a batch, so that it cannot be sold.
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { holdBatch, holdClasses } from '@charaka/contract/supply/pharmacy/hold';
import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCommandForm } from '../../kernel/command-form.ts';
import { formChecks } from '../../kernel/form-checks.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { SelectField, TextField } from '../../ui/field/form-fields.tsx';
import { ReasonField } from '../../ui/field/reason-field.tsx';
import type { StockRow } from './adjust-stock.tsx';

type Hold = InputOf<typeof holdBatch>['hold'];

const faultsOf = formChecks(holdBatch.input.shape.hold);

/** The batch is held everywhere; the list of its patients opens when it is held. */
export default function HoldBatch({ batch, onClose }: { batch: StockRow; onClose(): void }) {
  const { t } = useTranslation('pharmacy');
  const command = useCommandForm(holdBatch, {
    wrapper: 'hold',
    initialValues: { batchId: batch.batchId, holdClass: null as string | null, reason: '', document: '' },
    check: faultsOf,
    sent: (values) => values as Hold,
    onDone: onClose,
  });
  const { form } = command;
  return (
    <FormDialog title={t('holdBatch')} submitLabel={t('hold')} isDangerous {...command} onClose={onClose}>
      <Stack gap="xs">
        <Text>{t('batchOf', { item: batch.itemName, batch: batch.batchNumber })}</Text>
        <Text size="sm" c="dimmed">
          {t('holdText')}
        </Text>
        <SelectField
          label={t('holdClass')}
          isRequired
          isFirst
          choices={holdClasses.map((value) => ({ value, label: t(`holdClasses.${value}`) }))}
          {...form.getInputProps('holdClass')}
        />
        <ReasonField maxLength={300} {...form.getInputProps('reason')} />
        <TextField
          label={t('holdDocument')}
          description={t('holdDocumentHint')}
          maxLength={200}
          {...form.getInputProps('document')}
        />
      </Stack>
    </FormDialog>
  );
}
