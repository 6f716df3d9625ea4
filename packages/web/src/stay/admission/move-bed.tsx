// Asks about a move to a bed that was pointed at: who is moved, from where to where, and what it costs from when on (R348, Q53).
import { getAdmission } from '@charaka/contract/stay/admission/admission';
import { changeBed } from '@charaka/contract/stay/admission/admission-bed';
import { admissionTopic } from '@charaka/contract/stay/admission/topics';
import { mayTakeBed } from '@charaka/rules/stay/bed-state';
import { Alert, Skeleton, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { BedRow } from '../bed/bed-facts.ts';
import { OtherSexReason } from '../bed/other-sex-reason.tsx';
import { MovePrice } from './move-price.tsx';
import { PatientBanner } from './patient-banner.tsx';

interface MoveBedProps {
  readonly admissionId: number;
  /** The bed as it is now: by news it may be taken while the question stands. */
  readonly bed: BedRow;
  onClose(): void;
}

/** Mounted while it is open. A refusal of the server, such as a bed taken meanwhile, is shown in the dialog. */
export default function MoveBed({ admissionId, bed, onClose }: MoveBedProps) {
  const { t } = useTranslation(['admission', 'bed']);
  const admission = useAnswer(admissionTopic, getAdmission, { admission: { admissionId } }).data?.admission;
  const command = useCommand(changeBed, { onDone: onClose, isSilent: true });
  const [otherSexReason, setOtherSexReason] = useState<string | null>('');
  const { bedId, bedGroupId, bedTypeId, bedName } = bed;
  const isTaken = admission !== undefined && bed.admissionId !== admissionId && !mayTakeBed(bed, admission.patientId);
  const refusal = command.error?.message ?? (isTaken ? t('bed:bedTakenMeanwhile') : null);
  return (
    <Dialog
      isOpen
      size="medium"
      title={t('changeBed.moveTitle', { bed: bedName })}
      isSubmitting={command.isPending}
      isSubmitDisabled={!admission || isTaken}
      submitLabel={t('changeBed.move', { bed: bedName })}
      onSubmit={(event) => {
        event.preventDefault();
        command.mutate({ admission: { admissionId, bedTypeId, bedGroupId, bedId, otherSexReason } });
      }}
      onClose={onClose}
    >
      <Stack>
        {refusal && (
          <Alert color="red" role="alert">
            {refusal}
          </Alert>
        )}
        {admission ? <PatientBanner admission={admission} place="dialog" /> : <Skeleton h={90} />}
        {admission && <MovePrice admission={admission} bedId={bedId} />}
        <OtherSexReason bed={bed} patient={admission} field={{ value: otherSexReason, onChange: setOtherSexReason }} />
      </Stack>
    </Dialog>
  );
}
