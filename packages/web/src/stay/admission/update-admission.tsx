// The edit of an admission: the same form with what an edit leaves to others locked; Save is called Update (R362, R386, Q70).

import { getAdmission } from '@charaka/contract/stay/admission/admission';
import { admissionTopic } from '@charaka/contract/stay/admission/topics';
import { updateAdmission } from '@charaka/contract/stay/admission/update-admission';
import { Alert, Skeleton, Stack } from '@mantine/core';
import { type FormErrors, useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { refusedFields } from '../../kernel/form-checks.ts';
import { useFaults } from '../../kernel/form-faults.ts';
import { useSignedIn } from '../../kernel/session.ts';
import { type StaleEdit, useFreshAnswer, useStaleEdit } from '../../kernel/stale-edit.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { PatientCard } from '../../people/patient/patient-card.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { StaleNotice } from '../../ui/dialog/stale-notice.tsx';
import { editFaults, editOf, formOfAdmission } from './admission-edit.ts';
import type { AdmissionForm } from './admission-form.ts';
import { locksOfEdit } from './admission-locks.ts';
import { AdmissionSections } from './admission-sections.tsx';
import type { Admission } from './paper-facts.tsx';

/** Opens at once; render it only while it is wanted. */
export default function UpdateAdmission({ admissionId, onClose }: { admissionId: number; onClose(): void }) {
  const { t } = useTranslation('admission');
  const answer = useAnswer(admissionTopic, getAdmission, { admission: { admissionId } });
  const present = useFreshAnswer(answer)?.admission;
  if (present) return <EditDialog present={present} onStale={() => void answer.refetch()} onClose={onClose} />;
  return (
    <Dialog isOpen size="wide" title={t('editAdmission')} onClose={onClose}>
      {answer.isError ? <Alert color="red">{answer.error.message}</Alert> : <Skeleton height={360} />}
    </Dialog>
  );
}

interface EditDialogProps {
  /** The admission as it is now. */
  readonly present: Admission;
  onStale(): void;
  onClose(): void;
}

function EditDialog({ present, onStale, onClose }: EditDialogProps) {
  const { t } = useTranslation('admission');
  const { user } = useSignedIn();
  const form = useForm<AdmissionForm>({
    initialValues: formOfAdmission(present),
    validate: (values): FormErrors => check(values),
  });
  const { kept, ...edit } = useStaleEdit(form, present, formOfAdmission);
  const check = (values: AdmissionForm): FormErrors => editFaults(values, kept);
  const faults = useFaults(form, check);
  const command = useCommand(updateAdmission, { onDone: onClose });
  const save = (values: AdmissionForm) =>
    command.mutate(
      { admission: editOf(values, kept) },
      {
        onError: (error) => {
          form.setErrors(refusedFields(error, 'admission'));
          onStale();
        },
      },
    );
  return (
    <Dialog
      isOpen
      size="wide"
      title={t('editAdmission')}
      submitLabel={t('update')}
      isChanged={form.isDirty()}
      isSubmitting={command.isPending}
      isSubmitDisabled={faults.isBlocked || edit.isStale || present.isDischarged}
      onSubmit={form.onSubmit(save, faults.onFaults)}
      onClose={onClose}
    >
      <Stack>
        {!command.isPending && <Outdated present={present} edit={edit} />}
        <PatientCard patientId={kept.patientId} />
        <AdmissionSections form={form} locks={locksOfEdit(kept, user.roleId)} />
      </Stack>
    </Dialog>
  );
}

function Outdated({ present, edit }: { present: Admission; edit: StaleEdit }) {
  const { t } = useTranslation('admission');
  if (present.isDischarged) return <Alert color="orange" role="alert" title={t('discharged')} />;
  return <StaleNotice edit={edit} who={present.updatedByName} />;
}
