// The dialog by which units of a batch leave a store: to Quarantine, as broken, destroyed, or released to the main store.

import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { addBreakage, addDestruction, addExpiry, releaseFromQuarantine } from '@charaka/contract/supply/store/breakage';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCommandForm } from '../../kernel/command-form.ts';
import { formChecks } from '../../kernel/form-checks.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { NumberField, TextField } from '../../ui/field/form-fields.tsx';
import { ReasonField } from '../../ui/field/reason-field.tsx';
import type { BreakageRow, Way } from './breakage-row.ts';

interface RemoveStockProps {
  readonly way: Way;
  readonly row: BreakageRow;
  onClose(): void;
}

/** Mounted while it is open. */
export default function RemoveStock({ way, ...dialog }: RemoveStockProps) {
  if (way === 'quarantine') return <ToQuarantine {...dialog} />;
  if (way === 'release') return <Release {...dialog} />;
  return way === 'break' ? <Break {...dialog} /> : <Destroy {...dialog} />;
}

type WayDialog = Omit<RemoveStockProps, 'way'>;

interface UnitsForm {
  units: number | string;
  reason: string;
}

const initialOf = ({ units }: BreakageRow): UnitsForm => ({ units, reason: '' });

/** The batch with its units and the reason; `unitsError` is the fault of the units. */
function Units({
  row,
  hint,
  units,
  reason,
  unitsError,
}: {
  row: BreakageRow;
  hint: string;
  units: object;
  reason: object;
  unitsError?: React.ReactNode;
}) {
  const { t } = useTranslation('store');
  return (
    <>
      <Text>{t('batchOf', { item: row.itemName, batch: row.batchNumber, count: row.units })}</Text>
      <NumberField
        label={t('units')}
        isRequired
        isFirst
        max={row.units}
        {...units}
        {...(unitsError ? { error: unitsError } : {})}
      />
      <ReasonField maxLength={200} {...reason} />
      <Text size="sm" c="dimmed">
        {hint}
      </Text>
    </>
  );
}

const faultsOfExpiry = formChecks(addExpiry.input.shape.transfer);

function ToQuarantine({ row, onClose }: WayDialog) {
  const { t } = useTranslation('store');
  const sentOf = ({ units, reason }: UnitsForm) =>
    ({ fromStoreId: row.storeId, reason, lines: [{ batchId: row.batchId, units }] }) as InputOf<
      typeof addExpiry
    >['transfer'];
  const command = useCommandForm(addExpiry, {
    wrapper: 'transfer',
    initialValues: initialOf(row),
    check: (values) => faultsOfExpiry(sentOf(values)),
    sent: sentOf,
    onDone: onClose,
  });
  const { form } = command;
  return (
    <FormDialog title={t('ways.quarantine')} submitLabel={t('ways.quarantine')} {...command} onClose={onClose}>
      <Units
        row={row}
        hint={t('carriedHint')}
        units={form.getInputProps('units')}
        reason={form.getInputProps('reason')}
        unitsError={form.errors['lines.0.units']}
      />
    </FormDialog>
  );
}

const faultsOfRelease = formChecks(releaseFromQuarantine.input.shape.transfer);

function Release({ row, onClose }: WayDialog) {
  const { t } = useTranslation('store');
  const sentOf = ({ units, reason }: UnitsForm) =>
    ({ reason, lines: [{ batchId: row.batchId, units }] }) as InputOf<typeof releaseFromQuarantine>['transfer'];
  const command = useCommandForm(releaseFromQuarantine, {
    wrapper: 'transfer',
    initialValues: initialOf(row),
    check: (values) => faultsOfRelease(sentOf(values)),
    sent: sentOf,
    onDone: onClose,
  });
  const { form } = command;
  return (
    <FormDialog title={t('ways.release')} submitLabel={t('ways.release')} {...command} onClose={onClose}>
      <Units
        row={row}
        hint={t('carriedHint')}
        units={form.getInputProps('units')}
        reason={form.getInputProps('reason')}
        unitsError={form.errors['lines.0.units']}
      />
    </FormDialog>
  );
}

const faultsOfBreakage = formChecks(addBreakage.input.shape.breakage);

function Break({ row, onClose }: WayDialog) {
  const { t } = useTranslation('store');
  const { storeId, batchId } = row;
  const command = useCommandForm(addBreakage, {
    wrapper: 'breakage',
    initialValues: { ...initialOf(row), units: 1 as number | string, storeId, batchId },
    check: faultsOfBreakage,
    sent: (values) => values as InputOf<typeof addBreakage>['breakage'],
    onDone: onClose,
  });
  const { form } = command;
  return (
    <FormDialog title={t('ways.break')} submitLabel={t('ways.break')} {...command} onClose={onClose}>
      <Units
        row={row}
        hint={t('breakageHint')}
        units={form.getInputProps('units')}
        reason={form.getInputProps('reason')}
      />
    </FormDialog>
  );
}

const faultsOfDestruction = formChecks(addDestruction.input.shape.destruction);

function Destroy({ row, onClose }: WayDialog) {
  const { t } = useTranslation('store');
  const command = useCommandForm(addDestruction, {
    wrapper: 'destruction',
    initialValues: { ...initialOf(row), batchId: row.batchId, bagNumber: '', disposalReceipt: '' },
    check: faultsOfDestruction,
    sent: (values) => values as InputOf<typeof addDestruction>['destruction'],
    onDone: onClose,
  });
  const { form } = command;
  return (
    <FormDialog title={t('ways.destroy')} submitLabel={t('askDestruction')} isDangerous {...command} onClose={onClose}>
      <Units
        row={row}
        hint={t('destructionHint')}
        units={form.getInputProps('units')}
        reason={form.getInputProps('reason')}
      />
      <TextField label={t('bagNumber')} isRequired maxLength={40} {...form.getInputProps('bagNumber')} />
      <TextField label={t('disposalReceipt')} maxLength={40} {...form.getInputProps('disposalReceipt')} />
    </FormDialog>
  );
}
