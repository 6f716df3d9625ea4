// The Add Charge dialog: lines are held until Submit posts them all (R435-R446).

import { getAdmission } from '@charaka/contract/stay/admission/admission';
import { admissionTopic } from '@charaka/contract/stay/admission/topics';
import { Skeleton, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../kernel/use-answer.ts';
import { AdmissionHeading } from '../../stay/admission/admission-heading.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { GiftNotice } from './gift-notice.tsx';
import { HeldButtons } from './held-buttons.tsx';
import { HeldLines } from './held-lines.tsx';
import { LineForm } from './line-form.tsx';
import { useHeldCharges } from './use-held-charges.ts';

interface AddChargesProps {
  readonly admissionId: number;
  onClose(): void;
}

/** Dialog to post charges to an admission. */
export default function AddCharges({ admissionId, onClose }: AddChargesProps) {
  const { t } = useTranslation('charge');
  const admission = useAnswer(admissionTopic, getAdmission, { admission: { admissionId } }).data?.admission;
  const held = useHeldCharges(admissionId, { onPosted: onClose });
  return (
    <Dialog
      isOpen
      size="wide"
      title={t('addCharge')}
      onClose={onClose}
      isChanged={held.lines.length > 0}
      isSubmitting={held.isPosting}
      footer={<HeldButtons held={held} />}
    >
      <Stack>
        {admission ? <AdmissionHeading admission={admission} /> : <Skeleton h={20} maw={360} />}
        <LineForm associationId={admission?.associationId ?? null} onAdd={held.hold} />
        <HeldLines lines={held.lines} onRemove={held.drop} />
        <GiftNotice admissionId={admissionId} error={held.error} change={{ lines: held.entries }} />
      </Stack>
    </Dialog>
  );
}
