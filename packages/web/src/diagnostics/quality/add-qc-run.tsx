// The dialog in which the value of a control is typed; it is judged as it is saved (LB075).
import { addQcRun } from '@charaka/contract/diagnostics/quality/qc-run';
import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextField } from '../../ui/field/form-fields.tsx';
import { measuredFault } from './measured-value.ts';
import { noSeries, SeriesFields, seriesOf } from './series-fields.tsx';

/** Mounted while it is open. */
export function AddQcRun({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('quality');
  const form = useForm({
    initialValues: { ...noSeries, value: '' },
    validate: {
      measured: (one) => (one ? null : t('chooseMeasured')),
      qcMaterialId: (one) => (one ? null : t('chooseMaterial')),
      value: (one) => measuredFault(one, t),
    },
  });
  const command = useCommand(addQcRun, { onDone: onClose });
  return (
    <FormDialog
      title={t('addRun')}
      form={form}
      submitLabel={t('addRun')}
      isSubmitting={command.isPending}
      onSave={({ value, ...series }) => command.mutate({ ...seriesOf(series), value: Number(value) })}
      onClose={onClose}
    >
      <Stack>
        <SeriesFields field={form.getInputProps} />
        <TextField label={t('value')} isRequired maxLength={20} {...form.getInputProps('value')} />
      </Stack>
    </FormDialog>
  );
}
