// Puts a patient's record aside, with the reason.
import { deactivatePatient } from '@charaka/contract/people/patient/patient-record';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../kernel/use-answer.ts';
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx';
import { fullName } from './patient-facts.ts';
import type { Patient } from './patient-form.ts';

/** Opens at once; render it only while it is wanted. */
export default function DeactivatePatient({ patient, onClose }: { patient: Patient; onClose(): void }) {
  const { t } = useTranslation('patientRecord');
  const { patientId } = patient;
  const command = useCommand(deactivatePatient, { onDone: onClose });
  return (
    <ReasonDialog
      title={t('deactivate')}
      isSubmitting={command.isPending}
      submitLabel={t('deactivate')}
      onSave={(reason) => command.mutate({ patient: { patientId, reason } })}
      onClose={onClose}
    >
      <Text size="sm">{t('deactivateText', { name: fullName(patient) })}</Text>
    </ReasonDialog>
  );
}
