// The dialog that puts a set of vital signs right, or takes it back, with the reason; the first version stays readable.
import { vitalSigns } from '@charaka/contract/clinic/vital/vital';
import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { SwitchField, TextField } from '../../ui/field/form-fields.tsx';
import { vitalErrors } from './take-vitals.tsx';
import { VitalFields } from './vital-fields.tsx';
import { signsOfForm, type VitalSignSet, vitalFormOf } from './vital-values.ts';

/** Mounted while it is open. */
export function CorrectVitals(props: { readonly patientId: number; readonly set: VitalSignSet; onClose(): void }) {
  const { patientId, set, onClose } = props;
  const { t } = useTranslation('vital');
  const command = useCommand(vitalSigns.correct, { onDone: onClose });
  const form = useForm({ initialValues: { ...vitalFormOf(set), correctionReason: '', isVoid: false } });
  const { vitalSignSetId, isOnOxygen, consciousness } = set;
  return (
    <FormDialog
      size="medium"
      title={t('correctTitle', { at: formatDateTime(set.takenAt) })}
      submitLabel={t('correct')}
      form={form}
      isSubmitting={command.isPending}
      onSave={({ correctionReason, isVoid, ...values }) =>
        command.mutate(
          {
            patientId,
            vitalSignSet: {
              vitalSignSetId,
              isOnOxygen: isOnOxygen ?? null,
              consciousness: consciousness ?? null,
              ...signsOfForm(values),
              correctionReason,
              isVoid,
            },
          },
          { onError: (error) => form.setErrors(vitalErrors(error)) },
        )
      }
      onClose={onClose}
    >
      <Stack gap="sm">
        <VitalFields values={form.values} inputOf={(name) => form.getInputProps(name)} isChild />
        <TextField label={t('reason')} isRequired maxLength={300} {...form.getInputProps('correctionReason')} />
        <SwitchField label={t('takeBack')} {...form.getInputProps('isVoid')} />
      </Stack>
    </FormDialog>
  );
}
