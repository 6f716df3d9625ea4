// The dialog by which units of a batch leave a store: to Quarantine, as broken, destroyed, or released to the main store.

import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { addBreakage, addDestruction, addExpiry, releaseFromQuarantine } from '@charaka/contract/supply/store/breakage';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type CommandForm, useCommandForm } from '../../kernel/command-form.ts';
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

interface WayFormProps<V extends UnitsForm> extends WayDialog {
  readonly way: Way;
  readonly hint: string;
  /** The button where it says more than the way. */
  readonly submitLabel?: string;
  readonly isDangerous?: boolean;
  readonly command: CommandForm<V>;
  readonly children?: ReactNode;
}

/** The batch with its units and the reason; carried units are named as a line of the transfer in faults. */
function WayForm<V extends UnitsForm>(props: WayFormProps<V>) {
  const { way, row, hint, command, children, ...dialog } = props;
  const { t } = useTranslation('store');
  const { form } = command;
  const carriedFault = form.errors['lines.0.units'];
  return (
    <FormDialog title={t(`ways.${way}`)} submitLabel={t(`ways.${way}`)} {...command} {...dialog}>
      <Text>{t('batchOf', { item: row.itemName, batch: row.batchNumber, count: row.units })}</Text>
      <NumberField
        label={t('units')}
        isRequired
        isFirst
        max={row.units}
        {...form.getInputProps('units')}
        {...(carriedFault ? { error: carriedFault } : {})}
      />
      <ReasonField maxLength={200} {...form.getInputProps('reason')} />
      <Text size="sm" c="dimmed">
        {hint}
      </Text>
      {children}
    </FormDialog>
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
  return <WayForm way="quarantine" row={row} hint={t('carriedHint')} command={command} onClose={onClose} />;
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
  return <WayForm way="release" row={row} hint={t('carriedHint')} command={command} onClose={onClose} />;
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
  return <WayForm way="break" row={row} hint={t('breakageHint')} command={command} onClose={onClose} />;
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
  return (
    <WayForm
      way="destroy"
      row={row}
      hint={t('destructionHint')}
      command={command}
      submitLabel={t('askDestruction')}
      isDangerous
      onClose={onClose}
    >
      <TextField label={t('bagNumber')} isRequired maxLength={40} {...command.form.getInputProps('bagNumber')} />
      <TextField label={t('disposalReceipt')} maxLength={40} {...command.form.getInputProps('disposalReceipt')} />
    </WayForm>
  );
}
