// The edit of an admission: the same form with what an edit leaves to others locked; Save is called Update (R362, R386, Q70).
import { getAdmission } from '@charaka/contract/admission';
import { updateAdmission } from '@charaka/contract/update-admission';
import { Alert, Button, Group, Skeleton, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusedFields } from '../kernel/form-checks.ts';
import { useFaults } from '../kernel/form-faults.ts';
import { useSignedIn } from '../kernel/session.ts';
import { useAnswer, useCommand } from '../kernel/use-answer.ts';
import { PatientCard } from '../patient/patient-card.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { editFaults, editOf, formOfAdmission, takenOver } from './admission-edit.ts';
import type { AdmissionForm } from './admission-form.ts';
import { locksOfEdit } from './admission-locks.ts';
import { AdmissionSections } from './admission-sections.tsx';
import type { Admission } from './paper-facts.tsx';

/** Opens at once; render it only while it is wanted. */
export default function UpdateAdmission({ admissionId, onClose }: { admissionId: number; onClose(): void }) {
  const { t } = useTranslation('admission');
  const answer = useAnswer('admission', getAdmission, { admission: { admissionId } });
  const present = answer.data?.admission;
  if (present)
    return <EditDialog first={present} present={present} onStale={() => void answer.refetch()} onClose={onClose} />;
  return (
    <Dialog isOpen size="wide" title={t('editAdmission')} onClose={onClose}>
      {answer.isError ? <Alert color="red">{answer.error.message}</Alert> : <Skeleton height={360} />}
    </Dialog>
  );
}

interface EditDialogProps {
  /** The admission when the dialog was opened, and as it is now. */
  readonly first: Admission;
  readonly present: Admission;
  onStale(): void;
  onClose(): void;
}

function EditDialog({ first, present, onStale, onClose }: EditDialogProps) {
  const { t } = useTranslation('admission');
  const { user } = useSignedIn();
  const [kept, setKept] = useState(first);
  const check = (values: AdmissionForm) => editFaults(values, kept);
  const form = useForm<AdmissionForm>({ initialValues: formOfAdmission(kept), validate: check });
  const faults = useFaults(form, check);
  const command = useCommand(updateAdmission, { topics: ['admission', 'bed', 'charge', 'bill'], onDone: onClose });
  const isStale = present.version !== kept.version && !command.isSuccess;
  const takeOver = () => {
    form.setValues(takenOver(form.values, kept, present));
    form.resetDirty(formOfAdmission(present));
    setKept(present);
  };
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
      isSubmitDisabled={faults.isBlocked || isStale || present.isDischarged}
      onSubmit={form.onSubmit(save, faults.onFaults)}
      onClose={onClose}
    >
      <Stack>
        {isStale && <StaleNotice present={present} onTakeOver={takeOver} />}
        <PatientCard patientId={kept.patientId} />
        <AdmissionSections form={form} locks={locksOfEdit(kept, user.roleId)} />
      </Stack>
    </Dialog>
  );
}

/** Tells at once that somebody else was faster, and offers to go on from there. */
function StaleNotice({ present, onTakeOver }: { present: Admission; onTakeOver(): void }) {
  const { t } = useTranslation('admission');
  const who = present.updatedByName ?? t('somebodyElse');
  return (
    <Alert color="orange" role="alert" title={t(present.isDischarged ? 'discharged' : 'changedMeanwhile', { who })}>
      {!present.isDischarged && (
        <Group justify="space-between">
          {t('takeOverHint')}
          <Button size="xs" variant="default" onClick={onTakeOver}>
            {t('takeOver')}
          </Button>
        </Group>
      )}
    </Alert>
  );
}
