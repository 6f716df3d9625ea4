// Puts a patient's record aside, with the reason.
import { deactivatePatient } from '@charaka/contract/people/patient/patient-record';
import { Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextAreaField } from '../../ui/field/form-fields.tsx';
import { fullName } from './patient-facts.ts';
import type { Patient } from './patient-form.ts';

/** Opens at once; render it only while it is wanted. */
export default function DeactivatePatient({ patient, onClose }: { patient: Patient; onClose(): void }) {
  const { t } = useTranslation('patientRecord');
  const form = useForm({
    initialValues: { patientId: patient.patientId, reason: '' },
    validate: formChecks(deactivatePatient.input.shape.patient),
  });
  const command = useCommand(deactivatePatient, { onDone: onClose });
  return (
    <FormDialog
      title={t('deactivate')}
      form={form}
      isSubmitting={command.isPending}
      submitLabel={t('deactivate')}
      onSave={(values) => command.mutate({ patient: values })}
      onClose={onClose}
    >
      <Stack>
        <Text size="sm">{t('deactivateText', { name: fullName(patient) })}</Text>
        <TextAreaField label={t('reason')} isRequired isFirst maxLength={300} {...form.getInputProps('reason')} />
      </Stack>
    </FormDialog>
  );
}
