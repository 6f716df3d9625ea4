// Freezes the provisional bill for a payer: payer, claimed amount, note.
import { freezeBill, newBillVersion } from '@charaka/contract/money/tpa/bill-version';
import { Alert, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { formatMoney } from '../../kernel/format.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { MoneyField, SelectField, TextAreaField } from '../../ui/field/form-fields.tsx';
import { usePayerChoices } from './payers.ts';
import {
  claimFault,
  type FreezeValues,
  firstPayer,
  remainsFor,
  standingVersion,
  type Versions,
} from './version-values.ts';

const checkShape = formChecks(newBillVersion.omit({ admissionId: true, net: true }));

interface FreezeBillProps {
  readonly admissionId: number;
  readonly all: Versions;
  onClose(): void;
}

/** Mounted while it is open. What is claimed begins with all that the other payers left. */
export function FreezeBill({ admissionId, all, onClose }: FreezeBillProps) {
  const { t } = useTranslation('tpa');
  const { choices, isLoading } = usePayerChoices();
  const command = useCommand(freezeBill, { onDone: onClose });
  const check = (values: FreezeValues) => ({ ...claimFault(all, values), ...checkShape(values) });
  const first = firstPayer(all);
  const form = useForm<FreezeValues>({
    initialValues: { associationId: first, claimed: remainsFor(all, first) / 100, note: '' },
    validate: check,
  });
  const { associationId } = form.values;
  const replaced = standingVersion(all, associationId);
  const save = ({ associationId: payer, claimed, note }: FreezeValues) =>
    command.mutate({
      version: { admissionId, associationId: payer ?? 0, net: all.net / 100, claimed: Number(claimed), note },
    });
  return (
    <FormDialog
      size="medium"
      title={t('version.freeze')}
      form={form}
      check={check}
      isSubmitting={command.isPending}
      submitLabel={t('version.save')}
      onSave={save}
      onClose={onClose}
    >
      <Stack>
        <SelectField
          label={t('tpaOrCorporate')}
          isRequired
          isFirst
          choices={choices}
          isLoading={isLoading}
          {...form.getInputProps('associationId')}
          onChange={(payer) =>
            form.setValues({ associationId: payer ?? null, claimed: remainsFor(all, payer ?? null) / 100 })
          }
        />
        <Text size="sm">
          {t('version.hint', { remains: formatMoney(remainsFor(all, associationId)), net: formatMoney(all.net) })}
        </Text>
        {replaced && <Alert color="orange">{t('version.replaced', { no: replaced.versionNo })}</Alert>}
        <MoneyField label={t('version.claimed')} isRequired {...form.getInputProps('claimed')} />
        <TextAreaField label={t('version.note')} rows={2} maxLength={300} {...form.getInputProps('note')} />
      </Stack>
    </FormDialog>
  );
}
