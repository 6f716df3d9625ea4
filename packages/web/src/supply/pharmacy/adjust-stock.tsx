// The dialog that corrects the stock of a batch, with the reason.
import { adjustStock } from '@charaka/contract/supply/pharmacy/stock';
import { Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks, refusedFields } from '../../kernel/form-checks.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import type { RowOf } from '../../kernel/use-list.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { NumberField } from '../../ui/field/form-fields.tsx';
import { ReasonField } from '../../ui/field/reason-field.tsx';

interface AdjustForm {
  counted: number | string;
  reason: string;
}

/** The batch to be corrected. */
export type StockRow = RowOf<typeof import('@charaka/contract/supply/pharmacy/stock').listStock>;

/** The pharmacist types the quantity on the shelf of the main store; its difference from the books is posted with a reason. */
export default function AdjustStock({ batch, onClose }: { batch: StockRow; onClose(): void }) {
  const { t } = useTranslation('pharmacy');
  const changeOf = (values: AdjustForm) => (values.counted === '' ? 0 : Number(values.counted) - batch.inMain);
  const faultsOf = (values: AdjustForm) => {
    const typed = { batchId: batch.batchId, change: changeOf(values), reason: values.reason };
    const { change, ...others } = formChecks(adjustStock.input.shape.adjustment)(typed);
    return { ...others, ...(change ? { counted: t('sameAsBooks') } : {}) };
  };
  const form = useForm<AdjustForm>({ initialValues: { counted: '', reason: '' }, validate: faultsOf });
  const command = useCommand(adjustStock, { onDone: onClose });
  const save = (values: AdjustForm) => {
    const adjustment = { batchId: batch.batchId, change: changeOf(values), reason: values.reason };
    const onError = (error: Error) => {
      const { change, ...others } = refusedFields(error, 'adjustment');
      form.setErrors({ ...others, ...(change ? { counted: change } : {}) });
    };
    command.mutate({ adjustment }, { onError });
  };
  const change = changeOf(form.values);
  return (
    <FormDialog
      title={t('adjustStock')}
      submitLabel={t('adjust')}
      form={form}
      isSubmitting={command.isPending}
      check={faultsOf}
      onSave={save}
      onClose={onClose}
    >
      <Stack gap="xs">
        <Text>{t('batchOf', { item: batch.itemName, batch: batch.batchNumber })}</Text>
        <Text size="sm" c="dimmed">
          {t('inBooks', { count: batch.inMain })}
        </Text>
        <NumberField label={t('counted')} isRequired isFirst {...form.getInputProps('counted')} />
        {form.values.counted !== '' && change !== 0 && (
          <Text size="sm" aria-live="polite">
            {t(change > 0 ? 'moreThanBooks' : 'fewerThanBooks', { count: Math.abs(change) })}
          </Text>
        )}
        <ReasonField maxLength={200} {...form.getInputProps('reason')} />
      </Stack>
    </FormDialog>
  );
}
