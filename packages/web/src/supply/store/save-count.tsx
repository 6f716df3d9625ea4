// The dialog in which a person enters the counted quantity of a batch, and goes on to the next batch.
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { saveCount } from '@charaka/contract/supply/store/stock-take';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCommandForm } from '../../kernel/command-form.ts';
import { formChecks } from '../../kernel/form-checks.ts';
import { formatDay } from '../../kernel/format.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { NumberField } from '../../ui/field/form-fields.tsx';
import type { SheetLine } from './stock-take-row.ts';

type Count = InputOf<typeof saveCount>['count'];

const faultsOf = formChecks(saveCount.input.shape.count);

interface SaveCountProps {
  readonly stockTakeId: number;
  readonly line: SheetLine;
  /** The count is saved. */
  onDone(): void;
  onClose(): void;
}

/** Mounted while it is open, anew for each batch; the quantity is never filled in. */
export default function SaveCount({ stockTakeId, line, onDone, onClose }: SaveCountProps) {
  const { t } = useTranslation('store');
  const { batchId, itemName, pack, batchNumber, expiry } = line;
  const sentOf = ({ units }: { units: number | string }) =>
    ({ stockTakeId, batchId, units: units === '' ? Number.NaN : Number(units) }) as Count;
  const command = useCommandForm(saveCount, {
    wrapper: 'count',
    initialValues: { units: '' as number | string },
    check: (values) => faultsOf(sentOf(values)),
    sent: sentOf,
    onDone,
  });
  return (
    <FormDialog title={itemName} submitLabel={t('saveCount')} {...command} onClose={onClose}>
      <Text>{t('batchToCount', { pack, batch: batchNumber, expiry: formatDay(expiry) })}</Text>
      <NumberField label={t('countedUnits')} isRequired isFirst {...command.form.getInputProps('units')} />
    </FormDialog>
  );
}
