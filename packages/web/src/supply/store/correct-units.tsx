// The dialog that corrects the units of a batch in one store to the number counted on its shelf (PH070).

import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { adjustStock } from '@charaka/contract/supply/pharmacy/stock';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCommandForm } from '../../kernel/command-form.ts';
import { formChecks } from '../../kernel/form-checks.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { NumberField } from '../../ui/field/form-fields.tsx';
import { ReasonField } from '../../ui/field/reason-field.tsx';
import type { BreakageRow } from './breakage-row.ts';

interface CorrectionForm {
  counted: number | string;
  reason: string;
}

const faultsOf = formChecks(adjustStock.input.shape.adjustment);

/** The difference from the books of that store is posted with a reason; above the limit of a day an approver agrees first. */
export default function CorrectUnits({ row, onClose }: { row: BreakageRow; onClose(): void }) {
  const { t } = useTranslation(['store', 'pharmacy']);
  const sentOf = ({ counted, reason }: CorrectionForm) => ({
    batchId: row.batchId,
    storeId: row.storeId,
    unitsBefore: row.units,
    change: counted === '' ? 0 : Number(counted) - row.units,
    reason,
  });
  const atCounted = ({ change, ...others }: Readonly<Record<string, React.ReactNode>>) => ({
    ...others,
    ...(change ? { counted: change } : {}),
  });
  const command = useCommandForm(adjustStock, {
    wrapper: 'adjustment',
    initialValues: { counted: '', reason: '' } as CorrectionForm,
    check: (values) => {
      const { change, ...others } = faultsOf(sentOf(values));
      return { ...others, ...(change ? { counted: t('pharmacy:sameAsBooks') } : {}) };
    },
    sent: (values) => sentOf(values) as InputOf<typeof adjustStock>['adjustment'],
    faultsAt: atCounted,
    onDone: onClose,
  });
  const { form } = command;
  return (
    <FormDialog
      title={t('correctUnitsIn', { store: row.storeName })}
      submitLabel={t('correctUnits')}
      {...command}
      onClose={onClose}
    >
      <Text>{t('batchOf', { item: row.itemName, batch: row.batchNumber, count: row.units })}</Text>
      <NumberField label={t('pharmacy:counted')} isRequired isFirst {...form.getInputProps('counted')} />
      <ReasonField maxLength={200} {...form.getInputProps('reason')} />
      <Text size="sm" c="dimmed">
        {t('breakageHint')}
      </Text>
    </FormDialog>
  );
}
