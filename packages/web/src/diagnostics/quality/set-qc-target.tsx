// The dialog that sets mean and deviation of a control from now on.
import { setQcTarget } from '@charaka/contract/diagnostics/quality/qc-run';
import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { NumberField } from '../../ui/field/form-fields.tsx';
import { noSeries, SeriesFields, seriesOf } from './series-fields.tsx';

/** Mounted while it is open. */
export function SetQcTarget({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('quality');
  const form = useForm({
    initialValues: { ...noSeries, mean: '' as number | string, sd: '' as number | string },
    validate: {
      measured: (one) => (one ? null : t('chooseMeasured')),
      qcMaterialId: (one) => (one ? null : t('chooseMaterial')),
      mean: (one) => (one === '' ? t('enterValue') : null),
      sd: (one) => (Number(one) > 0 ? null : t('enterValue')),
    },
  });
  const command = useCommand(setQcTarget, { onDone: onClose });
  return (
    <FormDialog
      title={t('setTarget')}
      form={form}
      submitLabel={t('setTarget')}
      isSubmitting={command.isPending}
      onSave={({ mean, sd, ...series }) => command.mutate({ ...seriesOf(series), mean: Number(mean), sd: Number(sd) })}
      onClose={onClose}
    >
      <Stack>
        <SeriesFields field={form.getInputProps} />
        <NumberField label={t('mean')} isRequired decimals={4} {...form.getInputProps('mean')} />
        <NumberField label={t('sd')} isRequired decimals={4} min={0} {...form.getInputProps('sd')} />
      </Stack>
    </FormDialog>
  );
}
