// Asks why the initiation of a discharge is taken back, and does it (Q47).

import { getAdmission } from '@charaka/contract/stay/admission/admission';
import { admissionTopic } from '@charaka/contract/stay/admission/topics';
import { undoInitiation } from '@charaka/contract/stay/discharge/discharge';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx';
import { PatientBanner } from '../admission/patient-banner.tsx';

/** Opens at once; render it only while it is wanted. */
export default function UndoInitiation({ admissionId, onClose }: { admissionId: number; onClose(): void }) {
  const { t } = useTranslation('discharge');
  const admission = useAnswer(admissionTopic, getAdmission, { admission: { admissionId } }).data?.admission;
  const command = useCommand(undoInitiation, { onDone: onClose });
  return (
    <ReasonDialog
      size="medium"
      title={t('undoInitiation.title')}
      isSubmitting={command.isPending}
      isSubmitDisabled={!admission}
      submitLabel={t('undoInitiation.confirm')}
      onSave={(reason) => command.mutate({ admission: { admissionId, reason } })}
      onClose={onClose}
    >
      {admission && <PatientBanner admission={admission} place="dialog" />}
      <Text size="sm">{t('undoInitiation.text')}</Text>
    </ReasonDialog>
  );
}
