// Asks why a discharge is undone, and for another bed where the former one is taken (Q47).

import { getAdmission } from '@charaka/contract/stay/admission/admission';
import { admissionTopic } from '@charaka/contract/stay/admission/topics';
import { getDischarge, undoDischarge, undoneDischarge } from '@charaka/contract/stay/discharge/discharge';
import { dischargeTopic } from '@charaka/contract/stay/discharge/topics';
import { Alert, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formChecks, refusedFields } from '../../kernel/form-checks.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { ReasonField } from '../../ui/field/reason-field.tsx';
import { PatientBanner } from '../admission/patient-banner.tsx';
import { BedChoice, type ChosenBed } from '../bed/bed-choice.tsx';

const checkReason = formChecks(undoneDischarge);

interface UndoForm extends ChosenBed {
  readonly reason: string;
}

/** Opens at once; render it only while it is wanted. */
export default function UndoDischarge({ admissionId, onClose }: { admissionId: number; onClose(): void }) {
  const { t } = useTranslation('discharge');
  const admission = useAnswer(admissionTopic, getAdmission, { admission: { admissionId } }).data?.admission;
  const progress = useAnswer(dischargeTopic, getDischarge, { admission: { admissionId } }).data;
  const isBedTaken = progress !== undefined && !progress.isLastBedFree;
  const command = useCommand(undoDischarge, { onDone: onClose });
  const check = ({ reason, bedId }: UndoForm) => ({
    ...checkReason({ admissionId, reason }),
    ...(isBedTaken && bedId === null ? { bedId: t('undoDischarge.chooseBed') } : {}),
  });
  const initialValues: UndoForm = { reason: '', bedTypeId: null, bedGroupId: null, bedId: null, otherSexReason: '' };
  const form = useForm({ initialValues, validate: check });
  const undo = ({ reason, bedId, otherSexReason }: UndoForm) =>
    command.mutate(
      { admission: { admissionId, reason, ...(isBedTaken ? { bedId, otherSexReason } : {}) } },
      { onError: (error) => form.setErrors(refusedFields(error, 'admission')) },
    );
  return (
    <FormDialog
      size="medium"
      title={t('undoDischarge.title')}
      form={form}
      check={check}
      isSubmitting={command.isPending}
      isSubmitDisabled={!admission || !progress}
      submitLabel={t('undoDischarge.confirm')}
      onSave={undo}
      onClose={onClose}
    >
      <Stack>
        {admission && <PatientBanner admission={admission} place="dialog" />}
        {admission && !isBedTaken && <Text size="sm">{t('undoDischarge.text', { bed: admission.bedName })}</Text>}
        {admission && isBedTaken && (
          <Alert color="orange" icon={<IconAlertTriangle size={18} aria-hidden />}>
            {t('undoDischarge.bedTaken', { bed: admission.bedName })}
          </Alert>
        )}
        {isBedTaken && (
          <BedChoice
            form={form}
            patientId={admission?.patientId ?? null}
            patient={admission}
            associationId={admission?.associationId ?? null}
          />
        )}
        <ReasonField isFirst {...form.getInputProps('reason')} />
      </Stack>
    </FormDialog>
  );
}
