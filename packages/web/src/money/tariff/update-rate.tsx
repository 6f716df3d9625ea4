// The dialog that sets the rate of a payer for one charge from a day on.
import type { listRates } from '@charaka/contract/money/tariff/tariff-rates';
import { rateForm, updateRate } from '@charaka/contract/money/tariff/tariff-rates';
import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { today } from '../../kernel/format.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import type { RowOf } from '../../kernel/use-list.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { DateField } from '../../ui/field/date-fields.tsx';
import { MoneyField, TextField } from '../../ui/field/form-fields.tsx';

const check = formChecks(rateForm);

interface UpdateRateProps {
  readonly associationId: number;
  readonly rate: RowOf<typeof listRates>;
  onClose(): void;
}

/** Opens at once; today is proposed as the first day. */
export function UpdateRate({ associationId, rate, onClose }: UpdateRateProps) {
  const { t } = useTranslation('tariff');
  const form = useForm({
    initialValues: {
      associationId,
      chargeId: rate.chargeId,
      tpaCharge: (rate.appliedCharge / 100) as number | string,
      tpaChargeCode: rate.tpaChargeCode ?? '',
      validFrom: today(),
    },
    validate: check,
  });
  const command = useCommand(updateRate, { onDone: onClose });
  const save = (values: typeof form.values) =>
    command.mutate({ associationCharge: { ...values, tpaCharge: Number(values.tpaCharge) } });
  return (
    <FormDialog
      title={`${t('setRate')}: ${rate.chargeName}`}
      form={form}
      isSubmitting={command.isPending}
      check={check}
      onSave={save}
      onClose={onClose}
    >
      <Stack>
        <MoneyField
          label={t('rate')}
          description={t('rateHint')}
          isRequired
          isFirst
          {...form.getInputProps('tpaCharge')}
        />
        <TextField label={t('payerCode')} maxLength={60} {...form.getInputProps('tpaChargeCode')} />
        <DateField label={t('validFrom')} isRequired {...form.getInputProps('validFrom')} />
      </Stack>
    </FormDialog>
  );
}
