// The dialog that sets mean and deviation of a control from now on.
import { setQcTarget } from '@charaka/contract/diagnostics/quality/qc-run';
import { type SameSideRule, sameSideRules } from '@charaka/rules/diagnostics/westgard';
import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { SelectField, TextField } from '../../ui/field/form-fields.tsx';
import { deviationFault, measuredFault } from './measured-value.ts';
import { noSeries, SeriesFields, seriesOf } from './series-fields.tsx';

/** Mounted while it is open. */
export function SetQcTarget({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('quality');
  const form = useForm({
    initialValues: { ...noSeries, mean: '', sd: '', sameSideRule: null as SameSideRule | null },
    validate: {
      measured: (one) => (one ? null : t('chooseMeasured')),
      qcMaterialId: (one) => (one ? null : t('chooseMaterial')),
      mean: (one) => measuredFault(one, t),
      sd: (one) => deviationFault(one, t),
    },
  });
  const command = useCommand(setQcTarget, { onDone: onClose });
  return (
    <FormDialog
      title={t('setTarget')}
      form={form}
      submitLabel={t('setTarget')}
      isSubmitting={command.isPending}
      onSave={({ mean, sd, sameSideRule, ...series }) =>
        command.mutate({ ...seriesOf(series), mean: Number(mean), sd: Number(sd), sameSideRule })
      }
      onClose={onClose}
    >
      <Stack>
        <SeriesFields field={form.getInputProps} />
        <TextField label={t('mean')} isRequired maxLength={20} {...form.getInputProps('mean')} />
        <TextField label={t('sd')} isRequired maxLength={20} {...form.getInputProps('sd')} />
        <SelectField
          label={t('sameSideRule')}
          description={t('sameSideHelp')}
          choices={sameSideRules.map((rule) => ({ value: rule, label: rule }))}
          {...form.getInputProps('sameSideRule')}
        />
      </Stack>
    </FormDialog>
  );
}
